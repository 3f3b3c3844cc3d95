use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
struct Varyings {
    #[wgsl(builtin(clip_distances))]
    distances: [f32; 4],
    #[wgsl(builtin(front_facing))]
    front: bool, //~ ERROR but `Varyings` is the output of a vertex shader
}

fn main() {}
