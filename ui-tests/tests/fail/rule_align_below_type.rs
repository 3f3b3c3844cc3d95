use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    intensity: f32,
    #[wgsl(align(8))] //~ ERROR `align(8)` on `Light.tint` is less than the alignment of its type, 16
    tint: glam::Vec3,
}

fn main() {}
