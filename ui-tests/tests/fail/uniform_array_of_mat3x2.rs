use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Poses {
    poses: [wgsl_layout::types::mat3x2f; 3], //~ ERROR the stride of the array `poses` must be a multiple of 16 bytes, but it is 24
}

fn main() {}
