use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Grid {
    count: u32,
    rows: Vec<Vec<f32>>, //~ ERROR `Vec<f32>` has no fixed footprint
}

fn main() {}
