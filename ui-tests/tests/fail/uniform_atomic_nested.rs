use wgsl_layout::WgslLayout;

use std::sync::atomic::AtomicU32;

#[derive(WgslLayout)]
struct Counters {
    hits: [AtomicU32; 4],
}

#[derive(WgslLayout)]
#[wgsl(uniform(standard_layout))]
struct Statistics {
    counters: Counters, //~ ERROR `Statistics.counters.hits[0]` is atomic, so it cannot be in the uniform address space
}

fn main() {}
