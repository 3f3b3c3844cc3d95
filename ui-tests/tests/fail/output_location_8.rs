use wgsl_layout::WgslFragmentOutput;

#[derive(WgslFragmentOutput)]
struct Output {
    #[wgsl(location(8))] //~ ERROR `color` has location 8, but the last one of a fragment output is 7
    color: glam::Vec4,
}

fn main() {}
