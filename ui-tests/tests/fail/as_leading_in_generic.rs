//! Ways to convert that a field of generic type does not have.

use glam::{DVec3, Vec4};
use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Point<V> {
    #[wgsl(as = vec3f)]
    position: V,
}

#[derive(WgslLayout)]
struct Leading {
    point: Point<Vec4>, //~ ERROR `Vec4` cannot be converted to `vec3f`
    value: f32,
}

#[derive(WgslLayout)]
struct Doubles {
    point: Point<DVec3>, //~ ERROR `DVec3` cannot be converted to `vec3f`
    value: f32,
}

fn main() {}
