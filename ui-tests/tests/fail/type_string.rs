use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Material {
    name: String, //~ ERROR WGSL has no text
    roughness: f32,
}

fn main() {}
