use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
struct Varyings {
    #[wgsl(builtin(position))]
    clip: glam::Vec3, //~ ERROR `builtin(position)` is a `vec4f`, but `clip` is a `glam::Vec3`
}

fn main() {}
