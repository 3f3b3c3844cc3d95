use wgsl_layout::{FixedFootprint, WgslLayout};

#[derive(WgslLayout)]
struct Scene {
    lights: Vec<f32>,
}

fn size<T: FixedFootprint>() -> usize {
    T::LAYOUT.size()
}

fn main() {
    size::<Scene>(); //~ ERROR `Scene` has no fixed footprint
}
