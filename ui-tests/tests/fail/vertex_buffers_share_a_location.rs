use wgsl_layout::{WgslVertexInput, vertex_buffers};

#[derive(WgslVertexInput)]
struct Mesh {
    position: [f32; 3],
}
#[derive(WgslVertexInput)]
struct Instance {
    world: glam::Mat4,
}

const BUFFERS: [wgsl_layout::stage::VertexBuffer; 2] = vertex_buffers![Mesh, Instance]; //~ ERROR both have an attribute at location 0

fn main() {}
