use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Node {
    r#loop: u32, //~ ERROR `loop` is a keyword of WGSL
    value: f32,
}

fn main() {}
