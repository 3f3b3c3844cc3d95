use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Inner {
    values: Vec<f32>,
}

#[derive(WgslLayout)]
struct Outer {
    count: u32,
    inner: [Inner; 4], //~ ERROR an array element needs a fixed footprint
}

fn main() {}
