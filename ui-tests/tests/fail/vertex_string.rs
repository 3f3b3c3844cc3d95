use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    name: String, //~ ERROR `String` has no vertex format
}

fn main() {}
