use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    #[wgsl(align(16) size(16))] //~ ERROR expected `,` after `align` and its value
    range: f32,
}

fn main() {}
