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
    uvs: glam::Vec2, //~ ERROR `VertexOut` has no member `uvs` with a location
}

fn main() {}
