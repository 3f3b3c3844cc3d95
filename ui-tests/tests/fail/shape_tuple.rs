use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Pair(f32, f32); //~ ERROR the members of a WGSL struct have names

fn main() {}
