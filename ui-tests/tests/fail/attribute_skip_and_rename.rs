use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    range: f32,
    #[wgsl(skip)]
    #[wgsl(rename = "id")] //~ ERROR `rename` and `skip` exclude each other
    handle: usize,
}

fn main() {}
