use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Node {
    value: f32,
    next: Box<Node>, //~ ERROR overflow evaluating the requirement
}

fn main() {}
