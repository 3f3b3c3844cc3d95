use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    #[wgsl(location(13))] //~ ERROR `world` has location 16
    world: glam::Mat4,
}

fn main() {}
