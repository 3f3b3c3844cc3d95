//! A list after `as`.

use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    #[wgsl(as = Vec<u32>)] //~ ERROR `String` cannot be converted to `Vec<u32>`
    name: String,
}

fn main() {}
