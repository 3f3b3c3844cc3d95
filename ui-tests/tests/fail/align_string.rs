use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    #[wgsl(align("16"))] //~ ERROR `align` must be a positive integer literal
    range: f32,
}

fn main() {}
