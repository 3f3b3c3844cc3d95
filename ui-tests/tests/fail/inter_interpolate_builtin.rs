use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
struct Varyings {
    #[wgsl(builtin(position), interpolate(flat))] //~ ERROR `interpolate` needs a location
    a: glam::Vec4,
}

fn main() {}
