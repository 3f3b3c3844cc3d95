use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    #[wgsl(size(0))] //~ ERROR `size` must be a positive integer literal
    range: f32,
}

fn main() {}
