//! glam: vectors, matrices, `Quat` as `vec4f`, `Affine2` as `mat3x2f`,
//! `Affine3` and `Affine3A` as `mat4x3f`.
//!
//! Owns: which glam type is which WGSL type. Must not know: how bytes are moved.

macro_rules! implement {
    ($glam:ident) => {
        crate::zero_copy::plain! {
            $glam::Vec2 => crate::Layout::vector(Scalar::F32, 2), 8, 4;
            $glam::Vec3 => crate::Layout::vector(Scalar::F32, 3), 12, 4;
            // 16 bytes in Rust, of which the last 4 are nobody's.
            $glam::Vec3A => crate::Layout::vector(Scalar::F32, 3), 12, 4;
            $glam::Vec4 => crate::Layout::vector(Scalar::F32, 4), 16, 4;
            $glam::Quat => crate::Layout::vector(Scalar::F32, 4), 16, 4;
            $glam::IVec2 => crate::Layout::vector(Scalar::I32, 2), 8, 4;
            $glam::IVec3 => crate::Layout::vector(Scalar::I32, 3), 12, 4;
            $glam::IVec4 => crate::Layout::vector(Scalar::I32, 4), 16, 4;
            $glam::UVec2 => crate::Layout::vector(Scalar::U32, 2), 8, 4;
            $glam::UVec3 => crate::Layout::vector(Scalar::U32, 3), 12, 4;
            $glam::UVec4 => crate::Layout::vector(Scalar::U32, 4), 16, 4;
            $glam::Mat2 => crate::Layout::matrix(Scalar::F32, 2, 2), 16, 4;
            // Two columns of a `Mat2`, then the translation; there may be
            // padding behind.
            $glam::Affine2 => crate::Layout::matrix(Scalar::F32, 3, 2), 24, 4;
        }
        crate::zero_copy::columns! {
            $glam::Mat3 => [$glam::Vec3; 3], crate::Layout::matrix(Scalar::F32, 3, 3);
            $glam::Mat3A => [$glam::Vec3A; 3], crate::Layout::matrix(Scalar::F32, 3, 3);
            $glam::Mat4 => [$glam::Vec4; 4], crate::Layout::matrix(Scalar::F32, 4, 4);
            $glam::Affine3A => [$glam::Vec3A; 4], crate::Layout::matrix(Scalar::F32, 4, 3);
        }
        crate::convert::host::hosts_without_arrays! {
            $glam::Mat2 => mat2x2f;
            $glam::Mat3 => mat3x3f;
            $glam::Mat3A => mat3x3f;
            $glam::Mat4 => mat4x4f;
            $glam::Affine2 => mat3x2f;
            $glam::Affine3A => mat4x3f;
        }
        const _: () = {
            assert!(core::mem::offset_of!($glam::Affine2, translation) == 16);
            assert!(core::mem::offset_of!($glam::Affine3A, translation) == 48);
        };
    };
}

/// `Affine3`, which is younger than the others.
#[cfg(any(
    feature = "glam-031",
    feature = "glam-032",
    feature = "glam-033",
    feature = "glam-034"
))]
macro_rules! implement_affine3 {
    ($glam:ident) => {
        crate::zero_copy::columns! {
            $glam::Affine3 => [$glam::Vec3; 4], crate::Layout::matrix(Scalar::F32, 4, 3);
        }
        crate::convert::host::hosts_without_arrays! {
            $glam::Affine3 => mat4x3f;
        }
        const _: () = assert!(core::mem::offset_of!($glam::Affine3, translation) == 36);
    };
}

use crate::layout::Scalar;

#[cfg(feature = "glam-029")]
implement!(glam_029);
#[cfg(feature = "glam-030")]
implement!(glam_030);
#[cfg(feature = "glam-031")]
implement!(glam_031);
#[cfg(feature = "glam-031")]
implement_affine3!(glam_031);
#[cfg(feature = "glam-032")]
implement!(glam_032);
#[cfg(feature = "glam-032")]
implement_affine3!(glam_032);
#[cfg(feature = "glam-033")]
implement!(glam_033);
#[cfg(feature = "glam-033")]
implement_affine3!(glam_033);
#[cfg(feature = "glam-034")]
implement!(glam);
#[cfg(feature = "glam-034")]
implement_affine3!(glam);
