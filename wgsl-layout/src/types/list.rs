//! Lists that lie in one piece, which are runtime-sized arrays.
//!
//! Owns: `Vec`, `ArrayVec` and `SmallVec`. Must not know: their elements, nor how
//! bytes are moved.

#[cfg(feature = "alloc")]
mod owned {
    use alloc::vec::Vec;

    use crate::decode::{self, Convert, ReadError};
    use crate::traits::{ArrayElement, WgslDecode};
    use crate::types::reference::read_of;
    use crate::zero_copy::{self, decoded, pointer};

    pointer! {
        [T: ArrayElement] Vec<T> => [T], read_of::<T, Self>();
    }
    decoded! {
        [T: ArrayElement + WgslDecode] Vec<T>;
    }

    impl<T: ArrayElement> Convert for Vec<T> {
        fn check(bytes: &[u8]) -> Result<(), ReadError> {
            decode::check_elements::<T>(bytes)
        }
        fn read(bytes: &[u8]) -> Result<Self, ReadError> {
            let mut values = Vec::new();
            zero_copy::read_vec(&mut values, bytes)?;
            Ok(values)
        }
        fn read_over(values: &mut Self, bytes: &[u8]) -> Result<(), ReadError> {
            zero_copy::read_vec(values, bytes)
        }
    }
}

#[cfg(any(feature = "arrayvec-07", feature = "smallvec-1"))]
macro_rules! lists {
    ($([$($generics:tt)*] $ty:ty, $element:ty, $full:literal, |$values:ident, $value:ident| $push:expr;)*) => {
        crate::zero_copy::pointer! {$(
            [$($generics)*] $ty => [$element], crate::types::reference::read_of::<$element, Self>();
        )*}
        $(
            impl<$($generics)*> crate::decode::Convert for $ty {
                fn check(bytes: &[u8]) -> Result<(), crate::ReadError> {
                    crate::decode::check_elements::<$element>(bytes)?;
                    // How many there is room for, only filling it tells.
                    Self::read(bytes).map(drop)
                }
                fn read(bytes: &[u8]) -> Result<Self, crate::ReadError> {
                    let stride = <$element as crate::WgslLayout>::LAYOUT.stride();
                    let mut $values = Self::default();
                    for (i, element) in bytes.chunks_exact(stride).enumerate() {
                        let $value = crate::zero_copy::read::<$element>(element)
                            .map_err(|error| error.at(i * stride))?;
                        if $push.is_err() {
                            return Err(crate::ReadError::Invalid {
                                offset: i * stride,
                                expected: $full,
                            });
                        }
                    }
                    Ok($values)
                }
            }
        )*
    };
}

#[cfg(feature = "arrayvec-07")]
mod arrayvec {
    use crate::traits::{ArrayElement, WgslDecode};
    use arrayvec_07::ArrayVec;

    lists! {
        [T: ArrayElement, const N: usize] ArrayVec<T, N>, T,
            "the end, and there are more elements than the `ArrayVec` has room for",
            |values, value| values.try_push(value);
    }
    crate::zero_copy::decoded! {
        [T: ArrayElement + WgslDecode, const N: usize] ArrayVec<T, N>;
    }
}

#[cfg(feature = "smallvec-1")]
mod smallvec {
    use crate::traits::{ArrayElement, WgslDecode};
    use smallvec_1::{Array, SmallVec};

    lists! {
        [A: Array<Item: ArrayElement>] SmallVec<A>, A::Item, "",
            |values, value| {
                values.push(value);
                Ok::<(), ()>(())
            };
    }
    crate::zero_copy::decoded! {
        [A: Array<Item: ArrayElement + WgslDecode>] SmallVec<A>;
    }
}
