use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    weights: [f32; 5], //~ ERROR a vector has two, three or four components, this has 5
}

fn main() {}
