use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Grid {
    rows: [Vec<f32>; 4], //~ ERROR `Vec<f32>` has no fixed footprint
    count: u32,
}

fn main() {}
