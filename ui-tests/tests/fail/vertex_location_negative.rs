use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    #[wgsl(location(-1))] //~ ERROR `location` must be an integer literal, 0 or more
    a: f32,
}

fn main() {}
