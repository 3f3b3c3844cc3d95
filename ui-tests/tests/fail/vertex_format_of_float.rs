use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    #[wgsl(format(unorm8x4))] //~ ERROR of floating-point 32-bit numbers
    tint: f32,
}

fn main() {}
