use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Node {
    value: f32,
    #[wgsl(rename = "value")] //~ ERROR the members `value` and `other` are both named `value` in WGSL
    other: f32,
}

fn main() {}
