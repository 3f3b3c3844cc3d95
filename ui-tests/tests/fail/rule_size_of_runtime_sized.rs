use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    #[wgsl(size(64))] //~ ERROR `size` needs a member of fixed footprint, and `Light.values` is runtime-sized
    values: Vec<f32>,
}

fn main() {}
