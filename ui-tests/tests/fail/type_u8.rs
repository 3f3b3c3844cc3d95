use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Material {
    kind: u8, //~ ERROR WGSL has no 8-bit integer type
    roughness: f32,
}

fn main() {}
