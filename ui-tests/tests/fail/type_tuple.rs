use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Range {
    limits: (f32, f32), //~ ERROR a tuple has no WGSL layout
    step: f32,
}

fn main() {}
