use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    #[wgsl(format(unorm8x4), format(uint8x4))] //~ ERROR `format` is given twice
    tint: [u8; 4],
}

fn main() {}
