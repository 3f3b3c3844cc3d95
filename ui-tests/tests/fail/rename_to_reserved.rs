use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Node {
    #[wgsl(rename = "filter")] //~ ERROR `filter` is a reserved word of WGSL
    kernel: f32,
}

fn main() {}
