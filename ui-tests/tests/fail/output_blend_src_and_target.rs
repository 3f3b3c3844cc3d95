use wgsl_layout::WgslFragmentOutput;

#[derive(WgslFragmentOutput)]
struct Output {
    #[wgsl(blend_src(0))]
    color: glam::Vec4,
    #[wgsl(blend_src(1))]
    factor: glam::Vec4,
    other: glam::Vec4, //~ ERROR `other` is a target beside the two sources of blending
}

fn main() {}
