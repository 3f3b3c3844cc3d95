use wgsl_layout::WgslLayout;

const ALIGN: usize = 16;

#[derive(WgslLayout)]
struct Light {
    #[wgsl(align(ALIGN))] //~ ERROR `align` must be a positive integer literal
    range: f32,
}

fn main() {}
