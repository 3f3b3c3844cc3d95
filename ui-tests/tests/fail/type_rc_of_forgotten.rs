use wgsl_layout::WgslLayout;

use std::rc::Rc;

struct Inner {
    x: f32,
}

#[derive(WgslLayout)]
struct Outer {
    count: u32,
    inner: Rc<Inner>, //~ ERROR `Inner` is not a host-shareable WGSL type
}

fn main() {}
