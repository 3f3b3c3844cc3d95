use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
struct Varyings {
    color: [u8; 4], //~ ERROR WGSL has no 8-bit integers
}

fn main() {}
