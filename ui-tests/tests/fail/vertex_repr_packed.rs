use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
#[repr(C, packed)] //~ ERROR a vertex input cannot be `repr(packed)`
struct Vertex {
    uv: [f32; 2],
}

fn main() {}
