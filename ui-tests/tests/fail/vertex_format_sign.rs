use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    #[wgsl(format(unorm8x4))] //~ ERROR made of unsigned normalized 8-bit numbers, but `tint`, `[i8; 4]`, of signed 8-bit numbers
    tint: [i8; 4],
}

fn main() {}
