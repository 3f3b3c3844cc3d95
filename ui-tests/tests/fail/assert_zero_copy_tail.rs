use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[repr(C)]
#[wgsl(zero_copy)] //~ ERROR it is 20 bytes in Rust and 32 in WGSL
struct Light {
    position: glam::Vec3,
    radius: f32,
    intensity: f32,
}

fn main() {}
