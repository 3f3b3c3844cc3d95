use wgsl_layout::WgslVertexInput;

type Id = u64;

#[derive(WgslVertexInput)]
struct Vertex {
    id: Id, //~ ERROR `Id` has no vertex format: WGSL has no 64-bit integers
}

fn main() {}
