//! `impl_vector!`, `impl_matrix!` and `impl_bitflags!`: types of other crates
//! in one line.
//!
//! Owns: their grammar. Must not know: how bytes are moved.

use crate::types::{
    mat2x2f, mat2x3f, mat2x4f, mat3x2f, mat3x3f, mat3x4f, mat4x2f, mat4x3f, mat4x4f, vec2f, vec2i,
    vec2u, vec3f, vec3i, vec3u, vec4f, vec4i, vec4u,
};
#[cfg(feature = "half-2")]
use crate::types::{
    mat2x2h, mat2x3h, mat2x4h, mat3x2h, mat3x3h, mat3x4h, mat4x2h, mat4x3h, mat4x4h, vec2h, vec3h,
    vec4h,
};

/// The vector of `ROWS` components of this scalar type.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "WGSL has no vector of {ROWS} components of type `{Self}`",
    note = "the components are `f32`, `i32`, `u32` or `f16`, and there are 2, 3 or 4 of them"
)]
pub trait Component<const ROWS: usize> {
    type Vector;
}

/// The matrix of so many columns and rows of this scalar type.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "WGSL has no matrix of {COLUMNS} columns and {ROWS} rows of type `{Self}`",
    note = "the elements are `f32` or `f16`, and there are 2, 3 or 4 columns and rows"
)]
pub trait Element<const COLUMNS: usize, const ROWS: usize> {
    type Matrix;
    type Column;
}

macro_rules! components {
    ($scalar:ty: $($rows:literal => $vector:ident),+) => {$(
        impl Component<$rows> for $scalar {
            type Vector = $vector;
        }
    )+};
}
macro_rules! elements {
    ($scalar:ty: $($columns:literal x $rows:literal => $matrix:ident of $column:ident),+) => {$(
        impl Element<$columns, $rows> for $scalar {
            type Matrix = $matrix;
            type Column = $column;
        }
    )+};
}
components!(f32: 2 => vec2f, 3 => vec3f, 4 => vec4f);
components!(i32: 2 => vec2i, 3 => vec3i, 4 => vec4i);
components!(u32: 2 => vec2u, 3 => vec3u, 4 => vec4u);
elements!(f32:
    2 x 2 => mat2x2f of vec2f, 2 x 3 => mat2x3f of vec3f, 2 x 4 => mat2x4f of vec4f,
    3 x 2 => mat3x2f of vec2f, 3 x 3 => mat3x3f of vec3f, 3 x 4 => mat3x4f of vec4f,
    4 x 2 => mat4x2f of vec2f, 4 x 3 => mat4x3f of vec3f, 4 x 4 => mat4x4f of vec4f);
#[cfg(feature = "half-2")]
components!(half_2::f16: 2 => vec2h, 3 => vec3h, 4 => vec4h);
#[cfg(feature = "half-2")]
elements!(half_2::f16:
    2 x 2 => mat2x2h of vec2h, 2 x 3 => mat2x3h of vec3h, 2 x 4 => mat2x4h of vec4h,
    3 x 2 => mat3x2h of vec2h, 3 x 3 => mat3x3h of vec3h, 3 x 4 => mat3x4h of vec4h,
    4 x 2 => mat4x2h of vec2h, 4 x 3 => mat4x3h of vec3h, 4 x 4 => mat4x4h of vec4h);

