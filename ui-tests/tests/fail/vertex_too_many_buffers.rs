use wgsl_layout::{WgslVertexInput, vertex_buffers};

#[derive(WgslVertexInput)]
struct A {
    a: f32,
}

const BUFFERS: [wgsl_layout::stage::VertexBuffer; 9] = vertex_buffers![A, A, A, A, A, A, A, A, A]; //~ ERROR at most 8 vertex buffers, these are 9

fn main() {}
