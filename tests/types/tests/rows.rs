//! Matrices that are stored by rows: wherever `as` meets one it is turned, and
//! never taken for one of columns.

#![allow(clippy::items_after_statements)]

use std::borrow::Cow;
use std::collections::VecDeque;
use std::fmt::Debug;
use std::rc::Rc;
use std::sync::Arc;

use arrayvec::ArrayVec;
use half::f16;
use mint::{ColumnMatrix3, RowMatrix2, RowMatrix2x3, RowMatrix3, RowMatrix3x4};
use smallvec::SmallVec;
use wgsl_layout::{WgslDecode, WgslLayout};
use wgsl_layout_type_tests::parse;

type Row = RowMatrix3<f32>;

/// Rows 1 2 3, 4 5 6 and 7 8 9, each number `more`.
fn row(more: u8) -> Row {
    let more = f32::from(more);
    RowMatrix3::from([
        [1.0 + more, 2.0 + more, 3.0 + more],
        [4.0 + more, 5.0 + more, 6.0 + more],
        [7.0 + more, 8.0 + more, 9.0 + more],
    ])
}

/// Its bytes as a `mat3x3f`: columns 1 4 7, 2 5 8 and 3 6 9, each in 16 bytes.
fn bytes(more: u8) -> Vec<u8> {
    let mut bytes = Vec::new();
    for column in [[1, 4, 7], [2, 5, 8], [3, 6, 9]] {
        for number in column {
            bytes.extend(f32::from(number + more).to_le_bytes());
        }
        bytes.extend([0; 4]);
    }
    bytes
}

/// The bytes of so many, one after another.
fn many(count: u8) -> Vec<u8> {
    (0..count).flat_map(bytes).collect()
}

/// What a struct of one field is in WGSL, that its bytes are these, and that it
/// comes back from them.
fn prove<T: WgslDecode + PartialEq + Debug>(value: T, wgsl: &str, bytes: &[u8]) {
    assert_eq!(T::LAYOUT.members()[0].wgsl_type(), wgsl);
    assert_eq!(value.to_bytes(), bytes, "{wgsl}");
    let mut streamed = Vec::new();
    value.write_with(|_, chunk| streamed.extend_from_slice(chunk));
    assert_eq!(streamed, bytes, "{wgsl}");
    assert_eq!(T::read_from(bytes), Ok(value));
    let enable = if wgsl.contains("2h") {
        "enable f16;"
    } else {
        ""
    };
    parse(&format!(
        "{enable}{}@group(0) @binding(0) var<storage> it: {};",
        T::WGSL,
        T::WGSL_TYPE
    ));
}

macro_rules! prove {
    ($(#[wgsl(as = $as:ty)] $ty:ty = $value:expr => $wgsl:literal, $bytes:expr;)*) => {$({
        #[derive(WgslLayout, Debug, PartialEq)]
        struct Holder {
            #[wgsl(as = $as)]
            field: $ty,
        }
        prove(Holder { field: $value }, $wgsl, &$bytes);
    })*};
}

#[test]
fn arrays_at_any_depth() {
    type Two = [Row; 2];
    prove! {
        #[wgsl(as = mat3x3f)] Row = row(0) => "mat3x3f", bytes(0);
        #[wgsl(as = mat3x3<f32>)] Row = row(0) => "mat3x3f", bytes(0);
        #[wgsl(as = [mat3x3f; 2])] Two = [row(0), row(1)] => "array<mat3x3f, 2>", many(2);
        #[wgsl(as = [[mat3x3f; 2]; 3])] [Two; 3] =
            [[row(0), row(1)], [row(2), row(3)], [row(4), row(5)]]
            => "array<array<mat3x3f, 2>, 3>", many(6);
        #[wgsl(as = array<array<mat3x3f, 2>, 1>)] [[Row; 2]; 1] = [[row(0), row(1)]]
            => "array<array<mat3x3f, 2>, 1>", many(2);
        #[wgsl(as = [[[mat3x3f; 2]; 1]; 2])] [[[Row; 2]; 1]; 2] =
            [[[row(0), row(1)]], [[row(2), row(3)]]]
            => "array<array<array<mat3x3f, 2>, 1>, 2>", many(4);
        #[wgsl(as = [[[[[mat3x3f; 1]; 1]; 1]; 1]; 2])] [[[[[Row; 1]; 1]; 1]; 1]; 2] =
            [[[[[row(0)]]]], [[[[row(1)]]]]]
            => "array<array<array<array<array<mat3x3f, 1>, 1>, 1>, 1>, 2>", many(2);
    }
}

