use wgsl_layout::WgslVertexInput;
use wgsl_layout_rewrite::rewrite;

/// Numbers turn into bytes that are never written.
#[derive(WgslVertexInput)] //~ ERROR mismatched types
#[rewrite(Number => std::mem::MaybeUninit<f32>)]
#[repr(C)]
struct Vertex {
    range: Number,
}

type Number = f32;

fn main() {}
