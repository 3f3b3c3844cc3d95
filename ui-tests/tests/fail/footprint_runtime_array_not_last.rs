use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Scene {
    lights: Vec<f32>, //~ ERROR runtime-sized, but only the last member of a struct may be
    count: u32,
}

fn main() {}
