use wgsl_layout::WgslFragmentOutput;

#[derive(WgslFragmentOutput)]
struct Output {
    #[wgsl(blend_src(0))]
    color: glam::Vec4,
    #[wgsl(blend_src(1))] //~ ERROR `factor` is a `vec3f`, but the other source of blending, `color`, is a `vec4f`
    factor: glam::Vec3,
}

fn main() {}
