//! Conversions that there are not.

use wgsl_layout::WgslLayout;

struct Opaque;

#[derive(WgslLayout)]
struct Light {
    #[wgsl(as = vec3f)] //~ ERROR `String` cannot be converted to `vec3f`
    name: String,
    #[wgsl(as = u32)] //~ ERROR `Opaque` cannot be converted to `u32`
    opaque: Opaque,
    #[wgsl(as = mat3x3f)] //~ ERROR `Opaque` cannot be converted to `mat3x3f`
    matrix: Opaque,
}

fn main() {}
