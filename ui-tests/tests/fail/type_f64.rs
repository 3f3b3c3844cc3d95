use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Light {
    range: f64, //~ ERROR `f64` is not a host-shareable WGSL type
    color: u32,
}

fn main() {}
