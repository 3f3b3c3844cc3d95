use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Node {
    #[wgsl(rename = value)] //~ ERROR `rename` takes a string: `rename = "name"`
    value: f32,
}

fn main() {}
