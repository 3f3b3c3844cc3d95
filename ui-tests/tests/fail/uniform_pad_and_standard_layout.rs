use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform(standard_layout, pad))] //~ ERROR `standard_layout` and `pad` exclude each other
struct Globals {
    time: f32,
}

fn main() {}
