use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    #[wgsl(format(unorm8x5))] //~ ERROR unknown vertex format `unorm8x5`
    tint: [u8; 4],
}

fn main() {}
