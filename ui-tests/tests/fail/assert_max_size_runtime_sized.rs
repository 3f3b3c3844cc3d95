use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(max_size(64))] //~ ERROR `Lights` ends in a runtime-sized array, so `max_size` cannot hold for every value
struct Lights {
    lights: Vec<glam::Vec4>,
}

fn main() {}
