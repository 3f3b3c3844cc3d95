//! The matrix types of WGSL under their own names: arrays of columns.
//!
//! Owns: `mat2x2f` to `mat4x4h`. Must not know: math crates.
#![allow(non_camel_case_types)]

use super::vector::{vec2f, vec3f, vec4f};
#[cfg(feature = "half-2")]
use super::vector::{vec2h, vec3h, vec4h};
use crate::layout::{Layout, Scalar};
use crate::zero_copy::{columns, number_array};

macro_rules! matrices {
    ($($(#[$attribute:meta])* $name:ident: $columns:literal of $column:ident, [$scalar:ty; $rows:literal], $kind:ident;)*) => {$(
        #[doc = concat!("`", stringify!($name), "` of WGSL: ", stringify!($columns), " columns of ", stringify!($rows), " rows, column by column.")]
        ///
        /// It is made from an array of columns and turns into one; its size in
        /// Rust is that of the array.
        #[doc = ""]
        /// Specification: [matrix types](https://www.w3.org/TR/WGSL/#matrix-types).
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, Default, PartialEq)]
        #[repr(transparent)]
        pub struct $name(pub [[$scalar; $rows]; $columns]);

        number_array!($(#[$attribute])* $name);
        $(#[$attribute])*
        columns! {
            $name => [$column; $columns], Layout::matrix(Scalar::$kind, $columns, $rows);
        }
        $(#[$attribute])*
        impl From<[[$scalar; $rows]; $columns]> for $name {
            fn from(columns: [[$scalar; $rows]; $columns]) -> Self {
                Self(columns)
            }
        }
        $(#[$attribute])*
        impl From<$name> for [[$scalar; $rows]; $columns] {
            fn from(matrix: $name) -> Self {
                matrix.0
            }
        }
    )*};
}

matrices! {
    mat2x2f: 2 of vec2f, [f32; 2], F32;
    mat2x3f: 2 of vec3f, [f32; 3], F32;
    mat2x4f: 2 of vec4f, [f32; 4], F32;
    mat3x2f: 3 of vec2f, [f32; 2], F32;
    mat3x3f: 3 of vec3f, [f32; 3], F32;
    mat3x4f: 3 of vec4f, [f32; 4], F32;
    mat4x2f: 4 of vec2f, [f32; 2], F32;
    mat4x3f: 4 of vec3f, [f32; 3], F32;
    mat4x4f: 4 of vec4f, [f32; 4], F32;
    #[cfg(feature = "half-2")]
    mat2x2h: 2 of vec2h, [half_2::f16; 2], F16;
    #[cfg(feature = "half-2")]
    mat2x3h: 2 of vec3h, [half_2::f16; 3], F16;
    #[cfg(feature = "half-2")]
    mat2x4h: 2 of vec4h, [half_2::f16; 4], F16;
    #[cfg(feature = "half-2")]
    mat3x2h: 3 of vec2h, [half_2::f16; 2], F16;
    #[cfg(feature = "half-2")]
    mat3x3h: 3 of vec3h, [half_2::f16; 3], F16;
    #[cfg(feature = "half-2")]
    mat3x4h: 3 of vec4h, [half_2::f16; 4], F16;
    #[cfg(feature = "half-2")]
    mat4x2h: 4 of vec2h, [half_2::f16; 2], F16;
    #[cfg(feature = "half-2")]
    mat4x3h: 4 of vec3h, [half_2::f16; 3], F16;
    #[cfg(feature = "half-2")]
    mat4x4h: 4 of vec4h, [half_2::f16; 4], F16;
}
