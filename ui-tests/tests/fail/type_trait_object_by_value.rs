use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Scene {
    value: f32,
    shape: dyn Send, //~ ERROR a field of type `dyn Send` has no size in Rust
}

fn main() {}
