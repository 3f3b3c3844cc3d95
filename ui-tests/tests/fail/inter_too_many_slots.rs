use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
struct Varyings { //~ ERROR `Varyings` takes 17 inter-stage variables with its built-in values
    #[wgsl(builtin(front_facing))]
    front: bool,
    v0: f32,
    v1: f32,
    v2: f32,
    v3: f32,
    v4: f32,
    v5: f32,
    v6: f32,
    v7: f32,
    v8: f32,
    v9: f32,
    v10: f32,
    v11: f32,
    v12: f32,
    v13: f32,
    v14: f32,
    v15: f32,
}

fn main() {}
