//! An enum of another size than a WGSL scalar.

#[derive(wgsl_layout::WgslLayout)]
#[repr(u8)] //~ ERROR `repr(u8)` does not match a WGSL scalar type
enum Kind {
    Point,
}

fn main() {
    let _ = Kind::Point;
}
