use wgsl_layout::WgslInterStage;

struct Plain {
    fog: f32,
}

#[derive(WgslInterStage)]
#[wgsl(from(Plain))] //~ ERROR `Plain` is not an inter-stage struct
struct FragmentIn {
    fog: f32,
}

fn main() {}