/// Makes a type of yours a vector of WGSL: `impl_vector!(MyVec3, f32, 3)` is a
/// `vec3f`.
///
/// The type turns into an array of its components and is made from one, by
/// `Into<[f32; 3]>`, `From<[f32; 3]>` and `Clone`.
///
/// ```
/// # #![forbid(unsafe_code)]
/// use wgsl_layout::WgslLayout;
///
/// #[derive(Clone)]
/// struct Rgb {
///     blue: f32,
///     green: f32,
///     red: f32,
/// }
/// impl From<[f32; 3]> for Rgb {
///     fn from([red, green, blue]: [f32; 3]) -> Self {
///         Self { blue, green, red }
///     }
/// }
/// impl From<Rgb> for [f32; 3] {
///     fn from(rgb: Rgb) -> Self {
///         [rgb.red, rgb.green, rgb.blue]
///     }
/// }
/// wgsl_layout::impl_vector!(Rgb, f32, 3);
///
/// assert_eq!(Rgb::WGSL_TYPE, "vec3f");
/// ```
///
/// `impl_vector!(MyVec3: Pod, f32, 3)` copies the bytes of the value as they
/// are instead, where `bytemuck::Pod` says that they may be copied; they have to
/// be the components in order. A value of another size is an error of the
/// compiler.
///
/// ```
/// use wgsl_layout::WgslLayout;
///
/// #[derive(Clone, Copy, bytemuck::Zeroable, bytemuck::Pod)]
/// #[repr(C)]
/// struct Index3 {
///     x: u32,
///     y: u32,
///     z: u32,
/// }
/// wgsl_layout::impl_vector!(Index3: Pod, u32, 3);
///
/// assert_eq!(Index3::WGSL_TYPE, "vec3u");
/// assert_eq!(Index3 { x: 1, y: 2, z: 3 }.as_bytes()[4], 2);
/// ```
///
/// Specification: [vector types](https://www.w3.org/TR/WGSL/#vector-types).
#[macro_export]
macro_rules! impl_vector {
    ($ty:ty: Pod, $scalar:ty, $rows:literal $(,)?) => {
        $crate::__impl_pod!(
            $ty,
            <$scalar as $crate::__private::Component<$rows>>::Vector,
            $crate::__private::pod_vector::<
                Self,
                <$scalar as $crate::__private::Component<$rows>>::Vector,
            >()
        );
        $crate::__impl_stage!($ty);
    };
    ($ty:ty, $scalar:ty, $rows:literal $(,)?) => {
        $crate::__impl_through!(
            $ty,
            <$scalar as $crate::__private::Component<$rows>>::Vector,
            [$scalar; $rows]
        );
    };
}

/// Makes a type of yours a matrix of WGSL: `impl_matrix!(MyMat4, f32, 4, 4)` is
/// a `mat4x4f`. As in WGSL, the number of columns stands before that of rows.
///
/// The type turns into an array of columns and is made from one, by
/// `Into<[[f32; 4]; 4]>`, `From<[[f32; 4]; 4]>` and `Clone`. With
/// `impl_matrix!(MyMat4: Pod, f32, 4, 4)` the bytes of the value are the columns
/// one after another, as with [`impl_vector!`](crate::impl_vector).
///
/// ```
/// # #![forbid(unsafe_code)]
/// use wgsl_layout::{WgslDecode, WgslLayout};
///
/// #[derive(Clone, Copy, PartialEq, Debug, bytemuck::Zeroable, bytemuck::Pod)]
/// #[repr(transparent)]
/// struct Rotation([[f32; 3]; 3]);
/// wgsl_layout::impl_matrix!(Rotation: Pod, f32, 3, 3);
///
/// let rotation = Rotation([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]]);
/// assert_eq!(Rotation::WGSL_TYPE, "mat3x3f");
/// assert_eq!(rotation.byte_len(), 48);
/// assert_eq!(Rotation::read_from(&rotation.to_bytes()), Ok(rotation));
/// ```
///
/// Specification: [matrix types](https://www.w3.org/TR/WGSL/#matrix-types).
#[macro_export]
macro_rules! impl_matrix {
    ($ty:ty: Pod, $scalar:ty, $columns:literal, $rows:literal $(,)?) => {
        $crate::__impl_pod!(
            $ty,
            <$scalar as $crate::__private::Element<$columns, $rows>>::Matrix,
            $crate::__private::pod_matrix::<
                Self,
                <$scalar as $crate::__private::Element<$columns, $rows>>::Column,
                $columns,
            >()
        );
        impl $crate::__private::Host for $ty {
            type Whole = <$scalar as $crate::__private::Element<$columns, $rows>>::Matrix;
        }
        $crate::__impl_stage!($ty);
    };
    ($ty:ty, $scalar:ty, $columns:literal, $rows:literal $(,)?) => {
        $crate::__impl_through!(
            $ty,
            <$scalar as $crate::__private::Element<$columns, $rows>>::Matrix,
            [[$scalar; $rows]; $columns]
        );
        impl $crate::__private::Host for $ty {
            type Whole = <$scalar as $crate::__private::Element<$columns, $rows>>::Matrix;
        }
    };
}

