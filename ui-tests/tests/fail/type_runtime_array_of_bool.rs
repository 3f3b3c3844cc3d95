use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Mask {
    size: u32,
    bits: Vec<bool>, //~ ERROR a WGSL `bool` has no layout in memory
}

fn main() {}
