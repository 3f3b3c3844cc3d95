use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
struct Varyings {
    #[wgsl(interpolate(smooth))] //~ ERROR unknown interpolation `smooth`
    a: f32,
}

fn main() {}
