#[derive(wgsl_layout::WgslLayout)]
#[repr(u32)]
enum Kind {
    Point = 1,
    #[wgsl(rename = "Kind")]
    Spot = 2, //~ ERROR the variant `Spot` and its enum would have one name in WGSL
}

fn main() {
    let _ = (Kind::Point, Kind::Spot);
}
