use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
#[wgsl(step = instanced)] //~ ERROR `step` is `vertex` or `instance`
struct Vertex {
    tint: [u8; 4],
}

fn main() {}
