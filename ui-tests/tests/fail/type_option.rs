use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    range: Option<f32>, //~ ERROR WGSL has no optional values
    color: u32,
}

fn main() {}
