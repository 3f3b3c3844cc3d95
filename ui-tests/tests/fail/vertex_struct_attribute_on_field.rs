use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    #[wgsl(step = instance)] //~ ERROR `step` belongs on the struct, not on a member
    tint: [u8; 4],
}

fn main() {}
