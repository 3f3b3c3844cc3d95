use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
struct Vertex<T> { //~ ERROR `WgslVertexInput` cannot be derived for a generic struct
    value: T,
}

fn main() {}
