use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
struct Varyings {
    #[wgsl(builtin(vertex_index))]
    index: u32, //~ ERROR `builtin(vertex_index)` is an input of vertex shaders, not a value between stages
}

fn main() {}
