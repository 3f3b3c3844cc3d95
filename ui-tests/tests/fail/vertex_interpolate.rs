use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    #[wgsl(interpolate(flat))] //~ ERROR `interpolate` is an attribute of `WgslInterStage`, which `Vertex` does not derive
    a: u32,
}

fn main() {}
