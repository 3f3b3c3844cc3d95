use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Node {
    #[wgsl(rename = "")] //~ ERROR is not a WGSL identifier
    value: f32,
}

fn main() {}
