use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Glyph {
    code: char, //~ ERROR WGSL has no character type
    advance: f32,
}

fn main() {}
