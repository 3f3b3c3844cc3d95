//! Types of math crates, of all versions at once.
#![allow(clippy::cast_precision_loss)]

use half::f16;
use wgsl_layout_type_tests::{Lane, counting, prove};

/// The numbers 1, 2, 3, .. as each scalar type.
trait Count: Copy + Into<Lane> {
    fn count(i: u8) -> Self;
}
impl Count for f32 {
    fn count(i: u8) -> Self {
        f32::from(i)
    }
}
impl Count for f16 {
    fn count(i: u8) -> Self {
        f16::from_f32(f32::from(i))
    }
}
impl Count for i32 {
    fn count(i: u8) -> Self {
        -i32::from(i)
    }
}
impl Count for u32 {
    fn count(i: u8) -> Self {
        u32::from(i)
    }
}

fn counts<T: Count, const N: usize>() -> [T; N] {
    std::array::from_fn(|i| T::count(u8::try_from(i + 1).unwrap()))
}

fn lanes<T: Count>(count: u8) -> Vec<Lane> {
    counting(count, T::count)
}

macro_rules! prove_glam {
    ($($test:ident, $glam:ident, $affine3:ident;)*) => {$(
        #[test]
        fn $test() {
            use $glam as glam;
            prove("vec2f", &glam::Vec2::from(counts()), &lanes::<f32>(2));
            prove("vec3f", &glam::Vec3::from(counts()), &lanes::<f32>(3));
            prove("vec3f", &glam::Vec3A::from(counts()), &lanes::<f32>(3));
            prove("vec4f", &glam::Vec4::from(counts()), &lanes::<f32>(4));
            prove("vec4f", &glam::Quat::from_array(counts()), &lanes::<f32>(4));
            prove("vec2i", &glam::IVec2::from(counts()), &lanes::<i32>(2));
            prove("vec3i", &glam::IVec3::from(counts()), &lanes::<i32>(3));
            prove("vec4i", &glam::IVec4::from(counts()), &lanes::<i32>(4));
            prove("vec2u", &glam::UVec2::from(counts()), &lanes::<u32>(2));
            prove("vec3u", &glam::UVec3::from(counts()), &lanes::<u32>(3));
            prove("vec4u", &glam::UVec4::from(counts()), &lanes::<u32>(4));
            prove("mat2x2f", &glam::Mat2::from_cols_array(&counts()), &lanes::<f32>(4));
            prove("mat3x3f", &glam::Mat3::from_cols_array(&counts()), &lanes::<f32>(9));
            prove("mat3x3f", &glam::Mat3A::from_cols_array(&counts()), &lanes::<f32>(9));
            prove("mat4x4f", &glam::Mat4::from_cols_array(&counts()), &lanes::<f32>(16));
            prove("mat3x2f", &glam::Affine2::from_cols_array(&counts()), &lanes::<f32>(6));
            prove("mat4x3f", &glam::Affine3A::from_cols_array(&counts()), &lanes::<f32>(12));
            prove("mat4x3f", &glam::$affine3::from_cols_array(&counts()), &lanes::<f32>(12));
        }
    )*};
}

// Before 0.31 there was no `Affine3`.
prove_glam! {
    glam_029, glam_029, Affine3A;
    glam_030, glam_030, Affine3A;
    glam_031, glam_031, Affine3;
    glam_032, glam_032, Affine3;
    glam_033, glam_033, Affine3;
    glam_034, glam, Affine3;
    // Bevy's maths is a glam under another name.
    bevy_math_020, bevy_math, Affine3;
}

/// Every shape of one scalar type that nalgebra has, rows first.
macro_rules! prove_nalgebra_matrices {
    ($nalgebra:ident, $scalar:ty, $suffix:literal: $($columns:literal x $rows:literal)*) => {$(
        prove(
            concat!("mat", $columns, "x", $rows, $suffix),
            &$nalgebra::SMatrix::<$scalar, $rows, $columns>::from_column_slice(&counts::<$scalar, { $rows * $columns }>()),
            &lanes::<$scalar>($rows * $columns),
        );
    )*};
}

macro_rules! prove_nalgebra_vectors {
    ($nalgebra:ident, $scalar:ty, $suffix:literal: $($rows:literal)*) => {$(
        prove(
            concat!("vec", $rows, $suffix),
            &$nalgebra::SVector::<$scalar, $rows>::from(counts::<$scalar, $rows>()),
            &lanes::<$scalar>($rows),
        );
        prove(
            concat!("vec", $rows, $suffix),
            &$nalgebra::Point::<$scalar, $rows>::from(counts::<$scalar, $rows>()),
            &lanes::<$scalar>($rows),
        );
    )*};
}

