use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
pub struct Inner {
    pub values: Vec<f32>,
}

#[derive(WgslLayout)]
pub struct Outer {
    pub count: u32,
    pub inner: Inner, //~ ERROR this struct ends in a runtime-sized array
}

fn main() {}
