use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    #[wgsl(location(1))]
    position: [f32; 3],
    #[wgsl(location(1))] //~ ERROR location 1 of `uv` is already taken by `position`
    uv: [f32; 2],
}

fn main() {}
