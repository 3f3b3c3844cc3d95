use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
struct Varyings {
    fog: f64, //~ ERROR WGSL has no 64-bit floating-point type
}

fn main() {}
