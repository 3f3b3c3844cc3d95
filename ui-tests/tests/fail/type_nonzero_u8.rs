use wgsl_layout::WgslLayout;

use std::num::NonZeroU8;

#[derive(WgslLayout)]
struct Slot {
    count: u32,
    kind: NonZeroU8, //~ ERROR WGSL has no 8-bit integer type
}

fn main() {}
