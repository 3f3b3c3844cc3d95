use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
pub struct Body<'a> {
    size: u32,
    mass: &'a f64, //~ ERROR WGSL has no 64-bit floating-point type
}

fn main() {}
