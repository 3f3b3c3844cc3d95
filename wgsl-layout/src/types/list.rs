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

#[cfg(feature = "arrayvec-07")]
mod arrayvec {
    use arrayvec_07::ArrayVec;

    use crate::decode::{self, Convert, ReadError};
    use crate::runs::stride;
    use crate::traits::{ArrayElement, WgslDecode};
    use crate::types::reference::read_of;
    use crate::zero_copy::{self, decoded, pointer};

    pointer! {
        [T: ArrayElement, const N: usize] ArrayVec<T, N> => [T], read_of::<T, Self>();
    }
    decoded! {
        [T: ArrayElement + WgslDecode, const N: usize] ArrayVec<T, N>;
    }

    /// The first element that there is no room for.
    fn too_many<T: ArrayElement, const N: usize>() -> ReadError {
        ReadError::Invalid {
            offset: N * stride::<T>(),
            expected: "the end, and there are more elements than the `ArrayVec` has room for",
        }
    }

    impl<T: ArrayElement, const N: usize> Convert for ArrayVec<T, N> {
        fn check(bytes: &[u8]) -> Result<(), ReadError> {
            decode::check_elements::<T>(bytes)?;
            if bytes.len() / stride::<T>() > N {
                return Err(too_many::<T, N>());
            }
            Ok(())
        }
        fn read(bytes: &[u8]) -> Result<Self, ReadError> {
            let stride = const { stride::<T>() };
            let mut values = Self::new();
            for (i, element) in bytes.chunks_exact(stride).enumerate() {
                let value = zero_copy::read(element).map_err(|error| error.at(i * stride))?;
                values.try_push(value).map_err(|_| too_many::<T, N>())?;
            }
            Ok(values)
        }
    }
}

#[cfg(feature = "smallvec-1")]
mod smallvec {
    use smallvec_1::{Array, SmallVec};

    use crate::decode::{self, Convert, ReadError};
    use crate::list::WgslList;
    use crate::traits::{ArrayElement, WgslDecode};
    use crate::types::reference::read_of;
    use crate::zero_copy::{decoded, pointer};

    pointer! {
        [A: Array<Item: ArrayElement>] SmallVec<A> => [A::Item], read_of::<A::Item, Self>();
    }
    decoded! {
        [A: Array<Item: ArrayElement + WgslDecode>] SmallVec<A>;
    }

    impl<A: Array<Item: ArrayElement>> Convert for SmallVec<A> {
        fn check(bytes: &[u8]) -> Result<(), ReadError> {
            decode::check_elements::<A::Item>(bytes)
        }
        fn read(bytes: &[u8]) -> Result<Self, ReadError> {
            Self::read_all(bytes)
        }
        fn read_over(values: &mut Self, bytes: &[u8]) -> Result<(), ReadError> {
            values.read_all_over(bytes)
        }
    }
}
