use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform(webgl2, standard_layout))] //~ ERROR `webgl2` and `standard_layout` exclude each other: WebGL 2 does not have `uniform_buffer_standard_layout`
struct Globals {
    time: f32,
}

fn main() {}
