//! Codecs of types that are another one in WGSL.
//!
//! Owns: how a conversion gets into a codec. Must not know: which conversions
//! there are.

use super::{As, ConvertTo, Through, With};
use crate::codec::{Codec, Kind};
use crate::decode::{self, Convert, ReadError};
use crate::footprint::FixedFootprint;
use crate::traits::{WgslDecode, WgslLayout};
use crate::zero_copy::{self, Call, Elements, Read};

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
                functions: &Call::of::<T>(Some(Read::of::<T, ByThrough>())),
            },
            rust_size: size_of::<T>(),
        }
    }
}

/// Reads what the type turns into.
struct ByThrough;

impl<T: Through> Convert<T> for ByThrough {
    fn check(bytes: &[u8]) -> Result<(), ReadError> {
        decode::check::<T::Wgsl>(bytes)?;
        if const { T::TAKES_ALL } {
            Ok(())
        } else {
            <Self as Convert<T>>::read(bytes).map(drop)
        }
    }
    fn read(bytes: &[u8]) -> Result<T, ReadError> {
        let value = zero_copy::read::<T::Wgsl>(bytes)?;
        T::from_wgsl(value).map_err(|expected| ReadError::Invalid {
            offset: 0,
            expected,
        })
    }
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

zero_copy::through! {
    [F, U, How] As<F, U, How> where [F: ConvertTo<U, How>],
        <<Self as Through>::Wgsl as WgslLayout>::LAYOUT;
    [F, U, To, From] With<F, U, To, From> where [
        U: WgslDecode + FixedFootprint,
        To: Fn(&F) -> U + Copy,
        From: Fn(U) -> F + Copy
    ], <<Self as Through>::Wgsl as WgslLayout>::LAYOUT;
}

/// Types of this and other crates that are turned into another one on the way.
/// Whatever `$from` is given, it takes.
macro_rules! converted {
    ($($ty:ty => $other:ty, $layout:expr, $to:expr, $from:expr;)*) => {$(
        impl $crate::convert::Through for $ty {
            type Wgsl = $other;
            const TAKES_ALL: bool = true;
            #[inline]
            fn to_wgsl(&self) -> $other {
                let to: fn(&$ty) -> $other = $to;
                to(self)
            }
            #[inline]
            fn from_wgsl(value: $other) -> Result<Self, &'static str> {
                let from: fn($other) -> $ty = $from;
                Ok(from(value))
            }
        }
        $crate::zero_copy::through! { [] $ty where [], &$layout; }
    )*};
}
pub(crate) use converted;
