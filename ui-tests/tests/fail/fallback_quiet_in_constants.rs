use wgsl_layout::{FixedFootprint, WgslLayout, assert_uniform, slot};

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Light {
    #[wgsl(algin(16))] //~ ERROR there is an attribute with a similar name or meaning: `align`
    range: f32,
    color: glam::Vec3,
}

#[derive(WgslLayout)]
#[wgsl(uniform, no_padding)]
struct Scene {
    lights: [Light; 4],
    count: glam::Vec4,
}

assert_uniform!(Light);
const COLOR: usize = slot!(Scene, lights[2].color).offset();
const STRIDE: usize = Light::LAYOUT.stride();
const KEYS: &[wgsl_layout::Member] = Light::LAYOUT.members();

fn fixed<T: FixedFootprint>() {}

fn main() {
    fixed::<Scene>();
    let _ = (COLOR, STRIDE, KEYS.len(), Light::ZERO_COPY);
}
