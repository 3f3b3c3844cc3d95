#[derive(wgsl_layout::WgslLayout)]
#[repr(u32)]
enum Kind {
    Point = 1,
    #[wgsl(rename = "KIND_POINT")]
    Spot = 2, //~ ERROR the variants `Point` and `Spot` would have one name in WGSL
}

fn main() {
    let _ = (Kind::Point, Kind::Spot);
}
