use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform(pad), zero_copy, no_padding, max_size(4))]
struct Globals {
    time: f64, //~ ERROR `f64` is not a host-shareable WGSL type
    #[wgsl(align(2))]
    weights: [f32; 0],
}

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Outer {
    scale: f32,
    globals: Globals,
}

wgsl_layout::assert_uniform!(Globals);

fn main() {}
