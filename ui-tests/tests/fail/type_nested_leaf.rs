use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Grid {
    cells: [[f64; 2]; 2], //~ ERROR `f64` is not a host-shareable WGSL type
    size: u32,
}

fn main() {}
