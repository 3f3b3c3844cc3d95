use wgsl_layout::WgslLayout;
use wgsl_layout_rewrite::rewrite;

/// A slice turns into an array, which a pointer to it would hide.
#[derive(WgslLayout)]
#[rewrite(List => [f32; 4])]
struct Light {
    range: List, //~ ERROR mismatched types
}

type List = [f32];

fn main() {}
