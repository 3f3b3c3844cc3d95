use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Node {
    #[wgsl(rename = "r#value")] //~ ERROR `r#value` is not a WGSL identifier
    value: f32,
}

fn main() {}
