use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    world: glam::Mat2,
    world_1: f32, //~ ERROR `world_1` is also the name of a column of the matrix `world`
}

fn main() {}
