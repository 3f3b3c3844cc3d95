use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
#[wgsl(vertex_output)]
struct VertexOut { //~ ERROR `VertexOut` lacks the position
    uv: glam::Vec2,
}

fn main() {}
