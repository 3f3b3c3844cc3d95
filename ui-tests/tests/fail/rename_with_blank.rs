use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Node {
    #[wgsl(rename = "a b")] //~ ERROR `a b` is not a WGSL identifier
    value: f32,
}

fn main() {}
