use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
struct Varyings {
    world: glam::Mat4, //~ ERROR it is a matrix
}

fn main() {}
