use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
struct Varyings {
    #[wgsl(builtin(positon))] //~ ERROR unknown builtin `positon`
    clip: glam::Vec4,
}

fn main() {}
