use wgsl_layout::WgslVertexInput;

#[derive(WgslVertexInput)]
#[repr(C)]
struct Vertex { //~ ERROR are 2056 bytes apart, but a vertex buffer allows at most 2048
    uv: [f32; 2],
    #[wgsl(skip)]
    history: [u32; 512],
}

fn main() {}
