use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(crate = ::wgsl_layout)] //~ ERROR `crate` takes a string
struct Light {
    range: f32,
}

fn main() {}
