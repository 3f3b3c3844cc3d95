//! Arrays of nothing, and a pointer to it.

use std::marker::PhantomData;
use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Array {
    value: f32,
    tags: [PhantomData<f32>; 2], //~ ERROR `PhantomData<f32>` is not a host-shareable WGSL type
}

#[derive(WgslLayout)]
struct Pointer {
    tag: Box<PhantomData<f32>>, //~ ERROR `PhantomData<f32>` is not a host-shareable WGSL type
    value: f32,
}

fn main() {}
