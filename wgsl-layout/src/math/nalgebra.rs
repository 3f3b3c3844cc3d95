//! nalgebra: every `SVector` and `SMatrix` that WGSL has, points and what else
//! is a vector or a matrix inside. `Quaternion` is `vec4f` (x, y, z, w).
//!
//! Owns: which nalgebra type is which WGSL type. Must not know: how bytes are
//! moved.
//!
//! An `Isometry` or a `Similarity` is a translation and a rotation side by side,
//! which no WGSL type is: `to_homogeneous()` makes the matrix.

use crate::layout::Scalar;

/// The vectors of one scalar type, and the points.
macro_rules! vectors {
    ($nalgebra:ident: $scalar:ty, $kind:ident, $lane:literal) => {
        vectors!($nalgebra: $scalar, $kind, $lane, 2 3 4);
    };
    ($nalgebra:ident: $scalar:ty, $kind:ident, $lane:literal, $($rows:literal)*) => {
        crate::zero_copy::plain! {$(
            $nalgebra::SVector<$scalar, $rows> => crate::Layout::vector(Scalar::$kind, $rows), $rows * $lane, $lane;
            $nalgebra::Point<$scalar, $rows> => crate::Layout::vector(Scalar::$kind, $rows), $rows * $lane, $lane;
        )*}
    };
}

/// The matrices of one scalar type. nalgebra says rows first.
macro_rules! matrices {
    ($nalgebra:ident: $scalar:ty, $kind:ident, $($columns:literal x $rows:literal $matrix:ident),*) => {
        crate::convert::host::hosts! {$(
            $nalgebra::SMatrix<$scalar, $rows, $columns> => $matrix;
        )*}
        crate::zero_copy::columns! {$(
            $nalgebra::SMatrix<$scalar, $rows, $columns> => [$nalgebra::SVector<$scalar, $rows>; $columns], crate::Layout::matrix(Scalar::$kind, $columns, $rows);
        )*}
    };
}

/// What is a vector or a matrix of `f32` inside.
macro_rules! wrappers {
    ($nalgebra:ident) => {
        crate::zero_copy::plain! {
            $nalgebra::Unit<$nalgebra::SVector<f32, 2>> => crate::Layout::vector(Scalar::F32, 2), 8, 4;
            $nalgebra::Unit<$nalgebra::SVector<f32, 3>> => crate::Layout::vector(Scalar::F32, 3), 12, 4;
            $nalgebra::Unit<$nalgebra::SVector<f32, 4>> => crate::Layout::vector(Scalar::F32, 4), 16, 4;
            $nalgebra::Translation<f32, 2> => crate::Layout::vector(Scalar::F32, 2), 8, 4;
            $nalgebra::Translation<f32, 3> => crate::Layout::vector(Scalar::F32, 3), 12, 4;
            $nalgebra::Scale<f32, 2> => crate::Layout::vector(Scalar::F32, 2), 8, 4;
            $nalgebra::Scale<f32, 3> => crate::Layout::vector(Scalar::F32, 3), 12, 4;
            $nalgebra::Quaternion<f32> => crate::Layout::vector(Scalar::F32, 4), 16, 4;
            $nalgebra::UnitQuaternion<f32> => crate::Layout::vector(Scalar::F32, 4), 16, 4;
            $nalgebra::UnitComplex<f32> => crate::Layout::vector(Scalar::F32, 2), 8, 4;
        }
        crate::zero_copy::columns! {
            $nalgebra::Rotation2<f32> => [$nalgebra::SVector<f32, 2>; 2], crate::Layout::matrix(Scalar::F32, 2, 2);
            $nalgebra::Rotation3<f32> => [$nalgebra::SVector<f32, 3>; 3], crate::Layout::matrix(Scalar::F32, 3, 3);
            $nalgebra::Transform2<f32> => [$nalgebra::SVector<f32, 3>; 3], crate::Layout::matrix(Scalar::F32, 3, 3);
            $nalgebra::Transform3<f32> => [$nalgebra::SVector<f32, 4>; 4], crate::Layout::matrix(Scalar::F32, 4, 4);
            $nalgebra::Affine2<f32> => [$nalgebra::SVector<f32, 3>; 3], crate::Layout::matrix(Scalar::F32, 3, 3);
            $nalgebra::Affine3<f32> => [$nalgebra::SVector<f32, 4>; 4], crate::Layout::matrix(Scalar::F32, 4, 4);
            $nalgebra::Projective2<f32> => [$nalgebra::SVector<f32, 3>; 3], crate::Layout::matrix(Scalar::F32, 3, 3);
            $nalgebra::Projective3<f32> => [$nalgebra::SVector<f32, 4>; 4], crate::Layout::matrix(Scalar::F32, 4, 4);
            $nalgebra::Perspective3<f32> => [$nalgebra::SVector<f32, 4>; 4], crate::Layout::matrix(Scalar::F32, 4, 4);
            $nalgebra::Orthographic3<f32> => [$nalgebra::SVector<f32, 4>; 4], crate::Layout::matrix(Scalar::F32, 4, 4);
        }
        crate::convert::host::hosts_without_arrays! {
            $nalgebra::Rotation2<f32> => mat2x2f;
            $nalgebra::Rotation3<f32> => mat3x3f;
            $nalgebra::Transform2<f32> => mat3x3f;
            $nalgebra::Transform3<f32> => mat4x4f;
            $nalgebra::Affine2<f32> => mat3x3f;
            $nalgebra::Affine3<f32> => mat4x4f;
            $nalgebra::Projective2<f32> => mat3x3f;
            $nalgebra::Projective3<f32> => mat4x4f;
            $nalgebra::Perspective3<f32> => mat4x4f;
            $nalgebra::Orthographic3<f32> => mat4x4f;
        }
    };
}

macro_rules! implement {
    ($nalgebra:ident) => {
        vectors!($nalgebra: f32, F32, 4);
        vectors!($nalgebra: i32, I32, 4);
        vectors!($nalgebra: u32, U32, 4);
        matrices!($nalgebra: f32, F32, 2 x 2 mat2x2f, 2 x 3 mat2x3f, 2 x 4 mat2x4f, 3 x 2 mat3x2f, 3 x 3 mat3x3f, 3 x 4 mat3x4f, 4 x 2 mat4x2f, 4 x 3 mat4x3f, 4 x 4 mat4x4f);
        wrappers!($nalgebra);
        #[cfg(feature = "half-2")]
        vectors!($nalgebra: half_2::f16, F16, 2);
        #[cfg(feature = "half-2")]
        matrices!($nalgebra: half_2::f16, F16, 2 x 2 mat2x2h, 2 x 3 mat2x3h, 2 x 4 mat2x4h, 3 x 2 mat3x2h, 3 x 3 mat3x3h, 3 x 4 mat3x4h, 4 x 2 mat4x2h, 4 x 3 mat4x3h, 4 x 4 mat4x4h);
    };
}

#[cfg(feature = "nalgebra-033")]
implement!(nalgebra_033);
#[cfg(feature = "nalgebra-034")]
implement!(nalgebra_034);
#[cfg(feature = "nalgebra-035")]
implement!(nalgebra_035);
