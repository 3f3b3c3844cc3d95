use wgsl_layout::WgslLayout;

use std::sync::atomic::AtomicU64;

#[derive(WgslLayout)]
struct Counters {
    hits: AtomicU64, //~ ERROR WGSL has atomics of `u32` and `i32` only
    size: u32,
}

fn main() {}
