use wgsl_layout::WgslLayout;

use std::sync::atomic::AtomicU32;

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Counters {
    hits: AtomicU32, //~ ERROR `Counters.hits` is atomic, so it cannot be in the uniform address space
    misses: u32,
}

fn main() {}
