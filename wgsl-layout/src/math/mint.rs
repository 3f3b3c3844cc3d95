//! mint: vectors, points, `Quaternion` as `vec4f` (x, y, z, w), and matrices of
//! columns; matrices of rows are turned on the way.
//!
//! Owns: which mint type is which WGSL type. Must not know: how bytes are moved.

use mint_05 as mint;

use crate::convert::host::{hosts, hosts_without_arrays};
use crate::convert::rows::rows_for_columns;
use crate::convert::through::converted;
use crate::layout::{Layout, Scalar};
use crate::zero_copy::{columns_unproven, plain_unproven};

macro_rules! vectors {
    ($scalar:ty, $kind:ident, $lane:literal) => {
        vectors!($scalar, $kind, $lane: Vector2[2: x, y], Vector3[3: x, y, z], Vector4[4: x, y, z, w], Point2[2: x, y], Point3[3: x, y, z]);
    };
    ($scalar:ty, $kind:ident, $lane:literal: $($name:ident[$rows:literal: $($field:ident),+]),*) => {$(
        fields!(mint::$name<$scalar>, mint::$name { $($field: $scalar),+ });
        plain_unproven!(mint::$name<$scalar> => Layout::vector(Scalar::$kind, $rows), $rows * $lane, $lane);
    )*};
}

/// What the matrices of rows are, of which arrays turn only into the square ones;
/// then those that have their rows for columns.
macro_rules! rows {
    ($scalar:ty: $two:ident, $three:ident, $four:ident, $($name:ident $matrix:ident not $other:ident),+) => {
        hosts! {
            mint::RowMatrix2<$scalar> => $two;
            mint::RowMatrix3<$scalar> => $three;
            mint::RowMatrix4<$scalar> => $four;
        }
        hosts_without_arrays! { $(mint::$name<$scalar> => $matrix;)+ }
        rows_for_columns! { $(mint::$name<$scalar> => $other;)+ }
    };
}
rows!(f32: mat2x2f, mat3x3f, mat4x4f,
    RowMatrix2x3 mat3x2f not mat2x3f, RowMatrix2x4 mat4x2f not mat2x4f,
    RowMatrix3x2 mat2x3f not mat3x2f, RowMatrix3x4 mat4x3f not mat3x4f,
    RowMatrix4x2 mat2x4f not mat4x2f, RowMatrix4x3 mat3x4f not mat4x3f);
#[cfg(feature = "half-2")]
rows!(half_2::f16: mat2x2h, mat3x3h, mat4x4h,
    RowMatrix2x3 mat3x2h not mat2x3h, RowMatrix2x4 mat4x2h not mat2x4h,
    RowMatrix3x2 mat2x3h not mat3x2h, RowMatrix3x4 mat4x3h not mat3x4h,
    RowMatrix4x2 mat2x4h not mat4x2h, RowMatrix4x3 mat3x4h not mat4x3h);
// Those of `f64` have no layout, so nobody turns them.
rows_for_columns! {
    mint::RowMatrix2<f64> => mat2x2f;
    mint::RowMatrix2x3<f64> => mat2x3f;
    mint::RowMatrix2x4<f64> => mat2x4f;
    mint::RowMatrix3x2<f64> => mat3x2f;
    mint::RowMatrix3<f64> => mat3x3f;
    mint::RowMatrix3x4<f64> => mat3x4f;
    mint::RowMatrix4x2<f64> => mat4x2f;
    mint::RowMatrix4x3<f64> => mat4x3f;
    mint::RowMatrix4<f64> => mat4x4f;
}

/// mint says rows first: `ColumnMatrix2x3` is three columns of two rows.
macro_rules! matrices {
    (f) => {
        matrices! {
            f32, F32:
            ColumnMatrix2, RowMatrix2, Vector2[2 x 2 mat2x2f: x, y];
            ColumnMatrix2x3, RowMatrix2x3, Vector2[3 x 2 mat3x2f: x, y, z];
            ColumnMatrix2x4, RowMatrix2x4, Vector2[4 x 2 mat4x2f: x, y, z, w];
            ColumnMatrix3x2, RowMatrix3x2, Vector3[2 x 3 mat2x3f: x, y];
            ColumnMatrix3, RowMatrix3, Vector3[3 x 3 mat3x3f: x, y, z];
            ColumnMatrix3x4, RowMatrix3x4, Vector3[4 x 3 mat4x3f: x, y, z, w];
            ColumnMatrix4x2, RowMatrix4x2, Vector4[2 x 4 mat2x4f: x, y];
            ColumnMatrix4x3, RowMatrix4x3, Vector4[3 x 4 mat3x4f: x, y, z];
            ColumnMatrix4, RowMatrix4, Vector4[4 x 4 mat4x4f: x, y, z, w];
        }
    };
    (h) => {
        matrices! {
            half_2::f16, F16:
            ColumnMatrix2, RowMatrix2, Vector2[2 x 2 mat2x2h: x, y];
            ColumnMatrix2x3, RowMatrix2x3, Vector2[3 x 2 mat3x2h: x, y, z];
            ColumnMatrix2x4, RowMatrix2x4, Vector2[4 x 2 mat4x2h: x, y, z, w];
            ColumnMatrix3x2, RowMatrix3x2, Vector3[2 x 3 mat2x3h: x, y];
            ColumnMatrix3, RowMatrix3, Vector3[3 x 3 mat3x3h: x, y, z];
            ColumnMatrix3x4, RowMatrix3x4, Vector3[4 x 3 mat4x3h: x, y, z, w];
            ColumnMatrix4x2, RowMatrix4x2, Vector4[2 x 4 mat2x4h: x, y];
            ColumnMatrix4x3, RowMatrix4x3, Vector4[3 x 4 mat3x4h: x, y, z];
            ColumnMatrix4, RowMatrix4, Vector4[4 x 4 mat4x4h: x, y, z, w];
        }
    };
    ($scalar:ty, $kind:ident: $($name:ident, $turned:ident, $column:ident[$columns:literal x $rows:literal $matrix:ident: $($field:ident),+];)*) => {$(
        hosts!(mint::$name<$scalar> => $matrix;);
        fields!(mint::$name<$scalar>, mint::$name { $($field: mint::$column<$scalar>),+ });
        columns_unproven!(mint::$name<$scalar> => [mint::$column<$scalar>; $columns], Layout::matrix(Scalar::$kind, $columns, $rows));
        converted! {
            mint::$turned<$scalar> => mint::$name<$scalar>, Layout::matrix(Scalar::$kind, $columns, $rows),
                |matrix| (*matrix).into(), Into::into;
        }
    )*};
}

vectors!(f32, F32, 4);
vectors!(i32, I32, 4);
vectors!(u32, U32, 4);
matrices!(f);
#[cfg(feature = "half-2")]
vectors!(half_2::f16, F16, 2);
#[cfg(feature = "half-2")]
matrices!(h);

fields!(mint::Quaternion<f32>, mint::Quaternion { v: mint::Vector3<f32>, s: f32 });
plain_unproven!(mint::Quaternion<f32> => Layout::vector(Scalar::F32, 4), 16, 4);
