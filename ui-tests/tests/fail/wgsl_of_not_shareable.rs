use wgsl_layout::WgslLayout;

struct Light {
    range: f32,
}

const TEXT: &str = wgsl_layout::wgsl!(Light); //~ ERROR `Light` is not a host-shareable WGSL type

fn main() {}
