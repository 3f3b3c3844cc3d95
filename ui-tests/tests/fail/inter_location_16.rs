use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
struct Varyings {
    #[wgsl(location(16))] //~ ERROR `fog` has location 16, but the last one between stages is 15
    fog: f32,
}

fn main() {}
