use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(no_padding)] //~ ERROR `Light` has padding: 4 bytes after `position`
struct Light {
    position: glam::Vec3,
    color: glam::Vec3,
    radius: f32,
}

fn main() {}