#[test]
fn lists_of_all_kinds() {
    fn rows() -> Vec<Row> {
        vec![row(0), row(1), row(2)]
    }
    fn pairs() -> Vec<[Row; 2]> {
        vec![[row(0), row(1)], [row(2), row(3)]]
    }
    prove! {
        #[wgsl(as = [mat3x3f])] Vec<Row> = rows() => "array<mat3x3f>", many(3);
        #[wgsl(as = array<mat3x3f>)] VecDeque<Row> = rows().into() => "array<mat3x3f>", many(3);
        #[wgsl(as = [mat3x3f])] Box<[Row]> = rows().into() => "array<mat3x3f>", many(3);
        #[wgsl(as = [mat3x3f])] Rc<[Row]> = rows().into() => "array<mat3x3f>", many(3);
        #[wgsl(as = [mat3x3f])] Arc<[Row]> = rows().into() => "array<mat3x3f>", many(3);
        #[wgsl(as = [mat3x3f])] Cow<'static, [Row]> = rows().into() => "array<mat3x3f>", many(3);
        #[wgsl(as = [mat3x3f])] ArrayVec<Row, 4> = rows().into_iter().collect() => "array<mat3x3f>", many(3);
        #[wgsl(as = [mat3x3f])] SmallVec<[Row; 2]> = rows().into_iter().collect() => "array<mat3x3f>", many(3);

        #[wgsl(as = [[mat3x3f; 2]])] Vec<[Row; 2]> = pairs() => "array<array<mat3x3f, 2>>", many(4);
        #[wgsl(as = [[mat3x3f; 2]])] VecDeque<[Row; 2]> = pairs().into() => "array<array<mat3x3f, 2>>", many(4);
        #[wgsl(as = [[mat3x3f; 2]])] Box<[[Row; 2]]> = pairs().into() => "array<array<mat3x3f, 2>>", many(4);
        #[wgsl(as = [[mat3x3f; 2]])] ArrayVec<[Row; 2], 2> = pairs().into_iter().collect() => "array<array<mat3x3f, 2>>", many(4);
        #[wgsl(as = [[[mat3x3f; 1]; 2]])] Vec<[[Row; 1]; 2]> = vec![[[row(0)], [row(1)]]; 1]
            => "array<array<array<mat3x3f, 1>, 2>>", many(2);
    }

    #[derive(WgslLayout)]
    struct Borrowed<'a> {
        #[wgsl(as = [mat3x3f])]
        list: &'a [Row],
    }
    assert_eq!(Borrowed { list: &rows() }.to_bytes(), many(3));
    #[derive(WgslLayout)]
    struct Further<'a> {
        #[wgsl(as = [[mat3x3f; 2]])]
        list: &'a &'a Vec<[Row; 2]>,
    }
    assert_eq!(Further { list: &&pairs() }.to_bytes(), many(4));
}

#[derive(Debug, PartialEq)]
struct Own<T>(Vec<T>);

impl<T> wgsl_layout::WgslList for Own<T> {
    type Element = T;
    fn as_slices(&self) -> (&[T], &[T]) {
        self.0.split_at(self.0.len() / 2)
    }
    fn from_elements(elements: impl Iterator<Item = T>) -> Option<Self> {
        Some(Self(elements.collect()))
    }
}

#[test]
fn an_own_list() {
    prove! {
        #[wgsl(as = [mat3x3f])] Own<Row> = Own(vec![row(0), row(1), row(2)]) => "array<mat3x3f>", many(3);
        #[wgsl(as = [[mat3x3f; 1]])] Own<[Row; 1]> = Own(vec![[row(0)], [row(1)]]) => "array<array<mat3x3f, 1>>", many(2);
    }
}

