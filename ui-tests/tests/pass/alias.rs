//! The trait system decides what a field is; its spelling does not.
#![allow(non_camel_case_types)]

use wgsl_layout::WgslLayout;

type f64 = f32;
type Bool = u32;
type Option<T> = [T; 4];
type Many = Vec<f32>;

#[derive(WgslLayout)]
struct Mixed {
    range: f64,
    on: Bool,
    maybe: Option<f32>,
    many: Many,
}

fn main() {
    assert_eq!(Mixed::LAYOUT.offset_of("many"), 24);
}
