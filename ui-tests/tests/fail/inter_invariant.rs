use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
struct Varyings {
    #[wgsl(invariant)] //~ ERROR `invariant` belongs on `builtin(position)`
    a: glam::Vec4,
}

fn main() {}
