//! Pointers: in WGSL they are what they point to.
//!
//! Owns: `&T`, `&mut T`, `Box`, `Rc`, `Arc`, `Cow`. Must not know: what that is.

#[cfg(any(feature = "alloc", feature = "arrayvec-07"))]
use crate::decode::Convert;
use crate::layout::Layout;
use crate::traits::WgslLayout;
#[cfg(any(feature = "alloc", feature = "arrayvec-07"))]
use crate::zero_copy::Read;
use crate::zero_copy::pointer;

/// The length of a value in WGSL, if all values have the same.
pub(crate) const fn fixed_len(layout: &Layout) -> Option<usize> {
    if layout.is_runtime_sized() {
        None
    } else {
        Some(layout.size())
    }
}

/// How `P` is read, if what it points to can be.
#[cfg(any(feature = "alloc", feature = "arrayvec-07"))]
pub(crate) const fn read_of<T: WgslLayout, P: Convert>() -> Option<Read> {
    match T::CODEC.encode_only() {
        None => Some(Read::of::<P, P>()),
        Some(_) => None,
    }
}

pointer! {
    ['a, T: ?Sized + WgslLayout] &'a T => T, None;
    ['a, T: ?Sized + WgslLayout] &'a mut T => T, None;
}

#[cfg(feature = "alloc")]
mod owned {
    use alloc::borrow::Cow;
    use alloc::boxed::Box;
    use alloc::rc::Rc;
    use alloc::sync::Arc;
    use alloc::vec::Vec;

    use super::read_of;
    use crate::decode::{self, Convert, ReadError};
    use crate::traits::{ArrayElement, HostShareable, WgslDecode, WgslLayout};
    use crate::zero_copy::{self, decoded, pointer};

    pointer! {
        [T: HostShareable] Box<T> => T, read_of::<T, Self>();
        [T: ArrayElement] Box<[T]> => [T], read_of::<T, Self>();
        [T: HostShareable] Rc<T> => T, read_of::<T, Self>();
        [T: ArrayElement] Rc<[T]> => [T], read_of::<T, Self>();
        [T: HostShareable] Arc<T> => T, read_of::<T, Self>();
        [T: ArrayElement] Arc<[T]> => [T], read_of::<T, Self>();
        ['a, T: HostShareable + Clone] Cow<'a, T> => T, read_of::<T, Self>();
        ['a, T: ArrayElement + Clone] Cow<'a, [T]> => [T], read_of::<T, Self>();
    }

    decoded! {
        [T: WgslDecode] Box<T>;
        [T: ArrayElement + WgslDecode] Box<[T]>;
        [T: WgslDecode] Rc<T>;
        [T: ArrayElement + WgslDecode] Rc<[T]>;
        [T: WgslDecode] Arc<T>;
        [T: ArrayElement + WgslDecode] Arc<[T]>;
        ['a, T: WgslDecode + Clone] Cow<'a, T>;
        ['a, T: ArrayElement + WgslDecode + Clone] Cow<'a, [T]>;
    }

    /// Pointers to one value, made from its bytes by `$read`; `$own` gives the value
    /// where nobody else holds it, to be read over.
    macro_rules! to_one {
        ($([$($generics:tt)*] $ty:ty, $read:expr, $own:expr;)*) => {$(
            impl<$($generics)*> Convert for $ty {
                fn check(bytes: &[u8]) -> Result<(), ReadError> {
                    decode::check::<T>(bytes)
                }
                fn read(bytes: &[u8]) -> Result<Self, ReadError> {
                    let read: fn(&[u8]) -> Result<Self, ReadError> = $read;
                    read(bytes)
                }
                fn read_over(pointer: &mut Self, bytes: &[u8]) -> Result<(), ReadError> {
                    let own: fn(&mut Self) -> Option<&mut T> = $own;
                    if let Some(value) = own(pointer) {
                        return zero_copy::read_over(value, bytes);
                    }
                    *pointer = Self::read(bytes)?;
                    Ok(())
                }
            }
        )*};
    }
    to_one! {
        [T: WgslLayout] Box<T>, zero_copy::read_boxed::<T>, |value| Some(&mut **value);
        [T: WgslLayout] Rc<T>, |bytes| zero_copy::read::<T>(bytes).map(Rc::new), Rc::get_mut;
        [T: WgslLayout] Arc<T>, |bytes| zero_copy::read::<T>(bytes).map(Arc::new), Arc::get_mut;
        ['a, T: WgslLayout + Clone] Cow<'a, T>, |bytes| zero_copy::read::<T>(bytes).map(Cow::Owned), |value| match value {
            Cow::Owned(value) => Some(value),
            Cow::Borrowed(_) => None,
        };
    }

    /// Pointers to many values, made from a `Vec` by `From`; `$own` gives the
    /// values where nobody else holds them, to be read over if the number stays
    /// the same.
    macro_rules! to_many {
        ($([$($generics:tt)*] $ty:ty, $own:expr;)*) => {$(
            impl<$($generics)*> Convert for $ty {
                fn check(bytes: &[u8]) -> Result<(), ReadError> {
                    decode::check_elements::<T>(bytes)
                }
                fn read(bytes: &[u8]) -> Result<Self, ReadError> {
                    Vec::<T>::read(bytes).map(Into::into)
                }
                fn read_over(pointer: &mut Self, bytes: &[u8]) -> Result<(), ReadError> {
                    let own: fn(&mut Self) -> Option<&mut [T]> = $own;
                    if let Some(values) = own(pointer) {
                        if values.len() == <[T]>::LAYOUT.array_length(bytes.len()) {
                            return zero_copy::read_slice_over(values, bytes);
                        }
                    }
                    *pointer = Self::read(bytes)?;
                    Ok(())
                }
            }
        )*};
    }
    to_many! {
        [T: ArrayElement] Box<[T]>, |values| Some(&mut **values);
        [T: ArrayElement] Rc<[T]>, Rc::get_mut;
        [T: ArrayElement] Arc<[T]>, Arc::get_mut;
        ['a, T: ArrayElement + Clone] Cow<'a, [T]>, |values| match values {
            Cow::Owned(values) => Some(values),
            Cow::Borrowed(_) => None,
        };
    }
}
