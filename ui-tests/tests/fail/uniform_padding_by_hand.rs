use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Light {
    position: glam::Vec3,
    radius: f32,
    intensity: f32,
    _pad: [f32; 3], //~ ERROR delete `_pad`: the derive pads by itself
}

fn main() {}
