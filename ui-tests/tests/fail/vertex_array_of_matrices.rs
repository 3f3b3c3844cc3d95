use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    bones: [[[f32; 4]; 4]; 2], //~ ERROR an array of matrices is more than an attribute
}

fn main() {}
