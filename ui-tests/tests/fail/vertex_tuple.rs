use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex([f32; 3]); //~ ERROR the members of a vertex input have names

fn main() {}
