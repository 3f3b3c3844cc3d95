use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    range: f32,
}

const RANGE: usize = Light::LAYOUT.offset_of("rnge"); //~ ERROR evaluation panicked

fn main() {}
