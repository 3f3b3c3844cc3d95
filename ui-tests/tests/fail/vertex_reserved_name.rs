use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    #[wgsl(rename = "meta")] //~ ERROR `meta` is a reserved word of WGSL
    a: u32,
}

fn main() {}
