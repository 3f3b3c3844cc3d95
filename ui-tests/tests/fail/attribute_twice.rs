use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    #[wgsl(align(8))]
    #[wgsl(align(16))] //~ ERROR `align` is given twice
    range: f32,
}

fn main() {}
