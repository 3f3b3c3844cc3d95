use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Draw {
    count: usize, //~ ERROR its size differs between targets
    first: u32,
}

fn main() {}
