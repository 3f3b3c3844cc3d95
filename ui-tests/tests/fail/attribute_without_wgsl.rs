use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    #[align(16)] //~ ERROR cannot find attribute `align` in this scope
    range: f32,
}

fn main() {}
