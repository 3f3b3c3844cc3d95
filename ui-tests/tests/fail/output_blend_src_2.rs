use wgsl_layout::WgslFragmentOutput;

#[derive(WgslFragmentOutput)]
struct Output {
    #[wgsl(blend_src(2))] //~ ERROR `blend_src` is 0 or 1
    color: glam::Vec4,
}

fn main() {}
