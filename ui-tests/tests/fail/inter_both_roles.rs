use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
#[wgsl(vertex_output, fragment_input)] //~ ERROR `vertex_output` and `fragment_input` exclude each other
struct Varyings {
    uv: glam::Vec2,
}

fn main() {}
