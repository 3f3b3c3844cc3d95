use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Mask {
    axes: glam::BVec3, //~ ERROR `UVec3` in place of `BVec3`
    strength: f32,
}

fn main() {}
