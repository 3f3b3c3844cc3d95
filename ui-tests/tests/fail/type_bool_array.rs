use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Mask {
    bits: [bool; 32], //~ ERROR a WGSL `bool` has no layout in memory
    size: u32,
}

fn main() {}
