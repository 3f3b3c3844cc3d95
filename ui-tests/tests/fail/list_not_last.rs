//! A list of one's own that is not the last member.

use wgsl_layout::{WgslLayout, WgslList};

struct Stack(Vec<f32>);

impl WgslList for Stack {
    type Element = f32;

    fn as_slices(&self) -> (&[f32], &[f32]) {
        (&self.0, &[])
    }

    fn from_elements(elements: impl Iterator<Item = f32>) -> Option<Self> {
        Some(Self(elements.collect()))
    }
}

wgsl_layout::impl_list!(Stack);

#[derive(WgslLayout)]
struct Samples {
    values: Stack, //~ ERROR `Stack` has no fixed footprint
    count: u32,
}

fn main() {}
