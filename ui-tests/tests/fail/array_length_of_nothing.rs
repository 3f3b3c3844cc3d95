//! An `ArrayLength` in a struct that does not end in a runtime-sized array.

use wgsl_layout::{ArrayLength, WgslLayout};

#[derive(WgslLayout)]
struct Particles {
    count: ArrayLength, //~ ERROR `Particles.count` is the length of a runtime-sized array, but the struct does not end in one
    positions: [f32; 8],
}

fn main() {
    let _ = Particles { count: ArrayLength, positions: [0.0; 8] };
}
