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
    uv: glam::Vec4, //~ ERROR `VertexOut` has `uv` as a `vec2f`, here it is a `vec4f`
}

fn main() {}
