use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    #[wgsl(align(16))] //~ ERROR `align` is an attribute of `WgslLayout`, which `Vertex` does not derive
    a: f32,
}

fn main() {}
