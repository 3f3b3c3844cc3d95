use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
#[repr(C)]
struct Vertex { //~ ERROR the vertices of `Vertex` are 2 bytes apart
    uv: [u8; 2],
}

fn main() {}
