use wgsl_layout::WgslFragmentOutput;

#[derive(WgslFragmentOutput)]
struct Output {
    #[wgsl(target(r32sint))] //~ ERROR `target(r32sint)` takes a `i32`, but `id` is a `u32`
    id: u32,
}

fn main() {}
