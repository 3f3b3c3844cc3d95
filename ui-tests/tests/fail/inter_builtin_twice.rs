use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
struct Varyings {
    #[wgsl(builtin(position))]
    a: glam::Vec4,
    #[wgsl(builtin(position))]
    b: glam::Vec4, //~ ERROR `builtin(position)` is given twice
}

fn main() {}
