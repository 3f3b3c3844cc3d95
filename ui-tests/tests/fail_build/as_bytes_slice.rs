use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[repr(C)]
struct Light {
    position: glam::Vec3,
    color: glam::Vec3,
}

fn main() {
    let light = || Light { position: glam::Vec3::ZERO, color: glam::Vec3::ONE };
    [light(), light()].as_slice().as_bytes(); //~ ERROR member `color` is at offset 12 in Rust and at 16 in WGSL
    [glam::Vec3::ONE].as_slice().as_bytes(); //~ ERROR an element is 12 bytes in Rust and 16 in WGSL
    [[glam::Vec3::ONE; 2]; 3].as_bytes(); //~ ERROR an element is 24 bytes in Rust and 32 in WGSL
}