#[test]
fn generic_fields() {
    #[derive(WgslLayout, Debug, PartialEq)]
    struct One<M> {
        #[wgsl(as = mat3x3f)]
        field: M,
    }
    #[derive(WgslLayout, Debug, PartialEq)]
    struct Nested<M, const N: usize> {
        #[wgsl(as = [[mat3x3f; 2]; N])]
        field: [[M; 2]; N],
    }
    #[derive(WgslLayout, Debug, PartialEq)]
    struct List<M> {
        #[wgsl(as = [mat3x3f])]
        field: Vec<M>,
    }
    #[derive(WgslLayout, Debug, PartialEq)]
    struct AnyList<L> {
        #[wgsl(as = [mat3x3f])]
        field: L,
    }
    #[derive(WgslLayout, Debug, PartialEq)]
    struct ListOfArrays<M> {
        #[wgsl(as = [[mat3x3f; 2]])]
        field: VecDeque<[M; 2]>,
    }
    // Generic, but not over what it holds.
    #[derive(WgslLayout, Debug, PartialEq)]
    struct Counted<const N: usize> {
        #[wgsl(as = [[mat3x3f; N]; 2])]
        field: [[Row; N]; 2],
    }
    trait Maths {
        type Matrix: Debug + PartialEq;
    }
    #[derive(Debug, PartialEq)]
    struct Rows;
    impl Maths for Rows {
        type Matrix = Row;
    }
    #[derive(WgslLayout, Debug, PartialEq)]
    struct Of<T: Maths> {
        #[wgsl(as = mat3x3f)]
        field: T::Matrix,
    }

    prove(One { field: row(0) }, "mat3x3f", &bytes(0));
    prove(
        Nested {
            field: [[row(0), row(1)], [row(2), row(3)]],
        },
        "array<array<mat3x3f, 2>, 2>",
        &many(4),
    );
    let field = vec![row(0), row(1)];
    prove(List { field }, "array<mat3x3f>", &many(2));
    let field = vec![row(0), row(1)];
    prove(AnyList { field }, "array<mat3x3f>", &many(2));
    let field = Own(vec![row(0), row(1)]);
    prove(AnyList { field }, "array<mat3x3f>", &many(2));
    let field = [[row(0), row(1)]].into();
    prove(ListOfArrays { field }, "array<array<mat3x3f, 2>>", &many(2));
    let field = [[row(0)], [row(1)]];
    prove(Counted { field }, "array<array<mat3x3f, 1>, 2>", &many(2));
    prove(Of::<Rows> { field: row(0) }, "mat3x3f", &bytes(0));

    // What else a generic matrix can be: of columns, of a math crate, of one's
    // own; each with columns 1 4 7, 2 5 8, 3 6 9.
    let columns = [[1.0, 4.0, 7.0], [2.0, 5.0, 8.0], [3.0, 6.0, 9.0_f32]];
    prove(One { field: columns }, "mat3x3f", &bytes(0));
    let field = ColumnMatrix3::from(columns);
    prove(One { field }, "mat3x3f", &bytes(0));
    let field = glam::Mat3::from_cols_array_2d(&columns);
    prove(One { field }, "mat3x3f", &bytes(0));
    let field = glam::Mat3A::from_cols_array_2d(&columns);
    prove(One { field }, "mat3x3f", &bytes(0));
    let field = nalgebra::Matrix3::from(columns);
    prove(One { field }, "mat3x3f", &bytes(0));
    let field = cgmath::Matrix3::from(columns);
    prove(One { field }, "mat3x3f", &bytes(0));
    let field = Mine(row(0));
    prove(One { field }, "mat3x3f", &bytes(0));
    let field = Copied(columns);
    prove(One { field }, "mat3x3f", &bytes(0));
}

/// One of rows, which says itself what its columns are.
#[derive(Clone, Debug, PartialEq)]
struct Mine(Row);

impl From<[[f32; 3]; 3]> for Mine {
    fn from(columns: [[f32; 3]; 3]) -> Self {
        Self(ColumnMatrix3::from(columns).into())
    }
}
impl From<Mine> for [[f32; 3]; 3] {
    fn from(mine: Mine) -> Self {
        ColumnMatrix3::from(mine.0).into()
    }
}
wgsl_layout::impl_matrix!(Mine, f32, 3, 3);

