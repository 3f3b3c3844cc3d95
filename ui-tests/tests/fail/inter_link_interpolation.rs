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
    #[wgsl(location(1))]
    fog: f32,
}

link!(VertexOut, FragmentIn); //~ ERROR with `interpolate(perspective, center)`, where `VertexOut` has `interpolate(linear, center)`

fn main() {}
