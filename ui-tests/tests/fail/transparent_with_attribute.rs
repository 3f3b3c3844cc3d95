//! Newtypes that should be something else than their field.

use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(transparent)]
struct Color(
    #[wgsl(as = vec3f)] //~ ERROR `as` says nothing of the field of a transparent struct
    [f32; 3],
);

#[derive(WgslLayout)]
#[wgsl(transparent)]
struct Spaced(
    #[wgsl(align(16))] //~ ERROR `align` says nothing of the field of a transparent struct
    f32,
);

#[derive(WgslLayout)]
#[wgsl(transparent, vectors)] //~ ERROR `vectors` and `transparent` exclude each other
struct Point([f32; 3]);

#[derive(WgslLayout)]
#[wgsl(uniform, transparent)] //~ ERROR `uniform` and `transparent` exclude each other
struct Weights([f32; 9]);

#[derive(WgslLayout)]
#[wgsl(transparent)]
#[wgsl(rename = "Metres")] //~ ERROR `rename` and `transparent` exclude each other
struct Length(f32);

#[derive(WgslLayout)]
struct Light {
    color: Color,
    point: Point,
    spaced: Spaced,
    weights: Weights,
    length: Length,
}

fn main() {}
