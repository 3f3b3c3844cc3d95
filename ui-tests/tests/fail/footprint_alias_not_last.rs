use wgsl_layout::WgslLayout;

type Lights = Vec<f32>;

#[derive(WgslLayout)]
struct Scene {
    lights: Lights, //~ ERROR `Vec<f32>` has no fixed footprint
    count: u32,
}

fn main() {}
