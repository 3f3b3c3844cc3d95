use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Globals {
    time: f32,
    poses: [wgsl_layout::types::mat2x2f; 2], //~ ERROR member `poses` must start at a multiple of 16 bytes, but its offset is 8
}

fn main() {}
