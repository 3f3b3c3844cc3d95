use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    position: [f64; 3], //~ ERROR `[f64; 3]` has no vertex format: WGSL has no 64-bit floating-point type
}

fn main() {}
