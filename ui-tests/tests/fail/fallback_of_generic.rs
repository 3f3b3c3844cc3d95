use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Pair<T> {
    #[wgsl(size(0))] //~ ERROR `size` must be a positive integer literal
    first: T,
    second: T,
}

#[derive(WgslLayout)]
struct Outer {
    pair: Pair<f32>,
    value: f32,
}

fn main() {
    let pair = Pair { first: 1, second: 2_u32 };
    let _ = (pair.to_bytes(), Outer::WGSL, Pair::<f32>::LAYOUT.size());
}
