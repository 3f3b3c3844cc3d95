use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
struct Varyings {
    front: bool, //~ ERROR a `bool` has no location
}

fn main() {}
