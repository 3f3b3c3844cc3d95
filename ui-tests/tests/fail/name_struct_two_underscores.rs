use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct __Node { //~ ERROR a WGSL name cannot start with two underscores
    value: f32,
}

fn main() {}