#[derive(Clone, Copy, Debug, PartialEq, bytemuck::Zeroable, bytemuck::Pod)]
#[repr(transparent)]
struct Copied([[f32; 3]; 3]);
wgsl_layout::impl_matrix!(Copied: Pod, f32, 3, 3);

#[test]
fn matrices_of_ones_own() {
    prove! {
        #[wgsl(as = mat3x3f)] Mine = Mine(row(0)) => "mat3x3f", bytes(0);
        #[wgsl(as = [[mat3x3f; 1]; 2])] [[Mine; 1]; 2] = [[Mine(row(0))], [Mine(row(1))]]
            => "array<array<mat3x3f, 1>, 2>", many(2);
        #[wgsl(as = [mat3x3f])] Vec<Mine> = vec![Mine(row(0)), Mine(row(1))] => "array<mat3x3f>", many(2);
    }
    // Of those too the leading part can be meant.
    #[derive(WgslLayout, Debug, PartialEq)]
    struct Leading {
        #[wgsl(as = mat2x2f)]
        copied: Copied,
    }
    let copied = Copied([[1.0, 2.0, 0.0], [3.0, 4.0, 0.0], [0.0; 3]]);
    let expected = [1.0_f32, 2.0, 3.0, 4.0].map(f32::to_le_bytes).concat();
    prove(Leading { copied }, "mat2x2f", &expected);
}

#[test]
fn newtypes_and_pointers() {
    #[derive(WgslLayout, Debug, PartialEq, Clone)]
    #[wgsl(transparent)]
    struct Thin(Row);
    #[derive(WgslLayout, Debug, PartialEq)]
    #[wgsl(transparent)]
    struct ThinOf<T>(T);
    #[derive(WgslLayout, Debug, PartialEq)]
    struct Plain<T> {
        field: T,
    }
    prove(
        Plain {
            field: Thin(row(0)),
        },
        "mat3x3f",
        &bytes(0),
    );
    let field = ThinOf([[row(0)], [row(1)]]);
    prove(Plain { field }, "array<array<mat3x3f, 1>, 2>", &many(2));
    let field = vec![Thin(row(0)), Thin(row(1))];
    prove(Plain { field }, "array<mat3x3f>", &many(2));
    let field = Box::new(row(0));
    prove(Plain { field }, "mat3x3f", &bytes(0));
    let field = Rc::new([row(0), row(1)]);
    prove(Plain { field }, "array<mat3x3f, 2>", &many(2));
    let field: Cow<'static, Thin> = Cow::Owned(Thin(row(0)));
    prove(Plain { field }, "mat3x3f", &bytes(0));
    assert_eq!(Plain { field: &&row(0) }.to_bytes(), bytes(0));
}

/// Two functions say what is meant; the arrays that they make are of columns.
#[test]
fn by_two_functions() {
    mod columns {
        use super::{ColumnMatrix3, Row};
        use wgsl_layout::types::mat3x3f;

        pub(super) fn to_wgsl(row: &Row) -> mat3x3f {
            mat3x3f(ColumnMatrix3::from(*row).into())
        }
        pub(super) fn from_wgsl(matrix: mat3x3f) -> Row {
            ColumnMatrix3::from(matrix.0).into()
        }
    }
    #[derive(WgslLayout, Debug, PartialEq)]
    struct Holder {
        #[wgsl(with = columns)]
        field: Row,
    }
    prove(Holder { field: row(0) }, "mat3x3f", &bytes(0));
}

/// By a type of Rust, which knows what a matrix of rows is.
#[test]
fn by_a_type() {
    prove! {
        #[wgsl(as = ColumnMatrix3<f32>)] Row = row(0) => "mat3x3f", bytes(0);
        #[wgsl(as = [[ColumnMatrix3<f32>; 1]; 2])] [[Row; 1]; 2] = [[row(0)], [row(1)]]
            => "array<array<mat3x3f, 1>, 2>", many(2);
        #[wgsl(as = [ColumnMatrix3<f32>])] Vec<Row> = vec![row(0), row(1)] => "array<mat3x3f>", many(2);
    }
}

