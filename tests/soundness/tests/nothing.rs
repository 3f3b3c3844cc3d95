//! Values that take no bytes: arrays of length zero are no types of WGSL, but
//! they are types of Rust, which nobody has to put into a struct to use them.

use wgsl_layout::{WgslDecode, WgslLayout, WgslList};

struct Lists<T>(Vec<T>);

impl<T> WgslList for Lists<T> {
    type Element = T;
    fn as_slices(&self) -> (&[T], &[T]) {
        (&self.0, &[])
    }
    fn from_elements(elements: impl Iterator<Item = T>) -> Option<Self> {
        Some(Self(elements.collect()))
    }
}
wgsl_layout::impl_list!([T] Lists<T>);

#[derive(WgslLayout, Debug, Clone, Copy, PartialEq)]
#[repr(u32)]
enum Kind {
    Point = 1,
}

/// Writes, streams and reads lists of elements that have no bytes.
macro_rules! check {
    ($($value:expr),* $(,)?) => {$({
        let values = vec![$value; 100];
        let bytes = values.to_bytes();
        assert!(bytes.iter().all(|byte| *byte == 0), "{bytes:?}");
        let mut streamed = Vec::new();
        values.write_with(|_, chunk| streamed.extend_from_slice(chunk));
        assert_eq!(streamed, bytes);
        read_from(&values);
        assert!(Lists(values).to_bytes().iter().all(|byte| *byte == 0));
    })*};
}

/// How many there are in some bytes nobody can tell; it must not matter.
fn read_from<T>(values: &[T])
where
    Vec<T>: WgslDecode,
{
    let mut read = Vec::<T>::read_from(&[0xee; 64]).unwrap();
    let _ = read.read_into(&[0xee; 100]);
    assert!(values.len() == 100);
}

#[test]
fn lists_of_empty_arrays() {
    check!(
        [0.0_f32; 0],
        [[0.0_f32; 4]; 0],
        [[0.0_f32; 0]; 4],
        [glam::Vec3::ONE; 0],
        [Kind::Point; 0],
        [[glam::Vec3::ONE; 0]; 20],
    );
}
