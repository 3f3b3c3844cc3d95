//! The vector types of WGSL under their own names, for programs without a math
//! crate.
//!
//! Owns: `vec2f` to `vec4h`. Must not know: matrices.
#![allow(non_camel_case_types)]

use crate::layout::{Layout, Scalar};
use crate::zero_copy::{number_array, plain};

macro_rules! vectors {
    ($($(#[$attribute:meta])* $name:ident: [$scalar:ty; $rows:literal], $kind:ident, $lane:literal;)*) => {$(
        #[doc = concat!("`", stringify!($name), "` of WGSL: ", stringify!($rows), " components.")]
        ///
        /// It is made from an array and turns into one; its size in Rust is that
        /// of the array.
        #[doc = ""]
        /// Specification: [vector types](https://www.w3.org/TR/WGSL/#vector-types).
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, Default, PartialEq)]
        #[repr(transparent)]
        pub struct $name(pub [$scalar; $rows]);

        number_array!($(#[$attribute])* $name);
        $(#[$attribute])*
        plain! {
            $name => Layout::vector(Scalar::$kind, $rows), $rows * $lane, $lane;
        }
        $(#[$attribute])*
        impl From<[$scalar; $rows]> for $name {
            fn from(components: [$scalar; $rows]) -> Self {
                Self(components)
            }
        }
        $(#[$attribute])*
        impl From<$name> for [$scalar; $rows] {
            fn from(vector: $name) -> Self {
                vector.0
            }
        }
    )*};
}

vectors! {
    vec2f: [f32; 2], F32, 4;
    vec3f: [f32; 3], F32, 4;
    vec4f: [f32; 4], F32, 4;
    vec2i: [i32; 2], I32, 4;
    vec3i: [i32; 3], I32, 4;
    vec4i: [i32; 4], I32, 4;
    vec2u: [u32; 2], U32, 4;
    vec3u: [u32; 3], U32, 4;
    vec4u: [u32; 4], U32, 4;
    #[cfg(feature = "half-2")]
    vec2h: [half_2::f16; 2], F16, 2;
    #[cfg(feature = "half-2")]
    vec3h: [half_2::f16; 3], F16, 2;
    #[cfg(feature = "half-2")]
    vec4h: [half_2::f16; 4], F16, 2;
}
