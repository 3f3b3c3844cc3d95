use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    range: f64, //~ ERROR WGSL has no 64-bit floating-point type
    color: u32,
}

fn main() {}
