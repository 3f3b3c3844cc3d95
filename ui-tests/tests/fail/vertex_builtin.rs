use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    position: [f32; 3],
    #[wgsl(builtin(vertex_index))] //~ ERROR a vertex buffer holds no built-in values
    index: u32,
}

fn main() {}
