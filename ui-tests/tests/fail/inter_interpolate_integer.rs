use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
struct Varyings {
    #[wgsl(interpolate(linear))]
    a: u32, //~ ERROR `a` is an integer, which passes between stages only with `interpolate(flat)`
}

fn main() {}
