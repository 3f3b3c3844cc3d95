use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    #[wgsl(format(unorm8x4))] //~ ERROR `format(unorm8x4)` is 4 bytes, but `tint`, `[u8; 2]`, is 2
    tint: [u8; 2],
}

fn main() {}
