use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    #[wgsl(align(8))] //~ ERROR `align(8)` on `Light.tint` is less than the alignment of its type, 16
    tint: glam::Vec3,
    #[wgsl(size(4))] //~ ERROR `size(4)` on `Light.shade` is less than the size of its type, 16
    shade: glam::Vec4,
}

fn main() {}
