use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    #[wgsl(format(unorm8x3))] //~ ERROR there is none of three components: use `unorm8x4`
    tint: [u8; 3],
}

fn main() {}
