use wgsl_layout::WgslLayout;
use wgsl_layout_rewrite::rewrite;

/// Numbers turn into an address after the derive has seen them.
#[derive(WgslLayout)]
#[rewrite(Number => &'static u64)]
struct Light {
    range: Number, //~ ERROR mismatched types
}

type Number = f32;

fn main() {}
