use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
enum Vertex { //~ ERROR `WgslVertexInput` cannot be derived for an enum
    A,
}

fn main() {}
