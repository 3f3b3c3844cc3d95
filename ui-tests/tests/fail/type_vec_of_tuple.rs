use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Points {
    count: u32,
    points: Vec<(f32, f32)>, //~ ERROR a tuple has no WGSL layout
}

fn main() {}
