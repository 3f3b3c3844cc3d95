//! Codecs of types that are another one in WGSL.
//!
//! Owns: how a conversion gets into a codec. Must not know: which conversions
//! there are.
#![allow(unsafe_code)]

use core::ptr::NonNull;

use super::{Call, Codec, Elements, Kind, Out, Read, Stream};
use crate::convert::{As, ConvertTo, Through, With};
use crate::decode::{self, ReadError};
use crate::footprint::{Fixed, FixedFootprint};
use crate::layout::Layout;
use crate::traits::{WgslDecode, WgslLayout};

/// The codec of a type whose `__encode` encodes what it turns into.
///
/// Its length is that of the type's own layout, whatever the other type has:
/// `Out` bounds what is written, and reading looks at the length first.
#[doc(hidden)]
pub const fn through<T: WgslLayout + Through>() -> &'static Codec {
    const {
        &Codec {
            kind: Kind::Call {
                len: Some(T::LAYOUT.size()),
                functions: &Call::of::<T>(Some(Read {
                    check: check::<T>,
                    place: place::<T>,
                })),
            },
            rust_size: size_of::<T>(),
        }
    }
}

fn read<T: Through>(bytes: &[u8]) -> Result<T, ReadError> {
    let value = super::read::<T::Wgsl>(bytes)?;
    T::from_wgsl(value).map_err(|expected| ReadError::Invalid {
        offset: 0,
        expected,
    })
}

fn check<T: Through>(bytes: &[u8]) -> Result<(), ReadError> {
    decode::check::<T::Wgsl>(bytes)?;
    read::<T>(bytes).map(drop)
}

/// # Safety
///
/// There is room for a `T` at `place`, and a `T` already unless `fresh`.
unsafe fn place<T: Through>(bytes: &[u8], place: *mut u8, fresh: bool) -> Result<(), ReadError> {
    let value = read::<T>(bytes)?;
    let place = place.cast::<T>();
    // SAFETY: as of this function.
    unsafe {
        if fresh {
            place.write(value);
        } else {
            *place = value;
        }
    }
    Ok(())
}

/// The codec of a type whose bytes are those of the vector `V`.
///
/// # Panics
///
/// If its size is another one: an error of the compiler, since it is called in
/// a constant.
#[doc(hidden)]
pub const fn pod_vector<T: bytemuck::Pod, V: WgslLayout>() -> &'static Codec {
    const {
        assert!(
            size_of::<T>() == size_of::<V>(),
            "the type has another size than its components"
        );
        match V::CODEC.kind {
            Kind::Plain { len, lane } => &Codec {
                kind: Kind::Plain { len, lane },
                rust_size: size_of::<T>(),
            },
            _ => panic!("not a vector"),
        }
    }
}

/// The codec of a type whose bytes are those of `COUNT` columns.
///
/// # Panics
///
/// If its size or its alignment is another one, in a constant.
#[doc(hidden)]
pub const fn pod_matrix<T: bytemuck::Pod, C: WgslLayout + bytemuck::Pod, const COUNT: usize>()
-> &'static Codec {
    const {
        assert!(
            size_of::<T>() == COUNT * size_of::<C>(),
            "the type has another size than its columns"
        );
        // The columns are borrowed where they lie.
        assert!(
            align_of::<T>() >= align_of::<C>(),
            "the type has a smaller alignment than its columns"
        );
        &Codec {
            kind: Kind::Array {
                count: COUNT,
                wgsl_stride: C::LAYOUT.stride(),
                element: C::CODEC,
                functions: &Elements::of::<C>(),
            },
            rust_size: size_of::<T>(),
        }
    }
}

/// Fields that are encoded as what they turn into.
macro_rules! wrapper {
    ($([$($generics:tt)*] $ty:ty where [$($bounds:tt)*];)*) => {$(
        // SAFETY: the bytes are those of the other type; `__encode` fills the
        // room by means of `Out`.
        unsafe impl<$($generics)*> WgslLayout for $ty
        where
            $($bounds)*
        {
            type Footprint = Fixed;
            const LAYOUT: &'static Layout = <<Self as Through>::Wgsl as WgslLayout>::LAYOUT;
            const CODEC: &'static Codec = through::<Self>();
            const CHECKS: () = <<Self as Through>::Wgsl as WgslLayout>::CHECKS;
            #[inline]
            fn __encode(&self, out: Out<'_>) {
                out.value(&self.to_wgsl());
            }
            fn __stream(&self, stream: &mut Stream<'_>, room: usize) {
                stream.value(&self.to_wgsl(), room);
            }
        }
        // SAFETY: as above.
        unsafe impl<$($generics)*> WgslDecode for $ty
        where
            $($bounds)*
        {
        }
    )*};
}
wrapper! {
    [F, U, How] As<F, U, How> where [F: ConvertTo<U, How>];
    [F, U, To, From] With<F, U, To, From> where [
        U: WgslDecode + FixedFootprint,
        To: Fn(&F) -> U + Copy,
        From: Fn(U) -> F + Copy
    ];
}

/// The function that a type without fields stands for.
///
/// It is called for the types of functions that were passed by value to
/// [`facts_with`](crate::__private::facts_with), so there is such a value.
pub(crate) fn function<F: Copy>() -> F {
    const {
        assert!(
            size_of::<F>() == 0,
            "`with` takes the names of two functions"
        );
    }
    // SAFETY: no bytes are read, and a value of the type has been shown to exist
    // and is `Copy`.
    unsafe { NonNull::<F>::dangling().read() }
}
