//! `as = vec3f` and its kin.
//!
//! Owns: what can be a vector. Must not know: layouts.
//!
//! A type of another crate is known by the array of components that it turns
//! into. Each way has a marker of its own, and a type has only one of them, so
//! that rustc finds the marker.

use super::{EncodeAs, Exact, Word};
use crate::types::{vec2f, vec2i, vec2u, vec3f, vec3i, vec3u, vec4f, vec4i, vec4u};
#[cfg(feature = "half-2")]
use crate::types::{vec2h, vec3h, vec4h};

/// Of `N` components the leading ones are meant; the others are zero when
/// decoded.
#[doc(hidden)]
pub enum Leading<const N: usize> {}

/// `f64` components, rounded to `f32`.
#[doc(hidden)]
pub enum Narrowed {}

/// `bool` components, 0 or 1; any other number is `true`, as in WGSL.
#[doc(hidden)]
pub enum Truth {}

/// The words of a wide integer, the lowest first.
#[doc(hidden)]
pub enum Words {}

macro_rules! exact {
    ($($vector:ident: [$scalar:ty; $rows:literal];)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<F> EncodeAs<$vector, Word<Exact>> for F
        where
            F: Clone + Into<[$scalar; $rows]> + From<[$scalar; $rows]>,
        {
            #[inline]
            fn encode_as(&self) -> $vector {
                $vector(self.clone().into())
            }
            #[inline]
            fn decode_as(value: $vector) -> Result<Self, &'static str> {
                Ok(value.0.into())
            }
        }
    )*};
}
exact! {
    vec2f: [f32; 2];
    vec3f: [f32; 3];
    vec4f: [f32; 4];
    vec2i: [i32; 2];
    vec3i: [i32; 3];
    vec4i: [i32; 4];
    vec2u: [u32; 2];
    vec3u: [u32; 3];
    vec4u: [u32; 4];
}
#[cfg(feature = "half-2")]
exact! {
    vec2h: [half_2::f16; 2];
    vec3h: [half_2::f16; 3];
    vec4h: [half_2::f16; 4];
}

macro_rules! leading {
    ($($vector:ident: $rows:literal of [$scalar:ty; $wide:literal];)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<F> EncodeAs<$vector, Word<Leading<$wide>>> for F
        where
            F: Clone + Into<[$scalar; $wide]> + From<[$scalar; $wide]>,
        {
            #[inline]
            fn encode_as(&self) -> $vector {
                let wide: [$scalar; $wide] = self.clone().into();
                $vector(core::array::from_fn(|i| wide[i]))
            }
            #[inline]
            fn decode_as(value: $vector) -> Result<Self, &'static str> {
                let mut wide = [<$scalar>::default(); $wide];
                wide[..$rows].copy_from_slice(&value.0);
                Ok(wide.into())
            }
        }
    )*};
}
leading! {
    vec2f: 2 of [f32; 3];
    vec2f: 2 of [f32; 4];
    vec3f: 3 of [f32; 4];
    vec2i: 2 of [i32; 3];
    vec2i: 2 of [i32; 4];
    vec3i: 3 of [i32; 4];
    vec2u: 2 of [u32; 3];
    vec2u: 2 of [u32; 4];
    vec3u: 3 of [u32; 4];
}
#[cfg(feature = "half-2")]
leading! {
    vec2h: 2 of [half_2::f16; 3];
    vec2h: 2 of [half_2::f16; 4];
    vec3h: 3 of [half_2::f16; 4];
}

macro_rules! narrowed {
    ($($vector:ident: $rows:literal;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<F> EncodeAs<$vector, Word<Narrowed>> for F
        where
            F: Clone + Into<[f64; $rows]> + From<[f64; $rows]>,
        {
            #[inline]
            fn encode_as(&self) -> $vector {
                $vector(self.clone().into().map(|component| component as f32))
            }
            #[inline]
            fn decode_as(value: $vector) -> Result<Self, &'static str> {
                Ok(value.0.map(f64::from).into())
            }
        }
    )*};
}
narrowed! {
    vec2f: 2;
    vec3f: 3;
    vec4f: 4;
}

macro_rules! truth {
    ($($vector:ident: $rows:literal;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<F> EncodeAs<$vector, Word<Truth>> for F
        where
            F: Clone + Into<[bool; $rows]> + From<[bool; $rows]>,
        {
            #[inline]
            fn encode_as(&self) -> $vector {
                $vector(self.clone().into().map(u32::from))
            }
            #[inline]
            fn decode_as(value: $vector) -> Result<Self, &'static str> {
                Ok(value.0.map(|component| component != 0).into())
            }
        }
    )*};
}
truth! {
    vec2u: 2;
    vec3u: 3;
    vec4u: 4;
}

macro_rules! words {
    ($($wide:ty => $vector:ident, $rows:literal;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl EncodeAs<$vector, Word<Words>> for $wide {
            #[inline]
            fn encode_as(&self) -> $vector {
                $vector(core::array::from_fn(|i| (*self >> (32 * i)) as u32))
            }
            #[inline]
            fn decode_as(value: $vector) -> Result<Self, &'static str> {
                let mut wide: $wide = 0;
                for (i, word) in value.0.iter().enumerate() {
                    wide |= <$wide>::from(*word) << (32 * i);
                }
                Ok(wide)
            }
        }
    )*};
}
words! {
    u64 => vec2u, 2;
    u128 => vec4u, 4;
}

#[diagnostic::do_not_recommend]
impl EncodeAs<vec2u, Word<Words>> for i64 {
    #[inline]
    fn encode_as(&self) -> vec2u {
        u64::from_ne_bytes(self.to_ne_bytes()).encode_as()
    }
    #[inline]
    fn decode_as(value: vec2u) -> Result<Self, &'static str> {
        u64::decode_as(value).map(|wide| i64::from_ne_bytes(wide.to_ne_bytes()))
    }
}
