use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
#[repr(C)]
struct Vertex {
    flag: u8,
    color: [u8; 4], //~ ERROR `color` starts at byte 1 of the vertex, but an attribute of format `uint8x4` starts at a multiple of 4
}

fn main() {}
