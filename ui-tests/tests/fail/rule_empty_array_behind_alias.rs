use wgsl_layout::WgslLayout;

type Weights = [f32; 0];

#[derive(WgslLayout)]
struct Kernel<'a> {
    size: &'a u32,
    weights: Weights, //~ ERROR `Kernel.weights` is an array of length zero
}

fn main() {}
