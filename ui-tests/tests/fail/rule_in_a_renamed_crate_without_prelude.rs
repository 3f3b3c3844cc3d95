#![no_implicit_prelude]
#[derive(::wgsl_layout::WgslLayout)]
#[wgsl(uniform)]
struct Kernel {
    weights: [f32; 9], //~ ERROR the stride of the array `weights` must be a multiple of 16 bytes, but it is 4
}

fn main() {}
