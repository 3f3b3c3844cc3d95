use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
struct Varyings {
    uv: [f32; 2],
    #[wgsl(location(0))] //~ ERROR location 0 of `fog` is already taken by `uv`
    fog: f32,
}

fn main() {}
