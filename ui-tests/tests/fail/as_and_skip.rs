//! `as` on a field that is skipped.

use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    radius: f32,
    #[wgsl(skip, as = vec3f)] //~ ERROR `as` and `skip` exclude each other
    position: [f32; 3],
}

fn main() {
    let _ = Light { radius: 0.0, position: [0.0; 3] };
}
