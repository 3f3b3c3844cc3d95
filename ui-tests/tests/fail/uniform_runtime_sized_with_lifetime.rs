use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform(pad, webgl2))]
struct Lights<'a> {
    count: u32,
    lights: &'a [glam::Vec4], //~ ERROR `Lights.lights` is runtime-sized, so it cannot be in the uniform address space
}

fn main() {}
