use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
struct Varyings {
    #[wgsl(builtin(position), location(0))] //~ ERROR `builtin` and `location` exclude each other
    a: glam::Vec4,
}

fn main() {}
