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
    #[wgsl(location(4))]
    fog: f32,
}

link!(VertexOut, FragmentIn); //~ ERROR `FragmentIn` reads `fog` at location 4, where `VertexOut` has nothing

fn main() {}
