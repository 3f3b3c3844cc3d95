use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(rename = "2d")] //~ ERROR `2d` is not a WGSL identifier
struct Node {
    value: f32,
}

fn main() {}
