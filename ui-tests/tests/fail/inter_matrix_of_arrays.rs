use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
struct Varyings {
    world: [[f32; 3]; 2], //~ ERROR `[[f32; 3]; 2]` cannot be a member of a stage interface: it is a matrix
}

fn main() {}
