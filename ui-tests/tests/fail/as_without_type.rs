//! `as` and `with` without what they name.

use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    #[wgsl(as)] //~ ERROR `as` takes a type
    position: [f32; 3],
    #[wgsl(with = "seconds")] //~ ERROR `with` takes a module
    time: f32,
}

fn main() {
    let _ = Light { position: [0.0; 3], time: 0.0 };
}
