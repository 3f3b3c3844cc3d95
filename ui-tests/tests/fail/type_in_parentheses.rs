use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Slot {
    #[allow(unused_parens)]
    weight: (f64), //~ ERROR WGSL has no 64-bit floating-point type
    count: u32,
}

fn main() {}
