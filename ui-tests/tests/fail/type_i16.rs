use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Joint {
    parent: i16, //~ ERROR WGSL has no 16-bit integer type
    weight: f32,
}

fn main() {}
