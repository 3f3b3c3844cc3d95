use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Inner {
    values: Vec<f32>,
}

#[derive(WgslLayout)]
struct Outer {
    count: u32,
    inner: Inner, //~ ERROR `Inner` cannot be a member of another struct
}

fn main() {}
