//! Matrices of math crates as smaller ones: the leading columns and rows.

use half::f16;
use wgsl_layout::{WgslDecode, WgslLayout};
use wgsl_layout_type_tests::parse;

/// A number that tells where it stands.
fn number(column: usize, row: usize) -> f32 {
    f32::from(u8::try_from(10 * column + row).unwrap() + 1)
}

fn columns<const C: usize, const R: usize>() -> [[f32; R]; C] {
    std::array::from_fn(|column| std::array::from_fn(|row| number(column, row)))
}

/// The bytes of a matrix of `f32` whose columns and rows are so many, of which
/// those beyond `kept` are zero.
fn bytes(columns: usize, rows: usize, kept: (usize, usize)) -> Vec<u8> {
    let slots = if rows == 2 { 2 } else { 4 };
    let mut bytes = Vec::new();
    for column in 0..columns {
        for row in 0..slots {
            let inside = row < rows && column < kept.0 && row < kept.1;
            let number = if inside { number(column, row) } else { 0.0 };
            bytes.extend(number.to_le_bytes());
        }
    }
    bytes
}

/// Each host, how many columns and rows it has, and what it is made of; then what
/// it is meant as.
macro_rules! prove_hosts {
    ($($ty:ty, $host_columns:literal x $host_rows:literal, $value:expr => $($target:ident $columns:literal x $rows:literal),+;)*) => {$($({
        #[derive(WgslLayout)]
        struct Host {
            first: f32,
            #[wgsl(as = $target)]
            matrix: $ty,
            last: f32,
        }
        #[derive(WgslLayout)]
        struct Many {
            #[wgsl(as = [$target; 2])]
            two: [$ty; 2],
            #[wgsl(as = [$target])]
            list: Vec<$ty>,
        }
        let name = concat!(stringify!($ty), " as ", stringify!($target));
        let member = Host::LAYOUT.member("matrix").unwrap();
        assert_eq!(member.wgsl_type(), stringify!($target), "{name}");
        parse(&format!("{}@group(0) @binding(0) var<storage> it: Host;", Host::WGSL));
        let value: fn() -> $ty = || $value;
        let host = Host { first: 8.0, matrix: value(), last: 9.0 };
        let encoded = host.to_bytes();
        let expected = bytes($columns, $rows, ($columns, $rows));
        assert_eq!(encoded[member.offset()..][..member.size()], expected, "{name}");
        // What was left out is zero; what it is in WGSL tells.
        let back = Host::read_from(&encoded).unwrap();
        assert_eq!((back.first, back.last), (8.0, 9.0));
        let whole = bytes($host_columns, $host_rows, ($columns, $rows));
        assert_eq!(back.matrix.to_bytes(), whole, "{name}");

        let many = Many { two: [value(), value()], list: vec![value(); 3] };
        assert_eq!(many.to_bytes(), expected.repeat(5), "{name}");
        let back = Many::read_from(&many.to_bytes()).unwrap();
        assert_eq!(back.list[2].to_bytes(), whole, "{name}");
    })+)*};
}

/// All that a matrix of so many columns and rows can be.
macro_rules! prove_sizes {
    ($($ty:ty, $size:ident, $value:expr;)*) => {$(
        prove_sizes!(@ $size $ty, $value);
    )*};
    (@ mat2x2 $ty:ty, $value:expr) => {
        prove_hosts! { $ty, 2 x 2, $value => mat2x2f 2 x 2; }
    };
    (@ mat3x2 $ty:ty, $value:expr) => {
        prove_hosts! { $ty, 3 x 2, $value => mat2x2f 2 x 2, mat3x2f 3 x 2; }
    };
    (@ mat3x3 $ty:ty, $value:expr) => {
        prove_hosts! { $ty, 3 x 3, $value => mat2x2f 2 x 2, mat2x3f 2 x 3, mat3x2f 3 x 2, mat3x3f 3 x 3; }
    };
    (@ mat4x3 $ty:ty, $value:expr) => {
        prove_hosts! {
            $ty, 4 x 3, $value => mat2x2f 2 x 2, mat2x3f 2 x 3, mat3x2f 3 x 2, mat3x3f 3 x 3,
                mat4x2f 4 x 2, mat4x3f 4 x 3;
        }
    };
    (@ mat3x4 $ty:ty, $value:expr) => {
        prove_hosts! {
            $ty, 3 x 4, $value => mat2x2f 2 x 2, mat2x3f 2 x 3, mat2x4f 2 x 4, mat3x2f 3 x 2,
                mat3x3f 3 x 3, mat3x4f 3 x 4;
        }
    };
    (@ mat4x4 $ty:ty, $value:expr) => {
        prove_hosts! {
            $ty, 4 x 4, $value => mat2x2f 2 x 2, mat2x3f 2 x 3, mat2x4f 2 x 4, mat3x2f 3 x 2,
                mat3x3f 3 x 3, mat3x4f 3 x 4, mat4x2f 4 x 2, mat4x3f 4 x 3, mat4x4f 4 x 4;
        }
    };
}

