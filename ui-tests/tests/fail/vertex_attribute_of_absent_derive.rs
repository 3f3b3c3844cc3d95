use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    #[wgsl(align(16))] //~ ERROR which `Vertex` does not have
    a: f32,
}

fn main() {}
