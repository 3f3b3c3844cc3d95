#[derive(wgsl_layout::WgslLayout)]
#[repr(u32)]
enum Kind {
    Point = 1,
    #[wgsl(rename = "vec3f")] //~ ERROR a variant named `vec3f` would hide the predeclared type `vec3f` of WGSL
    Spot = 2,
}

fn main() {
    let _ = (Kind::Point, Kind::Spot);
}
