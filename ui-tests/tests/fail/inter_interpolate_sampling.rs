use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
struct Varyings {
    #[wgsl(interpolate(flat, center))] //~ ERROR `interpolate(flat, ..)` takes one of `first`, `either`
    a: f32,
}

fn main() {}
