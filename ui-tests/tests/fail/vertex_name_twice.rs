use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex {
    a: u32,
    #[wgsl(rename = "a")] //~ ERROR the members `a` and `b` are both named `a` in WGSL
    b: u32,
}

fn main() {}
