use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(
    zero_copy, //~ ERROR it is 12 bytes in Rust and 16 in WGSL
    no_padding, //~ ERROR `Light` has padding: 4 bytes after `position`
    max_size(12), //~ ERROR `Light` is 16 bytes, but `max_size(12)` allows 12: member `position` ends at byte 12, and padding follows it
)]
struct Light {
    position: glam::Vec3,
}

fn main() {}
