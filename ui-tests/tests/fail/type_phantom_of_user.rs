//! A type of the user's own that is called `PhantomData`, without a layout.

use wgsl_layout::WgslLayout;

struct PhantomData(f32);

#[derive(WgslLayout)]
struct Light {
    value: f32,
    other: PhantomData, //~ ERROR `PhantomData` is not a host-shareable WGSL type
}

fn main() {}
