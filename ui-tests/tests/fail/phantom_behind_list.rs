//! A type of the user's own that is called `PhantomData` is a member, and so the
//! list is not the last one.

use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct PhantomData {
    x: f32,
}

#[derive(WgslLayout)]
struct Samples {
    values: Vec<f32>, //~ ERROR is runtime-sized, but only the last member of the outermost struct may be
    other: PhantomData,
}

fn main() {}
