//! Lists of other crates, which are runtime-sized arrays as `Vec` is.
//!
//! Owns: `ArrayVec` and `SmallVec`. Must not know: their elements.

#[cfg(any(feature = "arrayvec-07", feature = "smallvec-1"))]
macro_rules! lists {
    ($([$($generics:tt)*] $ty:ty, $element:ty, $full:literal, |$values:ident, $value:ident| $push:expr;)*) => {
        crate::zero_copy::pointer! {$(
            [$($generics)*] $ty => [$element], match <$element as crate::WgslLayout>::CODEC.encode_only() {
                None => Some(crate::zero_copy::Read::of::<Self>()),
                Some(_) => None,
            };
        )*}
        $(
            impl<$($generics)*> crate::zero_copy::Convert for $ty {
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
