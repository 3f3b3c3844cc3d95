use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform(pad, pad))] //~ ERROR duplicate `pad`: it can be given once
struct Globals {
    time: f32,
}

fn main() {}
