use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
pub struct Light {
    color: u32,
    range: f64, //~ ERROR WGSL has no 64-bit floating-point type
}

fn main() {}
