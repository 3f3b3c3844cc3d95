use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Node {
    value: u32,
    next: Option<Box<Node>>, //~ ERROR WGSL has no optional values
}

fn main() {}
