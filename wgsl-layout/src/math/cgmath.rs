//! cgmath: vectors, points, square matrices, and `Quaternion` as `vec4f`
//! (x, y, z, w).
//!
//! Owns: which cgmath type is which WGSL type. Must not know: how bytes are
//! moved.

use cgmath_018 as cgmath;

use crate::convert::host::hosts;
use crate::layout::{Layout, Scalar};
use crate::zero_copy::{columns_unproven, plain_unproven};

macro_rules! vectors {
    ($scalar:ty, $kind:ident, $lane:literal) => {
        vectors!($scalar, $kind, $lane: Vector2[2: x, y], Vector3[3: x, y, z], Vector4[4: x, y, z, w], Point2[2: x, y], Point3[3: x, y, z]);
    };
    ($scalar:ty, $kind:ident, $lane:literal: $($name:ident[$rows:literal: $($field:ident),+]),*) => {$(
        fields!(cgmath::$name<$scalar>, cgmath::$name { $($field: $scalar),+ });
        plain_unproven!(cgmath::$name<$scalar> => Layout::vector(Scalar::$kind, $rows), $rows * $lane, $lane);
    )*};
}

macro_rules! matrices {
    ($scalar:ty, $kind:ident, $two:ident, $three:ident, $four:ident) => {
        matrices! {
            $scalar, $kind:
            Matrix2 $two, Vector2[2: x, y];
            Matrix3 $three, Vector3[3: x, y, z];
            Matrix4 $four, Vector4[4: x, y, z, w];
        }
    };
    ($scalar:ty, $kind:ident: $($name:ident $matrix:ident, $column:ident[$columns:literal: $($field:ident),+];)*) => {$(
        hosts!(cgmath::$name<$scalar> => $matrix;);
        fields!(cgmath::$name<$scalar>, cgmath::$name { $($field: cgmath::$column<$scalar>),+ });
        columns_unproven!(cgmath::$name<$scalar> => [cgmath::$column<$scalar>; $columns], Layout::matrix(Scalar::$kind, $columns, $columns));
    )*};
}

vectors!(f32, F32, 4);
vectors!(i32, I32, 4);
vectors!(u32, U32, 4);
matrices!(f32, F32, mat2x2f, mat3x3f, mat4x4f);
#[cfg(feature = "half-2")]
vectors!(half_2::f16, F16, 2);
#[cfg(feature = "half-2")]
matrices!(half_2::f16, F16, mat2x2h, mat3x3h, mat4x4h);

fields!(cgmath::Quaternion<f32>, cgmath::Quaternion { v: cgmath::Vector3<f32>, s: f32 });
plain_unproven!(cgmath::Quaternion<f32> => Layout::vector(Scalar::F32, 4), 16, 4);
