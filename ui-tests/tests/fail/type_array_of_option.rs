use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Slots {
    indices: [Option<u32>; 4], //~ ERROR WGSL has no optional values
    count: u32,
}

fn main() {}
