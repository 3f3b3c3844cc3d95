//! `as = mat3x3f` and its kin.
//!
//! Owns: what can be a matrix. Must not know: layouts.

use super::host::Itself;
use super::{EncodeAs, Exact, Word};
use crate::types::{
    mat2x2f, mat2x3f, mat2x4f, mat3x2f, mat3x3f, mat3x4f, mat4x2f, mat4x3f, mat4x4f,
};
#[cfg(feature = "half-2")]
use crate::types::{
    mat2x2h, mat2x3h, mat2x4h, mat3x2h, mat3x3h, mat3x4h, mat4x2h, mat4x3h, mat4x4h,
};

/// All numbers in one array, column by column.
#[doc(hidden)]
pub enum Flat {}

/// An array of longer columns, or of more of them: the leading ones are meant,
/// and the others are zero when decoded.
#[doc(hidden)]
pub enum LeadingColumns {}

/// `f64` columns, rounded to `f32`.
#[doc(hidden)]
pub enum NarrowedColumns {}

macro_rules! exact {
    ($($matrix:ident: [[$scalar:ty; $rows:literal]; $columns:literal];)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<F> EncodeAs<$matrix, Word<Exact>> for F
        where
            F: Clone + Into<[[$scalar; $rows]; $columns]> + From<[[$scalar; $rows]; $columns]>,
        {
            #[inline]
            fn encode_as(&self) -> $matrix {
                $matrix(self.clone().into())
            }
            #[inline]
            fn decode_as(value: $matrix) -> Result<Self, &'static str> {
                Ok(value.0.into())
            }
        }
        #[diagnostic::do_not_recommend]
        impl EncodeAs<$matrix, Itself> for [[$scalar; $rows]; $columns] {
            #[inline]
            fn encode_as(&self) -> $matrix {
                $matrix(*self)
            }
            #[inline]
            fn decode_as(value: $matrix) -> Result<Self, &'static str> {
                Ok(value.0)
            }
        }
        #[diagnostic::do_not_recommend]
        impl EncodeAs<$matrix, Word<Flat>> for [$scalar; $rows * $columns] {
            #[inline]
            fn encode_as(&self) -> $matrix {
                $matrix(core::array::from_fn(|column| {
                    core::array::from_fn(|row| self[column * $rows + row])
                }))
            }
            #[inline]
            fn decode_as(value: $matrix) -> Result<Self, &'static str> {
                Ok(core::array::from_fn(|i| value.0[i / $rows][i % $rows]))
            }
        }
    )*};
}

macro_rules! narrowed {
    ($($matrix:ident: [[f32; $rows:literal]; $columns:literal];)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<F> EncodeAs<$matrix, Word<NarrowedColumns>> for F
        where
            F: Clone + Into<[[f64; $rows]; $columns]> + From<[[f64; $rows]; $columns]>,
        {
            #[inline]
            fn encode_as(&self) -> $matrix {
                $matrix(self.clone().into().map(|column| column.map(|number| number as f32)))
            }
            #[inline]
            fn decode_as(value: $matrix) -> Result<Self, &'static str> {
                Ok(value.0.map(|column| column.map(f64::from)).into())
            }
        }
    )*};
}

macro_rules! leading {
    ($scalar:ty: $($matrix:ident $columns:literal x $rows:literal of $($wide_columns:literal x $wide_rows:literal),+;)*) => {$($(
        #[diagnostic::do_not_recommend]
        impl EncodeAs<$matrix, Word<LeadingColumns>> for [[$scalar; $wide_rows]; $wide_columns] {
            #[inline]
            fn encode_as(&self) -> $matrix {
                $matrix(core::array::from_fn(|column| {
                    core::array::from_fn(|row| self[column][row])
                }))
            }
            #[inline]
            fn decode_as(value: $matrix) -> Result<Self, &'static str> {
                let mut wide = [[<$scalar>::default(); $wide_rows]; $wide_columns];
                for (to, from) in wide.iter_mut().zip(&value.0) {
                    to[..$rows].copy_from_slice(from);
                }
                Ok(wide)
            }
        }
    )+)*};
}

exact! {
    mat2x2f: [[f32; 2]; 2];
    mat2x3f: [[f32; 3]; 2];
    mat2x4f: [[f32; 4]; 2];
    mat3x2f: [[f32; 2]; 3];
    mat3x3f: [[f32; 3]; 3];
    mat3x4f: [[f32; 4]; 3];
    mat4x2f: [[f32; 2]; 4];
    mat4x3f: [[f32; 3]; 4];
    mat4x4f: [[f32; 4]; 4];
}
narrowed! {
    mat2x2f: [[f32; 2]; 2];
    mat2x3f: [[f32; 3]; 2];
    mat2x4f: [[f32; 4]; 2];
    mat3x2f: [[f32; 2]; 3];
    mat3x3f: [[f32; 3]; 3];
    mat3x4f: [[f32; 4]; 3];
    mat4x2f: [[f32; 2]; 4];
    mat4x3f: [[f32; 3]; 4];
    mat4x4f: [[f32; 4]; 4];
}
leading! {
    f32:
    mat2x2f 2 x 2 of 2 x 3, 2 x 4, 3 x 2, 3 x 3, 3 x 4, 4 x 2, 4 x 3, 4 x 4;
    mat2x3f 2 x 3 of 2 x 4, 3 x 3, 3 x 4, 4 x 3, 4 x 4;
    mat2x4f 2 x 4 of 3 x 4, 4 x 4;
    mat3x2f 3 x 2 of 3 x 3, 3 x 4, 4 x 2, 4 x 3, 4 x 4;
    mat3x3f 3 x 3 of 3 x 4, 4 x 3, 4 x 4;
    mat3x4f 3 x 4 of 4 x 4;
    mat4x2f 4 x 2 of 4 x 3, 4 x 4;
    mat4x3f 4 x 3 of 4 x 4;
}
#[cfg(feature = "half-2")]
exact! {
    mat2x2h: [[half_2::f16; 2]; 2];
    mat2x3h: [[half_2::f16; 3]; 2];
    mat2x4h: [[half_2::f16; 4]; 2];
    mat3x2h: [[half_2::f16; 2]; 3];
    mat3x3h: [[half_2::f16; 3]; 3];
    mat3x4h: [[half_2::f16; 4]; 3];
    mat4x2h: [[half_2::f16; 2]; 4];
    mat4x3h: [[half_2::f16; 3]; 4];
    mat4x4h: [[half_2::f16; 4]; 4];
}
