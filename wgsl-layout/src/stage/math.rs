//! Math crates at the stage interfaces.
//!
//! Owns: which of their types may stand there. Must not know: what they are,
//! which their layouts say.

#![cfg_attr(
    not(any(
        feature = "glam-029",
        feature = "glam-030",
        feature = "glam-031",
        feature = "glam-032",
        feature = "glam-033",
        feature = "glam-034"
    )),
    allow(dead_code, unused_macros)
)]

use super::vertex_field::VertexFacts;
use super::vertex_format::Stored;
use crate::layout::{Kind, Layout, Scalar};

/// The numbers of a type that is `plain` or `columns`: they lie at its start,
/// column by column.
pub(crate) const fn vertex_facts(layout: &Layout, rust_size: usize) -> VertexFacts {
    let (scalar, columns, rows) = match layout.kind {
        Kind::Vector { scalar, rows } => (scalar, 1, rows),
        Kind::Matrix {
            scalar,
            columns,
            rows,
        } => (scalar, columns, rows),
        Kind::Scalar(scalar) => (scalar, 1, 1),
        _ => panic!("no vector or matrix"),
    };
    let stored = match scalar {
        Scalar::F32 | Scalar::F16 => Stored::Float,
        Scalar::I32 => Stored::Signed,
        Scalar::U32 => Stored::Unsigned,
    };
    let column = VertexFacts::vector(stored, scalar.size() as u8, rows as usize);
    if columns == 1 {
        return column.sized(rust_size);
    }
    // Columns may be padded; an odd remainder is padding at the end.
    let stride = if rust_size % columns as usize == 0 {
        rust_size / columns as usize
    } else {
        column.bytes()
    };
    column.columns(columns, stride).sized(rust_size)
}

macro_rules! implement {
    ($glam:ident: $($ty:ident)*) => {
        crate::zero_copy::vertex_field! {$(
            [] $glam::$ty => crate::stage::math::vertex_facts(
                <$glam::$ty as crate::WgslLayout>::LAYOUT,
                size_of::<$glam::$ty>(),
            );
        )*}
        crate::stage::value::stage_values! { $($glam::$ty;)* }
    };
}

macro_rules! implement_glam {
    ($($feature:literal $glam:ident;)*) => {$(
        #[cfg(feature = $feature)]
        implement! {
            $glam: Vec2 Vec3 Vec3A Vec4 Quat IVec2 IVec3 IVec4 UVec2 UVec3 UVec4
                Mat2 Mat3 Mat3A Mat4 Affine2 Affine3A
        }
    )*};
}

implement_glam! {
    "glam-029" glam_029;
    "glam-030" glam_030;
    "glam-031" glam_031;
    "glam-032" glam_032;
    "glam-033" glam_033;
    "glam-034" glam;
}

macro_rules! implement_affine3 {
    ($($feature:literal $glam:ident;)*) => {$(
        #[cfg(feature = $feature)]
        implement! { $glam: Affine3 }
    )*};
}

implement_affine3! {
    "glam-031" glam_031;
    "glam-032" glam_032;
    "glam-033" glam_033;
    "glam-034" glam;
}
