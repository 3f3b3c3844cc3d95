use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
struct VertexOut {
    #[wgsl(builtin(position))]
    clip: glam::Vec4,
    uv: glam::Vec2,
    #[wgsl(interpolate(linear))]
    fog: f32,
}

#[derive(WgslInterStage)]
#[wgsl(from(VertexOut))]
struct FragmentIn {
    #[wgsl(location(1))] //~ ERROR `location` and `from` exclude each other
    fog: f32,
}

fn main() {}
