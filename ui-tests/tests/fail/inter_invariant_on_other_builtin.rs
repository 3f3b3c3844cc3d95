use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
struct Varyings {
    #[wgsl(builtin(sample_index), invariant)] //~ ERROR `invariant` belongs on `builtin(position)`
    a: u32,
}

fn main() {}
