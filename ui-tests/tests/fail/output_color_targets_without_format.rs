use wgsl_layout::{WgslFragmentOutput, color_targets};

mod wgpu {
    wgsl_layout::__wgpu_target_stand_in!();
}

#[derive(WgslFragmentOutput)]
struct Output {
    color: glam::Vec4,
}

const TARGETS: [Option<wgpu::ColorTargetState>; 1] = color_targets!(Output); //~ ERROR the member `color` of `Output` names no format

fn main() {}
