use wgsl_layout::WgslFragmentOutput;

#[derive(WgslFragmentOutput)]
struct Output {
    #[wgsl(target(rgb8unorm))] //~ ERROR unknown format of a colour target `rgb8unorm`
    color: glam::Vec4,
}

fn main() {}
