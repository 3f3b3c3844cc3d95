use wgsl_layout::WgslLayout;

pub struct Inner {
    x: f32,
}

#[derive(WgslLayout)]
pub struct Outer {
    count: u32,
    inner: Inner, //~ ERROR `Inner` is not a host-shareable WGSL type
}

fn main() {}
