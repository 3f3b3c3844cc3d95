use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    on: bool, //~ ERROR a WGSL `bool` has no layout in memory
    range: f64, //~ ERROR WGSL has no 64-bit floating-point type
    name: String, //~ ERROR WGSL has no text
    color: Option<u32>, //~ ERROR WGSL has no optional values
}

fn main() {}
