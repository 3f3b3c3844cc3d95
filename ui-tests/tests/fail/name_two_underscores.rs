use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Node {
    __pad: u32, //~ ERROR a WGSL name cannot start with two underscores
    value: f32,
}

fn main() {}
