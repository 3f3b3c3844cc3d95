use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    #[wgsl(format(float32x2))] //~ ERROR `format` on `world`, a matrix
    world: glam::Mat2,
}

fn main() {}
