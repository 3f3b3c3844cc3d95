use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Scene {
    shape: Box<dyn Send>, //~ ERROR a trait object has no WGSL layout
    value: f32,
}

fn main() {}
