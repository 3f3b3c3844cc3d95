use wgsl_layout::WgslFragmentOutput;

#[derive(WgslFragmentOutput)]
struct Output { //~ ERROR the targets of `Output` take 48 bytes for each sample, and a device offers 32
    #[wgsl(target(rgba32float))]
    a: glam::Vec4,
    #[wgsl(target(rgba32float))]
    b: glam::Vec4,
    #[wgsl(target(rgba32float))]
    c: glam::Vec4,
}

fn main() {}
