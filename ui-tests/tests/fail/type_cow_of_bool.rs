use wgsl_layout::WgslLayout;

use std::borrow::Cow;

#[derive(WgslLayout)]
struct Mask<'a> {
    size: u32,
    bits: Cow<'a, [bool]>, //~ ERROR a WGSL `bool` has no layout in memory
}

fn main() {}
