//! A struct of nothing but a `PhantomData`.

use std::marker::PhantomData;
use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Empty {
    marker: PhantomData<f32>, //~ ERROR `PhantomData<f32>` is not a host-shareable WGSL type
}

fn main() {}