macro_rules! prove_nalgebra {
    ($($test:ident, $nalgebra:ident;)*) => {$(
        #[test]
        fn $test() {
            use $nalgebra as na;
            prove_nalgebra_vectors!(na, f32, "f": 2 3 4);
            prove_nalgebra_vectors!(na, i32, "i": 2 3 4);
            prove_nalgebra_vectors!(na, u32, "u": 2 3 4);
            prove_nalgebra_vectors!(na, f16, "h": 2 3 4);
            prove_nalgebra_matrices!(na, f32, "f": 2 x 2 2 x 3 2 x 4 3 x 2 3 x 3 3 x 4 4 x 2 4 x 3 4 x 4);
            prove_nalgebra_matrices!(na, f16, "h": 2 x 2 2 x 3 2 x 4 3 x 2 3 x 3 3 x 4 4 x 2 4 x 3 4 x 4);
            let three = na::Vector3::from(counts::<f32, 3>());
            let two = na::Vector2::from(counts::<f32, 2>());
            let four = na::Vector4::from(counts::<f32, 4>());
            prove("vec2f", &na::Unit::new_unchecked(two), &lanes::<f32>(2));
            prove("vec3f", &na::Unit::new_unchecked(three), &lanes::<f32>(3));
            prove("vec4f", &na::Unit::new_unchecked(four), &lanes::<f32>(4));
            prove("vec2f", &na::Translation2::from(two), &lanes::<f32>(2));
            prove("vec3f", &na::Translation3::from(three), &lanes::<f32>(3));
            prove("vec2f", &na::Scale2::from(two), &lanes::<f32>(2));
            prove("vec3f", &na::Scale3::from(three), &lanes::<f32>(3));
            prove("vec4f", &na::Quaternion::from(four), &lanes::<f32>(4));
            let quaternion = na::Unit::new_unchecked(na::Quaternion::from(four));
            prove("vec4f", &quaternion, &lanes::<f32>(4));
            let complex = na::Unit::new_unchecked(na::Complex::new(1.0_f32, 2.0));
            prove("vec2f", &complex, &lanes::<f32>(2));
            let square2 = na::Matrix2::from_column_slice(&counts::<f32, 4>());
            let square3 = na::Matrix3::from_column_slice(&counts::<f32, 9>());
            let square4 = na::Matrix4::from_column_slice(&counts::<f32, 16>());
            prove("mat2x2f", &na::Rotation2::from_matrix_unchecked(square2), &lanes::<f32>(4));
            prove("mat3x3f", &na::Rotation3::from_matrix_unchecked(square3), &lanes::<f32>(9));
            prove("mat3x3f", &na::Transform2::from_matrix_unchecked(square3), &lanes::<f32>(9));
            prove("mat4x4f", &na::Transform3::from_matrix_unchecked(square4), &lanes::<f32>(16));
            prove("mat3x3f", &na::Affine2::from_matrix_unchecked(square3), &lanes::<f32>(9));
            prove("mat4x4f", &na::Affine3::from_matrix_unchecked(square4), &lanes::<f32>(16));
            prove("mat3x3f", &na::Projective2::from_matrix_unchecked(square3), &lanes::<f32>(9));
            prove("mat4x4f", &na::Projective3::from_matrix_unchecked(square4), &lanes::<f32>(16));
            prove("mat4x4f", &na::Perspective3::from_matrix_unchecked(square4), &lanes::<f32>(16));
            prove("mat4x4f", &na::Orthographic3::from_matrix_unchecked(square4), &lanes::<f32>(16));
        }
    )*};
}

prove_nalgebra! {
    nalgebra_033, nalgebra_033;
    nalgebra_034, nalgebra_034;
    nalgebra_035, nalgebra;
}

/// `name[N]` from an array of numbers.
macro_rules! prove_from_array {
    ($scalar:ty, $suffix:literal: $($krate:ident::$name:ident[$rows:literal])*) => {$(
        prove(
            concat!("vec", $rows, $suffix),
            &$krate::$name::<$scalar>::from(counts::<$scalar, $rows>()),
            &lanes::<$scalar>($rows),
        );
    )*};
}

/// Columns of `$rows` numbers, counted through.
fn columns<T: Count, const C: usize, const R: usize>() -> [[T; R]; C] {
    std::array::from_fn(|c| std::array::from_fn(|r| T::count(u8::try_from(c * R + r + 1).unwrap())))
}

