use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    range: f32,
    #[wgsl(align(16), skip)] //~ ERROR `align` and `skip` exclude each other
    handle: usize,
}

fn main() {}
