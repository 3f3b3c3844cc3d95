use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Asset {
    version: u32,
    id: u128, //~ ERROR WGSL has no 128-bit integer type
}

fn main() {}
