use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Node {
    #[wgsl(rename = "_")] //~ ERROR a WGSL name cannot be `_`
    value: f32,
}

fn main() {}
