use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Globals {
    time: f32,
}

wgsl_layout::assert_uniform!(Globals);
wgsl_layout::assert_uniform!(Globals, webgl2); //~ ERROR in WebGL 2 the size of a uniform buffer must be a multiple of 16 bytes, but it is 4

fn main() {}
