use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Lights {
    count: u32,
    lights: Vec<glam::Vec4>, //~ ERROR `Lights.lights` is runtime-sized, so it cannot be in the uniform address space
}

fn main() {}
