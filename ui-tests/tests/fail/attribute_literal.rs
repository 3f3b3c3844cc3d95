use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl("Light")] //~ ERROR expected
struct Light {
    range: f32,
}

fn main() {}
