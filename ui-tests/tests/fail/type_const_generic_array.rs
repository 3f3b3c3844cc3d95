use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Kernel<const N: usize> {
    size: u32,
    weights: [f64; N], //~ ERROR WGSL has no 64-bit floating-point type
}

fn main() {}
