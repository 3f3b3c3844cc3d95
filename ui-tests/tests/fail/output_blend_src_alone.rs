use wgsl_layout::WgslFragmentOutput;

#[derive(WgslFragmentOutput)]
struct Output {
    #[wgsl(blend_src(0))] //~ ERROR `color` is a source of blending without the other one
    color: glam::Vec4,
}

fn main() {}
