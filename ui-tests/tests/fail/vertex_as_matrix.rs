use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    #[wgsl(as = mat4x4f)] //~ ERROR `mat4x4f` is not a scalar or vector of WGSL
    world: glam::Mat4,
}

fn main() {}
