use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    visible: bool, //~ ERROR no format is read as a `bool`
}

fn main() {}
