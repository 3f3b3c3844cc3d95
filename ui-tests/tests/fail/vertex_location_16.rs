use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    #[wgsl(location(15))]
    a: f32,
    b: f32, //~ ERROR `b` has location 16, but the last one of a vertex input is 15
}

fn main() {}
