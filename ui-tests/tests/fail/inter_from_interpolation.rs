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
    #[wgsl(interpolate(flat))]
    fog: f32, //~ ERROR `VertexOut` has `fog` with `interpolate(linear, center)`
}

fn main() {}
