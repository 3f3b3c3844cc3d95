use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    #[wgsl(align(24))] //~ ERROR the next one is 32
    range: f32,
}

fn main() {}
