use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    range: f32,
    #[wgsl(skip(true))] //~ ERROR `skip` takes no value
    handle: usize,
}

fn main() {}
