use wgsl_layout::WgslLayout;

type Real = f64;

#[derive(WgslLayout)]
struct Body {
    mass: Real, //~ ERROR `f64` is not a host-shareable WGSL type
    size: u32,
}

fn main() {}
