use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Kernel<const N: usize> {
    weights: [f64; N], //~ ERROR WGSL has no 64-bit floating-point type
    size: u32,
}

fn main() {}
