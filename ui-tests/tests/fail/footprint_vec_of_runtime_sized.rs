use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Inner {
    values: Vec<f32>,
}

#[derive(WgslLayout)]
struct Outer {
    count: u32,
    inner: Vec<Inner>, //~ ERROR `Inner` has no fixed footprint
}

fn main() {}
