use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    #[wgsl(align(16u32))] //~ ERROR `align` must be a positive integer literal without a suffix
    color: glam::Vec3,
}

fn main() {}
