//! Runtime-sized arrays where WGSL allows them.

use wgsl_layout::WgslLayout;

#[derive(WgslLayout)]
struct Tail<'a, T> {
    count: u32,
    rest: &'a [T],
}

#[derive(WgslLayout)]
struct Boxed {
    count: Box<u32>,
    rest: Box<[Inner]>,
}

#[derive(WgslLayout)]
struct Inner {
    value: f32,
}

/// The same struct twice is no conflict.
#[derive(WgslLayout)]
struct Twice {
    a: Inner,
    b: [Inner; 2],
    c: Box<Inner>,
}

fn main() {
    assert!(Tail::<glam::Vec3>::LAYOUT.is_runtime_sized());
    assert!(Boxed::LAYOUT.is_runtime_sized());
    assert!(!Twice::LAYOUT.is_runtime_sized());
}
