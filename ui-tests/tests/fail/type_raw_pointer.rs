use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Node {
    next: *const Node, //~ ERROR an address means nothing to a shader
    value: u32,
}

fn main() {}
