use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Samples {
    count: u32,
    values: Box<[f64]>, //~ ERROR WGSL has no 64-bit floating-point type
}

fn main() {}
