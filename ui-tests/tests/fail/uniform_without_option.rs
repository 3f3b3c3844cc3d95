use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform())] //~ ERROR `uniform()` names no option
struct Globals {
    time: f32,
}

fn main() {}
