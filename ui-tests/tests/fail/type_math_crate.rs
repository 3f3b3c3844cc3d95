use wgsl_layout::WgslLayout;

mod glam {
    pub struct Vec3 {
        pub x: f32,
        pub y: f32,
        pub z: f32,
    }
}

/// As if it came from another version of the crate.
#[derive(WgslLayout)]
struct Light {
    position: glam::Vec3, //~ ERROR enable the feature of `wgsl-layout` for that version of the crate
    range: f32,
}

fn main() {}
