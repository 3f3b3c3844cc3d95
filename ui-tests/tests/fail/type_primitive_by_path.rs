use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Slot {
    index: std::primitive::usize, //~ ERROR its size differs between targets
    count: u32,
}

fn main() {}
