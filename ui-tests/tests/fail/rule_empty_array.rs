use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Kernel {
    size: u32,
    weights: [f32; 0], //~ ERROR `Kernel.weights` is an array of length zero, and a WGSL array has at least one element
}

fn main() {}
