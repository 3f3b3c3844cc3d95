use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Cell {
    index: glam::I64Vec3, //~ ERROR WGSL has vectors of 32-bit integers only
    strength: f32,
}

fn main() {}
