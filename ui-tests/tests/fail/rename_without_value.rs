use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
#[wgsl(rename)] //~ ERROR `rename` takes a string: `rename = "Name"`
struct Node {
    value: f32,
}

fn main() {}