macro_rules! glam_hosts {
    ($test:ident, $glam:ident) => {
        #[test]
        fn $test() {
            use $glam::{Affine2, Affine3A, Mat2, Mat3, Mat3A, Mat4, Vec2, Vec3};
            prove_sizes! {
                Mat2, mat2x2, Mat2::from_cols_array_2d(&columns());
                Mat3, mat3x3, Mat3::from_cols_array_2d(&columns());
                Mat3A, mat3x3, Mat3A::from_cols_array_2d(&columns());
                Mat4, mat4x4, Mat4::from_cols_array_2d(&columns());
                Affine2, mat3x2, {
                    let [x, y, z]: [[f32; 2]; 3] = columns();
                    Affine2 {
                        matrix2: Mat2::from_cols_array_2d(&[x, y]),
                        translation: Vec2::from_array(z),
                    }
                };
                Affine3A, mat4x3, {
                    let [x, y, z, w]: [[f32; 3]; 4] = columns();
                    Affine3A {
                        matrix3: Mat3A::from_cols_array_2d(&[x, y, z]),
                        translation: Vec3::from_array(w).into(),
                    }
                };
            }
        }
    };
}
glam_hosts!(glam_0_29, glam_029);
glam_hosts!(glam_0_30, glam_030);
glam_hosts!(glam_0_31, glam_031);
glam_hosts!(glam_0_32, glam_032);
glam_hosts!(glam_0_33, glam_033);
glam_hosts!(glam_0_34, glam);

macro_rules! nalgebra_hosts {
    ($test:ident, $nalgebra:ident) => {
        #[test]
        fn $test() {
            use $nalgebra::{Matrix2, Matrix3, Matrix3x4, Matrix4, Matrix4x3, Projective3, Rotation3};
            prove_sizes! {
                Matrix2<f32>, mat2x2, Matrix2::from(columns());
                Matrix3<f32>, mat3x3, Matrix3::from(columns());
                Matrix3x4<f32>, mat4x3, Matrix3x4::from(columns());
                Matrix4x3<f32>, mat3x4, Matrix4x3::from(columns());
                Matrix4<f32>, mat4x4, Matrix4::from(columns());
                Rotation3<f32>, mat3x3, Rotation3::from_matrix_unchecked(Matrix3::from(columns()));
                Projective3<f32>, mat4x4, Projective3::from_matrix_unchecked(Matrix4::from(columns()));
            }
        }
    };
}
nalgebra_hosts!(nalgebra_0_33, nalgebra_033);
nalgebra_hosts!(nalgebra_0_34, nalgebra_034);
nalgebra_hosts!(nalgebra_0_35, nalgebra);

#[test]
fn cgmath() {
    use cgmath::{Matrix2, Matrix3, Matrix4};
    prove_sizes! {
        Matrix2<f32>, mat2x2, Matrix2::from(columns());
        Matrix3<f32>, mat3x3, Matrix3::from(columns());
        Matrix4<f32>, mat4x4, Matrix4::from(columns());
    }
}

/// A matrix of rows is turned, as it is where it stands for itself.
#[test]
fn mint() {
    use mint::{ColumnMatrix3, ColumnMatrix4, ColumnMatrix4x3, RowMatrix3, RowMatrix4};
    prove_sizes! {
        ColumnMatrix3<f32>, mat3x3, ColumnMatrix3::from(columns());
        ColumnMatrix4<f32>, mat4x4, ColumnMatrix4::from(columns());
        ColumnMatrix4x3<f32>, mat3x4, ColumnMatrix4x3::from(columns());
        RowMatrix3<f32>, mat3x3, RowMatrix3::from(ColumnMatrix3::from(columns()));
        RowMatrix4<f32>, mat4x4, RowMatrix4::from(ColumnMatrix4::from(columns()));
    }
}

#[test]
fn matrices_of_f16() {
    #[derive(WgslLayout)]
    struct Halves {
        #[wgsl(as = mat2x2h)]
        matrix: cgmath::Matrix4<f16>,
        #[wgsl(as = mat2x3h)]
        turned: mint::RowMatrix3<f16>,
    }
    let half = |c, r| f16::from_f32(number(c, r));
    let matrix: [[f16; 4]; 4] = std::array::from_fn(|c| std::array::from_fn(|r| half(c, r)));
    let turned: [[f16; 3]; 3] = std::array::from_fn(|r| std::array::from_fn(|c| half(c, r)));
    let halves = Halves {
        matrix: matrix.into(),
        turned: turned.into(),
    };
    let mut expected = Vec::new();
    for number in [half(0, 0), half(0, 1), half(1, 0), half(1, 1)] {
        expected.extend(number.to_le_bytes());
    }
    for column in 0..2 {
        for row in 0..3 {
            expected.extend(half(column, row).to_le_bytes());
        }
        expected.extend([0, 0]);
    }
    assert_eq!(halves.to_bytes(), expected);
    let back = Halves::read_from(&expected).unwrap();
    assert_eq!(back.turned.x.y, half(1, 0));
    assert_eq!(back.turned.x.z, f16::ZERO);
}
