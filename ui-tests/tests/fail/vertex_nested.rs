use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Inner {
    a: f32,
}

#[derive(WgslVertexInput)]
struct Vertex {
    inner: Inner, //~ ERROR `Inner` has no vertex format
}

fn main() {}