/// Of other sizes: mint says rows first, WGSL columns first.
#[test]
fn that_are_not_square() {
    // 1 2 3, 4 5 6.
    let wide = RowMatrix2x3::from([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0_f32]]);
    let expected = [1.0_f32, 4.0, 2.0, 5.0, 3.0, 6.0]
        .map(f32::to_le_bytes)
        .concat();
    let affine = RowMatrix3x4::from([
        [1.0, 2.0, 3.0, 4.0],
        [5.0, 6.0, 7.0, 8.0],
        [9.0, 10.0, 11.0, 12.0_f32],
    ]);
    let mut of_affine = Vec::new();
    for column in [
        [1.0, 5.0, 9.0],
        [2.0, 6.0, 10.0],
        [3.0, 7.0, 11.0],
        [4.0, 8.0, 12.0_f32],
    ] {
        of_affine.extend(column.map(f32::to_le_bytes).concat());
        of_affine.extend([0; 4]);
    }
    prove! {
        #[wgsl(as = mat3x2f)] RowMatrix2x3<f32> = wide => "mat3x2f", expected;
        #[wgsl(as = [[mat3x2f; 1]; 2])] [[RowMatrix2x3<f32>; 1]; 2] = [[wide]; 2]
            => "array<array<mat3x2f, 1>, 2>", expected.repeat(2);
        #[wgsl(as = [[mat3x2f; 2]])] Vec<[RowMatrix2x3<f32>; 2]> = vec![[wide; 2]; 2]
            => "array<array<mat3x2f, 2>>", expected.repeat(4);
        #[wgsl(as = mat4x3f)] RowMatrix3x4<f32> = affine => "mat4x3f", of_affine;
        #[wgsl(as = [mat4x3f])] Vec<RowMatrix3x4<f32>> = vec![affine; 2] => "array<mat4x3f>", of_affine.repeat(2);
    }
    #[derive(WgslLayout, Debug, PartialEq)]
    struct One<M> {
        #[wgsl(as = mat4x3f)]
        field: M,
    }
    prove(One { field: affine }, "mat4x3f", &of_affine);
}

#[test]
fn of_f16() {
    let half = f16::from_f32;
    let row = RowMatrix2::from([[half(1.0), half(2.0)], [half(3.0), half(4.0)]]);
    let expected = [1.0, 3.0, 2.0, 4.0]
        .map(|number| half(number).to_le_bytes())
        .concat();
    prove! {
        #[wgsl(as = mat2x2h)] RowMatrix2<f16> = row => "mat2x2h", expected;
        #[wgsl(as = [[mat2x2h; 1]; 3])] [[RowMatrix2<f16>; 1]; 3] = [[row]; 3]
            => "array<array<mat2x2h, 1>, 3>", expected.repeat(3);
        #[wgsl(as = [[mat2x2h; 2]])] Vec<[RowMatrix2<f16>; 2]> = vec![[row; 2]] => "array<array<mat2x2h, 2>>", expected.repeat(2);
    }
    #[derive(WgslLayout, Debug, PartialEq)]
    struct One<M> {
        #[wgsl(as = mat2x2h)]
        field: M,
    }
    prove(One { field: row }, "mat2x2h", &expected);
}

/// The leading part, at any depth.
#[test]
fn leading_parts() {
    let expected = [1.0_f32, 4.0, 2.0, 5.0].map(f32::to_le_bytes).concat();
    #[derive(WgslLayout)]
    struct Leading {
        #[wgsl(as = [[mat2x2f; 1]; 2])]
        nested: [[Row; 1]; 2],
        #[wgsl(as = [[mat2x2f; 2]])]
        list: Vec<[Row; 2]>,
    }
    let leading = Leading {
        nested: [[row(0)]; 2],
        list: vec![[row(0); 2]],
    };
    let bytes = leading.to_bytes();
    assert_eq!(bytes, expected.repeat(4));
    let kept = RowMatrix3::from([[1.0, 2.0, 0.0], [4.0, 5.0, 0.0], [0.0; 3]]);
    let back = Leading::read_from(&bytes).unwrap();
    assert_eq!((back.nested, back.list), ([[kept]; 2], vec![[kept; 2]]));
}
