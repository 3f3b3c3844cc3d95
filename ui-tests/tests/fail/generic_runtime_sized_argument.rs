use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Weighted<T> {
    value: T,
    weight: f32,
}

#[derive(WgslLayout)]
struct Outer {
    weighted: Weighted<Vec<f32>>, //~ ERROR `Vec<f32>` has no fixed footprint
    value: f32,
}

fn main() {}
