use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    position: [f32; 3],
    color: [u8; 3], //~ ERROR `[u8; 3]` has no vertex format: there is none of three 8-bit components
}

fn main() {}
