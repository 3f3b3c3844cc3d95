use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[repr(C)]
#[wgsl(zero_copy)] //~ ERROR member `color` is at offset 12 in Rust and at 16 in WGSL
struct Light {
    position: glam::Vec3,
    color: glam::Vec3,
}

fn main() {}
