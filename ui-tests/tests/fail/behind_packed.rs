use wgsl_layout::WgslLayout;
use wgsl_layout_rewrite::rewrite;

/// Packed by an attribute that the derive cannot see through.
#[derive(WgslLayout)] //~ ERROR reference to field of packed struct is unaligned
#[rewrite(C => packed)]
#[repr(C)]
struct Light {
    range: f32,
}

fn main() {}
