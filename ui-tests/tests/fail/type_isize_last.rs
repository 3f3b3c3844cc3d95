use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Draw {
    first: u32,
    offset: isize, //~ ERROR its size differs between targets
}

fn main() {}
