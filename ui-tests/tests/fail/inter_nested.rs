use wgsl_layout::WgslInterStage;

#[derive(WgslInterStage)]
struct Inner {
    a: f32,
}

#[derive(WgslInterStage)]
struct Varyings {
    inner: Inner, //~ ERROR `Inner` cannot be a member of a stage interface
}

fn main() {}
