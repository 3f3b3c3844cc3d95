use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Inner {
    time: glam::Vec4,
    weights: [f32; 8],
}

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Outer {
    inner: [Inner; 2], //~ ERROR the stride of the array `inner[0].weights` must be a multiple of 16 bytes, but it is 4
}

fn main() {}
