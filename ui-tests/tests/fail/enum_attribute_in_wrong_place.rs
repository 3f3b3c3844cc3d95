//! An attribute of the enum on a variant.

#[derive(wgsl_layout::WgslLayout)]
#[repr(u32)]
enum Kind {
    #[wgsl(crate = "::wgsl_layout")] //~ ERROR `crate` belongs on an enum, not on a variant
    Point,
}

fn main() {
    let _ = Kind::Point;
}
