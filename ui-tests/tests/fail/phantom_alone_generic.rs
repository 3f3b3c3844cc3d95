//! A generic struct of nothing but a `PhantomData`, which only its use tells.

use std::marker::PhantomData;
use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Id<T> {
    tag: PhantomData<T>,
}

#[derive(WgslLayout)]
struct Light {
    id: Id<u32>, //~ ERROR `PhantomData<u32>` is not a host-shareable WGSL type
    value: f32,
}

#[derive(WgslLayout)]
struct Last {
    value: f32,
    id: Id<f32>, //~ ERROR `PhantomData<f32>` is not a host-shareable WGSL type
}

#[derive(WgslLayout)]
struct Two<T, U> {
    first: PhantomData<T>,
    second: core::marker::PhantomData<U>,
}

#[derive(WgslLayout)]
struct List {
    list: Vec<Two<u8, i32>>, //~ ERROR `PhantomData<i32>` is not a host-shareable WGSL type
}

fn main() {}
