use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Node {
    r#type: u32, //~ ERROR `type` is a reserved word of WGSL
    value: f32,
}

fn main() {}
