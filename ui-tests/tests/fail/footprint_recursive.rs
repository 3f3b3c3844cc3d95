use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Node {
    value: f32,
    children: Vec<Node>, //~ ERROR `Node` has no fixed footprint
}

fn main() {}
