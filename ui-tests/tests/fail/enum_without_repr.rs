//! An enum whose size is not said.

#[derive(wgsl_layout::WgslLayout)]
enum Kind { //~ ERROR an enum needs `#[repr(u32)]` or `#[repr(i32)]` to have a WGSL layout
    Point,
    Spot,
}

#[derive(wgsl_layout::WgslLayout)]
struct Light {
    kind: Kind,
}

fn main() {
    let _ = (Kind::Point, Kind::Spot, core::mem::size_of::<Light>());
}
