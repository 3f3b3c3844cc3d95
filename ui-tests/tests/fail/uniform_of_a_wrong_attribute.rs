use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform, max_size(1))]
struct Globals {
    #[wgsl(align(24))] //~ ERROR `align` must be a power of two
    weights: [f32; 0],
}

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Outer {
    scale: f32,
    globals: Globals,
}

fn main() {}
