use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Kernel {
    weights: [f32; 1], //~ ERROR the stride of the array `weights` must be a multiple of 16 bytes, but it is 4
}

fn main() {}
