use wgsl_layout::WgslFragmentOutput;

#[derive(WgslFragmentOutput)]
struct Output {
    #[wgsl(interpolate(flat))] //~ ERROR `interpolate` is an attribute of `WgslInterStage`, which `Output` does not derive
    color: glam::Vec4,
}

fn main() {}
