//! `PhantomData` of `core` by other names.

use core::marker::PhantomData as Ph;
use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct First {
    tag: Ph<u32>, //~ ERROR `PhantomData<u32>` is not a host-shareable WGSL type
    value: f32,
}

#[derive(WgslLayout)]
struct Last {
    value: f32,
    tag: Ph<u32>, //~ ERROR `PhantomData<u32>` is not a host-shareable WGSL type
}

type Tag<T> = Ph<T>;

#[derive(WgslLayout)]
struct Alone {
    tag: Tag<f32>, //~ ERROR `PhantomData<f32>` is not a host-shareable WGSL type
}

#[derive(WgslLayout)]
struct Generic<T> {
    value: f32,
    tag: Tag<T>,
}

#[derive(WgslLayout)]
struct User {
    generic: Generic<f32>, //~ ERROR `PhantomData<f32>` is not a host-shareable WGSL type
    value: f32,
}

fn main() {}
