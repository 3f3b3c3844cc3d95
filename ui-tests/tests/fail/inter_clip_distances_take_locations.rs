use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
struct Varyings {
    #[wgsl(builtin(clip_distances))]
    distances: [f32; 8],
    #[wgsl(location(14))] //~ ERROR the last one between stages is 13
    fog: f32,
}

fn main() {}
