//! `as` and `with` on one field.

use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    #[wgsl(as = vec3f, with = seconds)] //~ ERROR `with` and `as` exclude each other
    position: [f32; 3],
}

fn main() {
    let _ = Light { position: [0.0; 3] };
}
