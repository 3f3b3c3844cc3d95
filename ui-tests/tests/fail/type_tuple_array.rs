use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Ranges {
    step: f32,
    limits: [(f32, f32); 4], //~ ERROR a tuple has no WGSL layout
}

fn main() {}
