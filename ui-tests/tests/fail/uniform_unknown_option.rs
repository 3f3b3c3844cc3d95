use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform(padd))] //~ ERROR unknown option `padd` of `uniform`
struct Globals {
    time: f32,
}

fn main() {}
