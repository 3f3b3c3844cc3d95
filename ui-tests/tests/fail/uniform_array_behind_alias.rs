use wgsl_layout::WgslLayout;

type Weights = [f32; 8];

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Kernel {
    weights: Weights, //~ ERROR the stride of the array `weights` must be a multiple of 16 bytes, but it is 4
}

fn main() {}
