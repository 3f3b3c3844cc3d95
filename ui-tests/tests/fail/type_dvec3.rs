use wgsl_layout::WgslLayout;

use glam::DVec3;

#[derive(WgslLayout)]
struct Body {
    position: DVec3, //~ ERROR `Vec3` in place of `DVec3`
    mass: f32,
}

fn main() {}
