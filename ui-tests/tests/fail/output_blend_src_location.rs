use wgsl_layout::WgslFragmentOutput;

#[derive(WgslFragmentOutput)]
struct Output {
    #[wgsl(blend_src(0))]
    color: glam::Vec4,
    #[wgsl(location(1), blend_src(1))] //~ ERROR `factor` has location 1, but both sources of blending are at location 0
    factor: glam::Vec4,
}

fn main() {}
