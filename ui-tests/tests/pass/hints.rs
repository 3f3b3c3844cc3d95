//! Types that are spelt like a mistake and are none, wherever they stand.
#![allow(non_camel_case_types)]

use wgsl_layout::{WgslDecode, WgslLayout};

#[derive(WgslLayout, Clone, Copy, Debug, PartialEq)]
pub struct String {
    pub index: u32,
}

#[derive(WgslLayout, Clone, Copy, Debug, PartialEq)]
pub struct Cell<T> {
    pub value: T,
}

type f64 = f32;
type u8 = Vec<f32>;
type Option<T> = Cell<T>;

#[derive(WgslLayout)]
struct Private {
    text: String,
    texts: [String; 2],
    range: f64,
    bytes: u8,
}

#[derive(WgslLayout)]
pub struct Public<'a> {
    pub text: &'a String,
    pub texts: &'a [String],
}

#[derive(WgslLayout, Debug, PartialEq)]
pub struct Sized<const N: usize> {
    pub ranges: [f64; N],
    pub texts: [String; N],
}

#[derive(WgslLayout, Debug, PartialEq)]
struct Generic<T> {
    first: Option<T>,
    middle: [Cell<T>; 2],
    last: Option<T>,
}

#[derive(WgslLayout)]
struct Tail<T> {
    count: u32,
    rest: Vec<Option<T>>,
}

macro_rules! wrapped {
    ($name:ident, $($ty:ty),+) => {
        #[derive(WgslLayout)]
        struct $name {
            first: wrapped!(@last $($ty),+),
            last: wrapped!(@last $($ty),+),
        }
    };
    (@last $ty:ty) => { $ty };
    (@last $ty:ty, $($rest:ty),+) => { wrapped!(@last $($rest),+) };
}
wrapped!(FromMacro, u32, (f64));

fn main() {
    assert_eq!(Private::LAYOUT.offset_of("bytes"), 16);
    assert!(Private::LAYOUT.is_runtime_sized());
    assert!(Public::LAYOUT.is_runtime_sized());
    assert_eq!(Tail::<f32>::LAYOUT.stride(), 8);
    assert_eq!(FromMacro::LAYOUT.size(), 8);

    let text = String { index: 7 };
    let sized = Sized { ranges: [1.0, 2.0], texts: [text, text] };
    assert_eq!(Sized::read_from(&sized.to_bytes()), Ok(sized));

    let cell = Cell { value: 1_u32 };
    let generic = Generic { first: cell, middle: [cell, cell], last: cell };
    assert_eq!(Generic::read_from(&generic.to_bytes()), Ok(generic));
    assert_eq!(Public { text: &text, texts: &[text] }.to_bytes(), [7, 0, 0, 0, 7, 0, 0, 0]);
}
