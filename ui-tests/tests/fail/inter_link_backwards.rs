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
#[wgsl(fragment_input)]
struct FragmentIn {
    uv: glam::Vec2,
}

link!(FragmentIn, VertexOut); //~ ERROR `FragmentIn` is the input of a fragment shader, not the output of a vertex shader

fn main() {}
