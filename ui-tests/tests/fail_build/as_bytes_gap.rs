use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    position: glam::Vec3,
    color: glam::Vec3,
}

fn main() {
    let light = Light { position: glam::Vec3::ZERO, color: glam::Vec3::ONE };
    light.as_bytes(); //~ ERROR member `color` is at offset 12 in Rust and at 16 in WGSL
}
