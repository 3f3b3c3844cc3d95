use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Pair<T> {
    first: T,
    second: T,
}

#[derive(WgslLayout)]
struct Outer {
    pair: Pair<bool>, //~ ERROR `bool` is not a host-shareable WGSL type
    value: f32,
}

fn main() {}
