use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    #[wgsl(formt(unorm8x4))] //~ ERROR unknown `wgsl` member attribute `formt`
    tint: [u8; 4],
}

fn main() {}
