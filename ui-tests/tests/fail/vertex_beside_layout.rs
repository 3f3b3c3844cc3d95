use wgsl_layout::{WgslLayout, WgslVertexInput};

// Both derives read the fields; each reports its own mistakes.
#[derive(WgslLayout, WgslVertexInput)]
struct Both {
    #[wgsl(format(unorm8x4), align(3))] //~ ERROR `align` must be a power of two
    color: u32,
    #[wgsl(format(unorm8x2))] //~ ERROR `format(unorm8x2)` is 2 bytes, but `id`, `u32`, is 4
    id: u32,
}

fn main() {}
