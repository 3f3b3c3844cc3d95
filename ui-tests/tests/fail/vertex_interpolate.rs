use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    #[wgsl(interpolate(flat))] //~ ERROR which `Vertex` does not have
    a: u32,
}

fn main() {}
