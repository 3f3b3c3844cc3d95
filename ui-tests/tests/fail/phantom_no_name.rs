//! A type of the user's own that is called `PhantomData`, under a name that no
//! member can have.

use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct PhantomData {
    x: f32,
}

#[derive(WgslLayout)]
struct Light {
    value: f32,
    __other: PhantomData, //~ ERROR `PhantomData` is not `core::marker::PhantomData`
}

fn main() {}
