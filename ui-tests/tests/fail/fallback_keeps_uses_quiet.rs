use wgsl_layout::{WgslDecode, WgslLayout, wgsl};

#[derive(WgslLayout, Clone, Copy)]
struct Light {
    #[wgsl(align(24))] //~ ERROR `align` must be a power of two
    range: f32,
    color: u32,
}

#[derive(WgslLayout)]
struct Scene {
    light: Light,
    lights: [Light; 4],
    more: Vec<Light>,
}

const OFFSET: usize = Scene::LAYOUT.offset_of("lights[2].color");
const SIZE: usize = Light::LAYOUT.offset_of("color");
const TEXT: &str = wgsl!(Scene, Light; "fn main() {}");

fn main() {
    let light = Light { range: 1.0, color: 2 };
    let bytes = light.to_bytes();
    let _ = Light::read_from(&bytes);
    let _ = [light, light].as_slice().write_into(&mut [0; 64]);
    let _ = (Light::WGSL, Scene::WGSL_TYPE, Light::MIN_BINDING_SIZE, OFFSET, SIZE, TEXT);
}
