//! The warning about a small plain array, where warnings are errors.
#![deny(warnings)]

use wgsl_layout::WgslLayout;

type Color = [f32; 4];

#[derive(WgslLayout)]
struct Light {
    position: [f32; 3], //~ ERROR it is laid out as `array<f32, 3>`, stride 4, and not as `vec3f`
    #[wgsl(as = array)]
    weights: [f32; 3],
    #[wgsl(as = vec3f)]
    color: [f32; 3],
    samples: [f32; 5],
    matrix: [[f32; 4]; 4], //~ ERROR it is laid out as an array of `array<f32, 4>`
    _pad: [u32; 2], //~ ERROR WGSL adds padding where it is needed, and so does the derive
    last: f32,
}

#[derive(WgslLayout)]
#[wgsl(vectors)]
struct Vectors {
    position: [f32; 3],
    color: Color,
}

fn main() {
    let _ = core::mem::size_of::<(Light, Vectors)>();
}
