//! `impl_list!` for a list of what has no layout.

use wgsl_layout::WgslList;

struct Element;

struct Stack(Vec<Element>);

impl WgslList for Stack {
    type Element = Element;

    fn as_slices(&self) -> (&[Element], &[Element]) {
        (&self.0, &[])
    }

    fn from_elements(elements: impl Iterator<Item = Element>) -> Option<Self> {
        Some(Self(elements.collect()))
    }
}

wgsl_layout::impl_list!(Stack); //~ ERROR `Element` is not a host-shareable WGSL type

fn main() {}
