use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Nothing; //~ ERROR a WGSL struct has at least one member

fn main() {}
