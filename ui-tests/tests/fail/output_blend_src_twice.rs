use wgsl_layout::WgslFragmentOutput;

#[derive(WgslFragmentOutput)]
struct Output {
    #[wgsl(blend_src(0))]
    color: glam::Vec4,
    #[wgsl(blend_src(0))] //~ ERROR `factor` has the same `blend_src` as `color`
    factor: glam::Vec4,
}

fn main() {}
