use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    #[wgsl(as = vec4h)] //~ ERROR a vertex attribute cannot be read as `vec4h`
    tint: [f32; 4],
}

fn main() {}
