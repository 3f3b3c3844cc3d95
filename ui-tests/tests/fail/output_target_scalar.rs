use wgsl_layout::WgslFragmentOutput;

#[derive(WgslFragmentOutput)]
struct Output {
    #[wgsl(target(r32uint))] //~ ERROR `target(r32uint)` takes a `u32`, but `id` is a `f32`
    id: f32,
}

fn main() {}
