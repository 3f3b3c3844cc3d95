use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
struct Varyings {
    weights: [f32; 8], //~ ERROR a vector has two, three or four components, this has 8
}

fn main() {}
