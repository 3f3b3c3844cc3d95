use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Node {
    #[wgsl(rename = "")] //~ ERROR a WGSL name cannot be empty
    value: f32,
}

fn main() {}
