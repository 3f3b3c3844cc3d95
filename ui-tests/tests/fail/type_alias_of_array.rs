use wgsl_layout::WgslLayout;

type Weights = [f64; 4];

#[derive(WgslLayout)]
struct Kernel {
    weights: Weights, //~ ERROR is not a host-shareable WGSL type
    size: u32,
}

fn main() {}
