use wgsl_layout::WgslFragmentOutput;

#[derive(WgslFragmentOutput)]
struct Output {
    #[wgsl(builtin(position))]
    clip: glam::Vec4, //~ ERROR not an output of fragment shaders
}

fn main() {}
