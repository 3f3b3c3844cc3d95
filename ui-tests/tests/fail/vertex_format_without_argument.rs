use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    #[wgsl(format)] //~ ERROR `format` takes its argument in parentheses
    tint: [u8; 4],
}

fn main() {}
