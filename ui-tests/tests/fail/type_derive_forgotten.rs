use wgsl_layout::WgslLayout;

struct Inner {
    x: f32,
}

#[derive(WgslLayout)]
struct Outer {
    inner: Inner, //~ ERROR add `#[derive(WgslLayout)]` to its definition
    y: f32,
}

fn main() {}