macro_rules! prove_mint_matrices {
    ($scalar:ty, $suffix:literal: $($column:ident $row:ident [$columns:literal x $rows:literal])*) => {$(
        let name = concat!("mat", $columns, "x", $rows, $suffix);
        let matrix = mint::$column::<$scalar>::from(columns::<$scalar, $columns, $rows>());
        prove(name, &matrix, &lanes::<$scalar>($columns * $rows));
        prove(name, &mint::$row::<$scalar>::from(matrix), &lanes::<$scalar>($columns * $rows));
    )*};
}

macro_rules! prove_mint {
    ($scalar:ty, $suffix:literal) => {
        prove_from_array!($scalar, $suffix: mint::Vector2[2] mint::Vector3[3] mint::Vector4[4] mint::Point2[2] mint::Point3[3]);
    };
}

#[test]
fn mint_05() {
    prove_mint!(f32, "f");
    prove_mint!(i32, "i");
    prove_mint!(u32, "u");
    prove_mint!(f16, "h");
    prove(
        "vec4f",
        &mint::Quaternion::from(counts::<f32, 4>()),
        &lanes::<f32>(4),
    );
    macro_rules! matrices {
        ($scalar:ty, $suffix:literal) => {
            prove_mint_matrices! {
                $scalar, $suffix:
                ColumnMatrix2 RowMatrix2 [2 x 2]
                ColumnMatrix2x3 RowMatrix2x3 [3 x 2]
                ColumnMatrix2x4 RowMatrix2x4 [4 x 2]
                ColumnMatrix3x2 RowMatrix3x2 [2 x 3]
                ColumnMatrix3 RowMatrix3 [3 x 3]
                ColumnMatrix3x4 RowMatrix3x4 [4 x 3]
                ColumnMatrix4x2 RowMatrix4x2 [2 x 4]
                ColumnMatrix4x3 RowMatrix4x3 [3 x 4]
                ColumnMatrix4 RowMatrix4 [4 x 4]
            }
        };
    }
    matrices!(f32, "f");
    matrices!(f16, "h");
}

macro_rules! prove_cgmath {
    ($scalar:ty, $suffix:literal) => {
        prove_from_array!($scalar, $suffix: cgmath::Vector2[2] cgmath::Vector3[3] cgmath::Vector4[4] cgmath::Point2[2] cgmath::Point3[3]);
    };
}

#[test]
fn cgmath_018() {
    prove_cgmath!(f32, "f");
    prove_cgmath!(i32, "i");
    prove_cgmath!(u32, "u");
    let matrix = cgmath::Matrix2::from(columns::<f32, 2, 2>());
    prove("mat2x2f", &matrix, &lanes::<f32>(4));
    let matrix = cgmath::Matrix3::from(columns::<f32, 3, 3>());
    prove("mat3x3f", &matrix, &lanes::<f32>(9));
    let matrix = cgmath::Matrix4::from(columns::<f32, 4, 4>());
    prove("mat4x4f", &matrix, &lanes::<f32>(16));
    // cgmath's own array of a quaternion is x, y, z, w as well.
    let quaternion = cgmath::Quaternion::new(4.0_f32, 1.0, 2.0, 3.0);
    prove("vec4f", &quaternion, &lanes::<f32>(4));
    let vector = cgmath::Vector3 {
        x: f16::count(1),
        y: f16::count(2),
        z: f16::count(3),
    };
    prove("vec3h", &vector, &lanes::<f16>(3));
    let matrix = cgmath::Matrix3 {
        x: vector,
        y: vector,
        z: vector,
    };
    prove(
        "mat3x3h",
        &matrix,
        &[lanes::<f16>(3), lanes::<f16>(3), lanes::<f16>(3)].concat(),
    );
}

macro_rules! prove_colours {
    ($bevy:ident: $($name:ident)*) => {$(
        prove("vec4f", &$bevy::$name::new(1.0, 2.0, 3.0, 4.0), &lanes::<f32>(4));
    )*};
}

#[test]
fn bevy_color_018_to_020() {
    prove_colours!(bevy_color_018: LinearRgba Srgba Hsla Hsva Hwba Laba Lcha Oklaba Oklcha Xyza);
    prove_colours!(bevy_color_019: LinearRgba Srgba Hsla Hsva Hwba Laba Lcha Oklaba Oklcha Xyza);
    prove_colours!(bevy_color: LinearRgba Srgba Hsla Hsva Hwba Laba Lcha Oklaba Oklcha Xyza);
    prove_colours!(bevy_color: Okhsla Okhsva Okhwba);
}
