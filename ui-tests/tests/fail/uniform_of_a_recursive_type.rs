use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Node {
    value: f32,
    children: Vec<Node>, //~ ERROR has no fixed footprint
}

fn main() {}
