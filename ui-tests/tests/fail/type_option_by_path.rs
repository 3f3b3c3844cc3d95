use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Slot {
    index: core::option::Option<u32>, //~ ERROR WGSL has no optional values
    count: u32,
}

fn main() {}
