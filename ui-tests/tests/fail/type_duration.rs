use wgsl_layout::WgslLayout;

use std::time::Duration;

#[derive(WgslLayout)]
struct Clock {
    size: u32,
    elapsed: Duration, //~ ERROR WGSL has no type for time
}

fn main() {}
