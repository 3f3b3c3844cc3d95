use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    #[wgsl(size(8))] //~ ERROR `size(8)` on `Light.tint` is less than the size of its type, 12
    tint: glam::Vec3,
}

fn main() {}
