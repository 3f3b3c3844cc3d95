use wgsl_layout::{WgslInterStage, link};

#[derive(WgslInterStage)]
struct VertexOut {
    #[wgsl(builtin(position))]
    clip: glam::Vec4,
    uv: glam::Vec2,
    #[wgsl(interpolate(linear))]
    fog: f32,
}

#[derive(WgslInterStage)]
struct FragmentIn {
    uv: glam::Vec4,
}

link!(VertexOut, FragmentIn); //~ ERROR `FragmentIn` reads `uv` at location 0 as a `vec4f`, where `VertexOut` writes `uv`, a `vec2f`

fn main() {}
