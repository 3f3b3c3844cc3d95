use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl("Light")] //~ ERROR expected the name of an attribute
struct Light {
    range: f32,
}

fn main() {}
