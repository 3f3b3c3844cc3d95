use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Curve {
    value: f32,
    shape: fn(f32) -> f32, //~ ERROR a function is not data
}

fn main() {}
