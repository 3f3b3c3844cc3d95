use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Inner {
    values: Vec<f32>,
}

#[derive(WgslLayout)]
struct Outer {
    inner: Inner, //~ ERROR `Inner` has no fixed footprint
    count: u32,
}

fn main() {}
