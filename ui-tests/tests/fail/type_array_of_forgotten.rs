use wgsl_layout::WgslLayout;

struct Inner {
    x: f32,
}

#[derive(WgslLayout)]
struct Outer {
    inner: [Inner; 4], //~ ERROR `Inner` is not a host-shareable WGSL type
    y: f32,
}

fn main() {}
