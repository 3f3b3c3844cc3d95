use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Pair<T> {
    first: T,
    weight: f64, //~ ERROR WGSL has no 64-bit floating-point type
    second: T,
}

fn main() {}
