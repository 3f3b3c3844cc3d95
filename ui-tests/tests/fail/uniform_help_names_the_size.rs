use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Inner {
    a: glam::Vec2,
    b: glam::Vec2,
    c: f32,
}

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Globals {
    inner: Inner,
    time: f32, //~ ERROR or add `#[wgsl(size(32))]` to `inner`, the member before
}

fn main() {}
