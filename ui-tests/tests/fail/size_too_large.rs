use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    #[wgsl(size(2147483648))] //~ ERROR `size` must be below 2147483648
    range: f32,
}

fn main() {}
