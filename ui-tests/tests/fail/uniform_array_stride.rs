use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Kernel {
    size: u32,
    #[wgsl(align(16))]
    weights: [f32; 9], //~ ERROR the stride of the array `weights` must be a multiple of 16 bytes, but it is 4
}

fn main() {}
