use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Samples {
    count: u32,
    values: [f32], //~ ERROR a field of type `[f32]` has no size in Rust
}

fn main() {}
