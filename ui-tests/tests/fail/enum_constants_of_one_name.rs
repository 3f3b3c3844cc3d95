//! Two variants whose constants would have one name.
#![allow(non_camel_case_types)]

#[derive(wgsl_layout::WgslLayout)]
#[repr(u32)]
enum Kind {
    PointLight,
    Point_Light, //~ ERROR the variants `PointLight` and `Point_Light` would have one name in WGSL
}

fn main() {
    let _ = (Kind::PointLight, Kind::Point_Light);
}
