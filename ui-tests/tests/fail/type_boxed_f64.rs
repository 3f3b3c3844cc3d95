use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Body {
    mass: Box<f64>, //~ ERROR `f64` is not a host-shareable WGSL type
    size: u32,
}

fn main() {}
