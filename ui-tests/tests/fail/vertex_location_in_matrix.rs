use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    world: glam::Mat4,
    #[wgsl(location(3))] //~ ERROR location 3 of `uv` is already taken by `world`
    uv: [f32; 2],
}

fn main() {}
