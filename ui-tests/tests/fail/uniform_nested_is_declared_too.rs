use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Inner {
    weights: [f32; 8], //~ ERROR the stride of the array `weights` must be a multiple of 16 bytes, but it is 4
}

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Outer {
    inner: Inner,
}

fn main() {}
