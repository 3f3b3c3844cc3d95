use wgsl_layout::vertex_buffers;

struct Plain {
    a: f32,
}

const BUFFERS: [wgsl_layout::stage::VertexBuffer; 1] = vertex_buffers![Plain]; //~ ERROR `Plain` is not a vertex input

fn main() {}