/// The impls of a type that is encoded as `$wgsl`, which is made from `$array`.
#[doc(hidden)]
#[macro_export]
macro_rules! __impl_through {
    ($ty:ty, $wgsl:ty, $array:ty) => {
        impl $crate::__private::Through for $ty {
            type Wgsl = $wgsl;
            #[inline]
            fn to_wgsl(&self) -> $wgsl {
                ::core::convert::From::from(<$ty as ::core::convert::Into<$array>>::into(
                    ::core::clone::Clone::clone(self),
                ))
            }
            #[inline]
            fn from_wgsl(
                value: $wgsl,
            ) -> ::core::result::Result<Self, &'static ::core::primitive::str> {
                let array: $array = ::core::convert::From::from(value);
                ::core::result::Result::Ok(::core::convert::From::from(array))
            }
        }
        $crate::__impl_by_through!(
            [] $ty where [],
            <<$ty as $crate::__private::Through>::Wgsl as $crate::__private::WgslLayout>::LAYOUT
        );
        $crate::__impl_stage!($ty);
    };
}

/// What a vector or matrix is between stages.
#[doc(hidden)]
#[macro_export]
macro_rules! __impl_stage {
    ($ty:ty) => {
        impl $crate::__private::StageValue for $ty {
            const FACTS: $crate::__private::StageFacts = $crate::__private::facts_of::<Self>();
        }
    };
}

/// Makes a type of the `bitflags` crate an alias of `u32` in WGSL, with a
/// constant for each flag that has a name: `Flags::SHADOW` is `FLAGS_SHADOW`.
///
/// The bits have to be a `u32`, and `bitflags` 2 a dependency of the caller. Bits
/// that no flag has are an error when decoded.
///
/// ```
/// use wgsl_layout::{WgslDecode, WgslLayout};
///
/// bitflags::bitflags! {
///     #[derive(Clone, Copy)]
///     struct Flags: u32 {
///         const SHADOW = 1;
///         const FOG = 2;
///     }
/// }
/// wgsl_layout::impl_bitflags!(Flags);
///
/// assert_eq!(
///     Flags::WGSL,
///     "alias Flags = u32;\nconst FLAGS_SHADOW: Flags = 1u;\nconst FLAGS_FOG: Flags = 2u;\n"
/// );
/// assert_eq!(Flags::all().to_bytes(), [3, 0, 0, 0]);
/// assert!(Flags::read_from(&[4, 0, 0, 0]).is_err());
/// ```
#[macro_export]
macro_rules! impl_bitflags {
    ($ty:ident) => {
        impl $crate::__private::Through for $ty {
            type Wgsl = ::core::primitive::u32;
            #[inline]
            fn to_wgsl(&self) -> ::core::primitive::u32 {
                ::bitflags::Flags::bits(self)
            }
            #[inline]
            fn from_wgsl(
                bits: ::core::primitive::u32,
            ) -> ::core::result::Result<Self, &'static ::core::primitive::str> {
                ::core::option::Option::ok_or(
                    <$ty as ::bitflags::Flags>::from_bits(bits),
                    ::core::concat!("flags of `", ::core::stringify!($ty), "`"),
                )
            }
        }
        $crate::__impl_by_through!([] $ty where [], {
            const FLAGS: &[::bitflags::Flag<$ty>] = <$ty as ::bitflags::Flags>::FLAGS;
            const NAMED: ::core::primitive::usize = {
                let (mut named, mut i) = (0, 0);
                while i < FLAGS.len() {
                    if !FLAGS[i].name().is_empty() {
                        named += 1;
                    }
                    i += 1;
                }
                named
            };
            const CONSTANTS: [$crate::__private::Constant; NAMED] = {
                let mut constants = [$crate::__private::Constant::new("", false, "", 0); NAMED];
                let (mut named, mut i) = (0, 0);
                while i < FLAGS.len() {
                    if !FLAGS[i].name().is_empty() {
                        constants[named] = $crate::__private::Constant::new(
                            FLAGS[i].name(),
                            false,
                            "",
                            FLAGS[i].value().bits() as ::core::primitive::i64,
                        );
                        named += 1;
                    }
                    i += 1;
                }
                constants
            };
            const LAYOUT: $crate::__private::Layout = $crate::__private::Layout::alias(
                ::core::stringify!($ty),
                "",
                ::core::concat!(::core::module_path!(), "::", ::core::stringify!($ty)),
                false,
                &CONSTANTS,
            );
            &LAYOUT
        });
    };
}
