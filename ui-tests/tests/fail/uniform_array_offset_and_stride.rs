use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Globals {
    time: f32,
    weights: [f32; 8], //~ ERROR but it is 4; also, member `weights` must start at a multiple of 16 bytes, but its offset is 4
}

fn main() {}
