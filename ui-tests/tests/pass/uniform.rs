#![deny(warnings)]

use wgsl_layout::{WgslLayout, assert_uniform};

#[derive(WgslLayout)]
pub struct Inner {
    pub scale: f32,
}

#[derive(WgslLayout)]
#[wgsl(uniform(pad, webgl2), no_padding, zero_copy, max_size(64))]
pub struct Exact {
    pub view: glam::Mat4,
}

#[derive(WgslLayout)]
#[wgsl(uniform(pad))]
pub struct Padded {
    pub time: f32,
    pub inner: Inner,
    pub more: f32,
}

#[derive(WgslLayout)]
#[wgsl(uniform(standard_layout))]
pub struct Standard<'a> {
    pub time: &'a f32,
    pub inner: Inner,
    pub weights: [f32; 9],
}

#[derive(WgslLayout)]
#[wgsl(uniform)]
pub struct Ring<T, const N: usize> {
    pub slots: [T; N],
}

assert_uniform!(Padded);
assert_uniform!(Ring<glam::Vec4, 4>, strict);
assert_uniform!([f32; 8], standard_layout);
assert_uniform!(Exact, webgl2);

#[deprecated]
#[derive(WgslLayout)]
#[wgsl(uniform, max_size(4))]
pub struct Old {
    #[deprecated]
    #[wgsl(align(4), size(4))]
    pub value: u32,
}

fn main() {
    Ring { slots: [glam::Vec4::ONE; 4] }.byte_len();
}
