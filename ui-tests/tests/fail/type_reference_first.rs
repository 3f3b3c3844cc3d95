use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Body<'a> {
    mass: &'a f64, //~ ERROR WGSL has no 64-bit floating-point type
    size: u32,
}

fn main() {}
