use wgsl_layout::WgslLayout;

use std::sync::Mutex;

#[derive(WgslLayout)]
struct Shared {
    state: Mutex<u32>, //~ ERROR a cell or lock has no WGSL layout
    size: u32,
}

fn main() {}
