use wgsl_layout::WgslLayout;

use std::collections::HashMap;

#[derive(WgslLayout)]
struct Palette {
    size: u32,
    colors: HashMap<u32, u32>, //~ ERROR WGSL has no maps, sets or queues
}

fn main() {}
