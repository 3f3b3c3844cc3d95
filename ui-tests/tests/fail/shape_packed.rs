use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[repr(C, packed)] //~ ERROR a packed struct cannot be encoded by reference
struct Light {
    range: f32,
}

fn main() {}
