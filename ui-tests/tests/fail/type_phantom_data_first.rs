use wgsl_layout::WgslLayout;

use std::marker::PhantomData;

#[derive(WgslLayout)]
struct Handle {
    kind: PhantomData<String>, //~ ERROR add `#[wgsl(skip)]` to the field
    index: u32,
}

fn main() {}
