use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    #[wgsl(as = vec4f)] //~ ERROR the format `uint8x4` is read as `vec4u`
    tint: [u8; 4],
}

fn main() {}
