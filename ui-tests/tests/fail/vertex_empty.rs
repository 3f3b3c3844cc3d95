use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex { //~ ERROR a vertex input has at least one member
    #[wgsl(skip)]
    a: u32,
}

fn main() {}
