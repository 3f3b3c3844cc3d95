use wgsl_layout::WgslFragmentOutput;

#[derive(WgslFragmentOutput)]
struct Output {
    #[wgsl(builtin(frag_depth))]
    depth: u32, //~ ERROR `builtin(frag_depth)` is a `f32`, but `depth` is a `u32`
}

fn main() {}
