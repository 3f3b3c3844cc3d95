use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Material<'a> {
    roughness: f32,
    name: &'a str, //~ ERROR WGSL has no text
}

fn main() {}
