//! The table of types in the documentation, held against the types themselves in
//! both directions: a row without a type here fails, and so does a type here
//! without a row. Each of them goes through bytes.
//!
//! Owns: the list of types, with their WGSL types. Must not know: how any of
//! them is laid out in Rust; `core.rs` and `crates.rs` prove more of them.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::marker::PhantomData;
use std::num::{NonZeroI32, NonZeroU32, Wrapping};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, AtomicU32};

use arrayvec::ArrayVec;
use smallvec::SmallVec;
use wgsl_layout::types::{self, vec3f};
use wgsl_layout::{ArrayLength, WgslDecode, WgslLayout, WgslList};

const TABLE: &str = include_str!("../../../wgsl-layout/src/types.md");
const MANIFEST: &str = include_str!("../../../wgsl-layout/Cargo.toml");

/// What the table says of a type.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    wgsl: String,
    reads: bool,
    features: BTreeSet<String>,
}

#[derive(Default)]
struct Rows(BTreeMap<String, Row>);

impl Rows {
    fn add(&mut self, rust: &str, wgsl: &str, reads: bool, feature: &str) {
        let row = self.0.entry(without_spaces(rust)).or_insert_with(|| Row {
            wgsl: wgsl.into(),
            reads,
            features: BTreeSet::new(),
        });
        assert_eq!((&*row.wgsl, row.reads), (wgsl, reads), "{rust} twice");
        let new = feature.is_empty() || row.features.insert(feature.into());
        assert!(new, "{rust} twice");
    }
}

fn without_spaces(text: &str) -> String {
    text.split_whitespace().collect()
}

/// Whether a type can be decoded: the constant of the trait is found where there
/// is none of the type.
struct Reads<T: ?Sized>(PhantomData<T>);
trait Cannot {
    const READS: bool = false;
}
impl<T: ?Sized> Cannot for Reads<T> {}
impl<T: WgslDecode> Reads<T> {
    const READS: bool = true;
}

/// One in each component of a WGSL type, by sections 14.4.1 and 14.4.2 of the
/// specification, with `padding` between; its AlignOf, too.
fn ones(wgsl: &str, padding: u8) -> (Vec<u8>, usize) {
    let scalar = |name: &str| match name {
        "f32" | "f" => 1.0_f32.to_le_bytes().to_vec(),
        "f16" | "h" => half::f16::ONE.to_le_bytes().to_vec(),
        "i32" | "i" | "u32" | "u" => vec![1, 0, 0, 0],
        other => panic!("not a scalar: {other}"),
    };
    let repeat = |element: Vec<u8>, align: usize, count: usize| {
        let mut element = element;
        element.resize(element.len().next_multiple_of(align), padding);
        (element.repeat(count), align)
    };
    let digit = |at: usize| usize::from(wgsl.as_bytes()[at] - b'0');
    match wgsl {
        "Struct" => ones("f32", padding),
        "Enum" | "Flags" => ones("u32", padding),
        "Generic_f32_8" => ones("array<f32, 8>", padding),
        _ if wgsl.starts_with("vec") => {
            let component = scalar(&wgsl[4..]);
            let slots = digit(3).next_power_of_two();
            (component.repeat(digit(3)), component.len() * slots)
        }
        _ if wgsl.starts_with("mat") => {
            let column = format!("vec{}", &wgsl[5..]);
            let (column, align) = ones(&column, padding);
            repeat(column, align, digit(3))
        }
        _ if wgsl.starts_with("array<") => {
            let inside = &wgsl["array<".len()..wgsl.len() - 1];
            let (element, count) = inside.rsplit_once(", ").unwrap_or((inside, "3"));
            let (element, align) = ones(element, padding);
            repeat(element, align, count.parse().unwrap())
        }
        _ if wgsl.starts_with("atomic<") => ones(&wgsl["atomic<".len()..wgsl.len() - 1], padding),
        _ => {
            let bytes = scalar(wgsl);
            let size = bytes.len();
            (bytes, size)
        }
    }
}

/// There and back, whatever is in the padding.
fn round_trip<T: WgslDecode>(rust: &str, wgsl: &str) {
    assert_eq!(T::WGSL_TYPE, wgsl, "{rust}");
    let (clean, align) = ones(wgsl, 0);
    assert_eq!(T::LAYOUT.align(), align, "{rust}");
    // A binding is a multiple of 4 bytes long.
    let clean = padded(clean, 0);
    let (dirty, _) = ones(wgsl, 0xaa);
    let value =
        T::read_from(&padded(dirty, 0xaa)).unwrap_or_else(|error| panic!("{rust}: {error}"));
    assert_eq!(padded(value.to_bytes(), 0), clean, "{rust}");
}

/// There only.
fn written<T: WgslLayout + ?Sized>(rust: &str, wgsl: &str, value: &T) {
    assert_eq!(T::WGSL_TYPE, wgsl, "{rust}");
    assert_eq!(
        padded(value.to_bytes(), 0),
        padded(ones(wgsl, 0).0, 0),
        "{rust}"
    );
}

fn padded(mut bytes: Vec<u8>, padding: u8) -> Vec<u8> {
    bytes.resize(bytes.len().next_multiple_of(4), padding);
    bytes
}

macro_rules! rows {
    ($rows:ident, $feature:expr; $($ty:ty => $wgsl:literal;)*) => {$(
        const { assert!(<Reads<$ty>>::READS) }
        round_trip::<$ty>(stringify!($ty), $wgsl);
        $rows.add(stringify!($ty), $wgsl, true, $feature);
    )*};
}

macro_rules! rows_that_are_only_written {
    ($rows:ident; $($ty:ty = $value:expr => $wgsl:literal;)*) => {$(
        const { assert!(!<Reads<$ty>>::READS) }
        let value: &$ty = $value;
        written::<$ty>(stringify!($ty), $wgsl, value);
        $rows.add(stringify!($ty), $wgsl, false, "");
    )*};
}

#[derive(WgslLayout)]
struct Struct {
    value: f32,
}

#[derive(WgslLayout)]
struct Generic<T, const N: usize> {
    values: [T; N],
}

#[derive(WgslLayout)]
#[wgsl(transparent)]
struct Newtype(vec3f);

#[derive(WgslLayout, Clone, Copy)]
#[repr(u32)]
enum Enum {
    One = 1,
}

bitflags::bitflags! {
    #[derive(Clone, Copy)]
    struct Flags: u32 {
        const ONE = 1;
    }
}
wgsl_layout::impl_bitflags!(Flags);

#[derive(Clone, Copy)]
struct MyVector([f32; 3]);
impl From<[f32; 3]> for MyVector {
    fn from(components: [f32; 3]) -> Self {
        Self(components)
    }
}
impl From<MyVector> for [f32; 3] {
    fn from(vector: MyVector) -> Self {
        vector.0
    }
}
wgsl_layout::impl_vector!(MyVector, f32, 3);

#[derive(Clone, Copy)]
struct MyMatrix([[f32; 3]; 2]);
impl From<[[f32; 3]; 2]> for MyMatrix {
    fn from(columns: [[f32; 3]; 2]) -> Self {
        Self(columns)
    }
}
impl From<MyMatrix> for [[f32; 3]; 2] {
    fn from(matrix: MyMatrix) -> Self {
        matrix.0
    }
}
wgsl_layout::impl_matrix!(MyMatrix, f32, 2, 3);

struct MyList(Vec<f32>);
impl WgslList for MyList {
    type Element = f32;
    fn as_slices(&self) -> (&[f32], &[f32]) {
        (&self.0, &[])
    }
    fn from_elements(elements: impl Iterator<Item = f32>) -> Option<Self> {
        Some(Self(elements.collect()))
    }
}
wgsl_layout::impl_list!(MyList);

fn core(rows: &mut Rows) {
    rows! {
        rows, "";
        f32 => "f32";
        i32 => "i32";
        u32 => "u32";
        Wrapping<i32> => "i32";
        Wrapping<u32> => "u32";
        NonZeroI32 => "i32";
        NonZeroU32 => "u32";
        Option<NonZeroI32> => "i32";
        Option<NonZeroU32> => "u32";
        AtomicI32 => "atomic<i32>";
        AtomicU32 => "atomic<u32>";
        types::vec2f => "vec2f";
        types::vec3f => "vec3f";
        types::vec4f => "vec4f";
        types::vec2i => "vec2i";
        types::vec3i => "vec3i";
        types::vec4i => "vec4i";
        types::vec2u => "vec2u";
        types::vec3u => "vec3u";
        types::vec4u => "vec4u";
        types::mat2x2f => "mat2x2f";
        types::mat2x3f => "mat2x3f";
        types::mat2x4f => "mat2x4f";
        types::mat3x2f => "mat3x2f";
        types::mat3x3f => "mat3x3f";
        types::mat3x4f => "mat3x4f";
        types::mat4x2f => "mat4x2f";
        types::mat4x3f => "mat4x3f";
        types::mat4x4f => "mat4x4f";
        types::Unorm8x4 => "u32";
        types::Snorm8x4 => "u32";
        types::Unorm16x2 => "u32";
        types::Snorm16x2 => "u32";
        types::Float16x2 => "u32";
        types::Uint8x4 => "u32";
        types::Sint8x4 => "u32";
        [f32; 5] => "array<f32, 5>";
        [[u32; 2]; 3] => "array<array<u32, 2>, 3>";
        Struct => "Struct";
        Generic<f32, 8> => "Generic_f32_8";
        Newtype => "vec3f";
        Enum => "Enum";
        Flags => "Flags";
        MyVector => "vec3f";
        MyMatrix => "mat2x3f";
        MyList => "array<f32>";
    }
    rows_that_are_only_written! {
        rows;
        [f32] = &[1.0; 3] => "array<f32>";
        &[f32] = &&[1.0; 3][..] => "array<f32>";
        &vec3f = &&vec3f([1.0; 3]) => "vec3f";
        &mut vec3f = &&mut vec3f([1.0; 3]) => "vec3f";
    }
    rows! {
        rows, "half-2";
        half::f16 => "f16";
        types::vec2h => "vec2h";
        types::vec3h => "vec3h";
        types::vec4h => "vec4h";
        types::mat2x2h => "mat2x2h";
        types::mat2x3h => "mat2x3h";
        types::mat2x4h => "mat2x4h";
        types::mat3x2h => "mat3x2h";
        types::mat3x3h => "mat3x3h";
        types::mat3x4h => "mat3x4h";
        types::mat4x2h => "mat4x2h";
        types::mat4x3h => "mat4x3h";
        types::mat4x4h => "mat4x4h";
    }
    rows! {
        rows, "alloc";
        Vec<f32> => "array<f32>";
        VecDeque<f32> => "array<f32>";
        Box<[f32]> => "array<f32>";
        Rc<[f32]> => "array<f32>";
        Arc<[f32]> => "array<f32>";
        Cow<'_, [f32]> => "array<f32>";
        Box<vec3f> => "vec3f";
        Rc<vec3f> => "vec3f";
        Arc<vec3f> => "vec3f";
        Cow<'_, vec3f> => "vec3f";
    }
    rows! { rows, "arrayvec-07"; ArrayVec<f32, 8> => "array<f32>"; }
    rows! { rows, "smallvec-1"; SmallVec<[f32; 8]> => "array<f32>"; }
}

/// What has a meaning as a member only.
fn members(rows: &mut Rows) {
    #[derive(WgslLayout)]
    struct Members {
        count: ArrayLength,
        of: PhantomData<String>,
        list: Vec<f32>,
    }
    let types: Vec<_> = Members::LAYOUT
        .members()
        .iter()
        .map(wgsl_layout::Member::wgsl_type)
        .collect();
    assert_eq!(types, ["u32", "array<f32>"]);
    let members = Members::read_from(&[3, 0, 0, 0].repeat(4)).unwrap();
    assert_eq!(members.list.len(), 3);
    assert_eq!(members.to_bytes(), [3, 0, 0, 0].repeat(4));
    let Members {
        of: PhantomData,
        count,
        ..
    } = members;
    rows.add("ArrayLength", "u32", true, "");
    rows.add("PhantomData", "nothing", true, "");
    assert_eq!(count, ArrayLength);
}

macro_rules! glam {
    ($rows:ident: $($feature:literal = $version:ident)*) => {$({
        use $version as glam;
        rows! {
            $rows, $feature;
            glam::Vec2 => "vec2f";
            glam::Vec3 => "vec3f";
            glam::Vec3A => "vec3f";
            glam::Vec4 => "vec4f";
            glam::Quat => "vec4f";
            glam::IVec2 => "vec2i";
            glam::IVec3 => "vec3i";
            glam::IVec4 => "vec4i";
            glam::UVec2 => "vec2u";
            glam::UVec3 => "vec3u";
            glam::UVec4 => "vec4u";
            glam::Mat2 => "mat2x2f";
            glam::Mat3 => "mat3x3f";
            glam::Mat3A => "mat3x3f";
            glam::Mat4 => "mat4x4f";
            glam::Affine2 => "mat3x2f";
            glam::Affine3A => "mat4x3f";
        }
    })*};
}

macro_rules! nalgebra {
    ($rows:ident: $($feature:literal = $version:ident)*) => {$({
        use $version as nalgebra;
        rows! {
            $rows, $feature;
            nalgebra::SVector<f32, 2> => "vec2f";
            nalgebra::Point<f32, 2> => "vec2f";
            nalgebra::SVector<i32, 2> => "vec2i";
            nalgebra::Point<i32, 2> => "vec2i";
            nalgebra::SVector<u32, 2> => "vec2u";
            nalgebra::Point<u32, 2> => "vec2u";
            nalgebra::SVector<half::f16, 2> => "vec2h";
            nalgebra::Point<half::f16, 2> => "vec2h";
            nalgebra::SVector<f32, 3> => "vec3f";
            nalgebra::Point<f32, 3> => "vec3f";
            nalgebra::SVector<i32, 3> => "vec3i";
            nalgebra::Point<i32, 3> => "vec3i";
            nalgebra::SVector<u32, 3> => "vec3u";
            nalgebra::Point<u32, 3> => "vec3u";
            nalgebra::SVector<half::f16, 3> => "vec3h";
            nalgebra::Point<half::f16, 3> => "vec3h";
            nalgebra::SVector<f32, 4> => "vec4f";
            nalgebra::Point<f32, 4> => "vec4f";
            nalgebra::SVector<i32, 4> => "vec4i";
            nalgebra::Point<i32, 4> => "vec4i";
            nalgebra::SVector<u32, 4> => "vec4u";
            nalgebra::Point<u32, 4> => "vec4u";
            nalgebra::SVector<half::f16, 4> => "vec4h";
            nalgebra::Point<half::f16, 4> => "vec4h";
            nalgebra::SMatrix<f32, 2, 2> => "mat2x2f";
            nalgebra::SMatrix<f32, 3, 2> => "mat2x3f";
            nalgebra::SMatrix<f32, 4, 2> => "mat2x4f";
            nalgebra::SMatrix<f32, 2, 3> => "mat3x2f";
            nalgebra::SMatrix<f32, 3, 3> => "mat3x3f";
            nalgebra::SMatrix<f32, 4, 3> => "mat3x4f";
            nalgebra::SMatrix<f32, 2, 4> => "mat4x2f";
            nalgebra::SMatrix<f32, 3, 4> => "mat4x3f";
            nalgebra::SMatrix<f32, 4, 4> => "mat4x4f";
            nalgebra::SMatrix<half::f16, 2, 2> => "mat2x2h";
            nalgebra::SMatrix<half::f16, 3, 2> => "mat2x3h";
            nalgebra::SMatrix<half::f16, 4, 2> => "mat2x4h";
            nalgebra::SMatrix<half::f16, 2, 3> => "mat3x2h";
            nalgebra::SMatrix<half::f16, 3, 3> => "mat3x3h";
            nalgebra::SMatrix<half::f16, 4, 3> => "mat3x4h";
            nalgebra::SMatrix<half::f16, 2, 4> => "mat4x2h";
            nalgebra::SMatrix<half::f16, 3, 4> => "mat4x3h";
            nalgebra::SMatrix<half::f16, 4, 4> => "mat4x4h";
            nalgebra::UnitVector2<f32> => "vec2f";
            nalgebra::UnitVector3<f32> => "vec3f";
            nalgebra::UnitVector4<f32> => "vec4f";
            nalgebra::Translation2<f32> => "vec2f";
            nalgebra::Translation3<f32> => "vec3f";
            nalgebra::Scale2<f32> => "vec2f";
            nalgebra::Scale3<f32> => "vec3f";
            nalgebra::Quaternion<f32> => "vec4f";
            nalgebra::UnitQuaternion<f32> => "vec4f";
            nalgebra::UnitComplex<f32> => "vec2f";
            nalgebra::Rotation2<f32> => "mat2x2f";
            nalgebra::Rotation3<f32> => "mat3x3f";
            nalgebra::Transform2<f32> => "mat3x3f";
            nalgebra::Transform3<f32> => "mat4x4f";
            nalgebra::Affine2<f32> => "mat3x3f";
            nalgebra::Affine3<f32> => "mat4x4f";
            nalgebra::Projective2<f32> => "mat3x3f";
            nalgebra::Projective3<f32> => "mat4x4f";
            nalgebra::Perspective3<f32> => "mat4x4f";
            nalgebra::Orthographic3<f32> => "mat4x4f";
        }
    })*};
}

macro_rules! bevy_color {
    ($rows:ident: $($feature:literal = $version:ident)*) => {$({
        use $version as bevy_color;
        rows! {
            $rows, $feature;
            bevy_color::LinearRgba => "vec4f";
            bevy_color::Srgba => "vec4f";
            bevy_color::Hsla => "vec4f";
            bevy_color::Hsva => "vec4f";
            bevy_color::Hwba => "vec4f";
            bevy_color::Laba => "vec4f";
            bevy_color::Lcha => "vec4f";
            bevy_color::Oklaba => "vec4f";
            bevy_color::Oklcha => "vec4f";
            bevy_color::Xyza => "vec4f";
        }
    })*};
}

fn of_glam(rows: &mut Rows) {
    glam! {
        rows: "glam-029" = glam_029 "glam-030" = glam_030 "glam-031" = glam_031
        "glam-032" = glam_032 "glam-033" = glam_033 "glam-034" = glam
    }
    macro_rules! affine3 {
        ($($feature:literal = $version:ident)*) => {$({
            use $version as glam;
            rows! { rows, $feature; glam::Affine3 => "mat4x3f"; }
        })*};
    }
    affine3!("glam-031" = glam_031 "glam-032" = glam_032 "glam-033" = glam_033 "glam-034" = glam);
}

fn of_nalgebra(rows: &mut Rows) {
    nalgebra! {
        rows: "nalgebra-033" = nalgebra_033 "nalgebra-034" = nalgebra_034 "nalgebra-035" = nalgebra
    }
}

fn of_mint(rows: &mut Rows) {
    rows! {
        rows, "mint-05";
        mint::Vector2<f32> => "vec2f";
        mint::Vector3<f32> => "vec3f";
        mint::Vector4<f32> => "vec4f";
        mint::Point2<f32> => "vec2f";
        mint::Point3<f32> => "vec3f";
        mint::Vector2<i32> => "vec2i";
        mint::Vector3<i32> => "vec3i";
        mint::Vector4<i32> => "vec4i";
        mint::Point2<i32> => "vec2i";
        mint::Point3<i32> => "vec3i";
        mint::Vector2<u32> => "vec2u";
        mint::Vector3<u32> => "vec3u";
        mint::Vector4<u32> => "vec4u";
        mint::Point2<u32> => "vec2u";
        mint::Point3<u32> => "vec3u";
        mint::Vector2<half::f16> => "vec2h";
        mint::Vector3<half::f16> => "vec3h";
        mint::Vector4<half::f16> => "vec4h";
        mint::Point2<half::f16> => "vec2h";
        mint::Point3<half::f16> => "vec3h";
        mint::Quaternion<f32> => "vec4f";
        mint::ColumnMatrix2<f32> => "mat2x2f";
        mint::RowMatrix2<f32> => "mat2x2f";
        mint::ColumnMatrix2x3<f32> => "mat3x2f";
        mint::RowMatrix2x3<f32> => "mat3x2f";
        mint::ColumnMatrix2x4<f32> => "mat4x2f";
        mint::RowMatrix2x4<f32> => "mat4x2f";
        mint::ColumnMatrix3x2<f32> => "mat2x3f";
        mint::RowMatrix3x2<f32> => "mat2x3f";
        mint::ColumnMatrix3<f32> => "mat3x3f";
        mint::RowMatrix3<f32> => "mat3x3f";
        mint::ColumnMatrix3x4<f32> => "mat4x3f";
        mint::RowMatrix3x4<f32> => "mat4x3f";
        mint::ColumnMatrix4x2<f32> => "mat2x4f";
        mint::RowMatrix4x2<f32> => "mat2x4f";
        mint::ColumnMatrix4x3<f32> => "mat3x4f";
        mint::RowMatrix4x3<f32> => "mat3x4f";
        mint::ColumnMatrix4<f32> => "mat4x4f";
        mint::RowMatrix4<f32> => "mat4x4f";
        mint::ColumnMatrix2<half::f16> => "mat2x2h";
        mint::RowMatrix2<half::f16> => "mat2x2h";
        mint::ColumnMatrix2x3<half::f16> => "mat3x2h";
        mint::RowMatrix2x3<half::f16> => "mat3x2h";
        mint::ColumnMatrix2x4<half::f16> => "mat4x2h";
        mint::RowMatrix2x4<half::f16> => "mat4x2h";
        mint::ColumnMatrix3x2<half::f16> => "mat2x3h";
        mint::RowMatrix3x2<half::f16> => "mat2x3h";
        mint::ColumnMatrix3<half::f16> => "mat3x3h";
        mint::RowMatrix3<half::f16> => "mat3x3h";
        mint::ColumnMatrix3x4<half::f16> => "mat4x3h";
        mint::RowMatrix3x4<half::f16> => "mat4x3h";
        mint::ColumnMatrix4x2<half::f16> => "mat2x4h";
        mint::RowMatrix4x2<half::f16> => "mat2x4h";
        mint::ColumnMatrix4x3<half::f16> => "mat3x4h";
        mint::RowMatrix4x3<half::f16> => "mat3x4h";
        mint::ColumnMatrix4<half::f16> => "mat4x4h";
        mint::RowMatrix4<half::f16> => "mat4x4h";
    }
}

fn of_cgmath(rows: &mut Rows) {
    rows! {
        rows, "cgmath-018";
        cgmath::Vector2<f32> => "vec2f";
        cgmath::Vector3<f32> => "vec3f";
        cgmath::Vector4<f32> => "vec4f";
        cgmath::Point2<f32> => "vec2f";
        cgmath::Point3<f32> => "vec3f";
        cgmath::Vector2<i32> => "vec2i";
        cgmath::Vector3<i32> => "vec3i";
        cgmath::Vector4<i32> => "vec4i";
        cgmath::Point2<i32> => "vec2i";
        cgmath::Point3<i32> => "vec3i";
        cgmath::Vector2<u32> => "vec2u";
        cgmath::Vector3<u32> => "vec3u";
        cgmath::Vector4<u32> => "vec4u";
        cgmath::Point2<u32> => "vec2u";
        cgmath::Point3<u32> => "vec3u";
        cgmath::Vector2<half::f16> => "vec2h";
        cgmath::Vector3<half::f16> => "vec3h";
        cgmath::Vector4<half::f16> => "vec4h";
        cgmath::Point2<half::f16> => "vec2h";
        cgmath::Point3<half::f16> => "vec3h";
        cgmath::Quaternion<f32> => "vec4f";
        cgmath::Matrix2<f32> => "mat2x2f";
        cgmath::Matrix3<f32> => "mat3x3f";
        cgmath::Matrix4<f32> => "mat4x4f";
        cgmath::Matrix2<half::f16> => "mat2x2h";
        cgmath::Matrix3<half::f16> => "mat3x3h";
        cgmath::Matrix4<half::f16> => "mat4x4h";
    }
}

fn of_bevy_color(rows: &mut Rows) {
    bevy_color! {
        rows: "bevy-color-018" = bevy_color_018 "bevy-color-019" = bevy_color_019
        "bevy-color-020" = bevy_color
    }
    rows! {
        rows, "bevy-color-020";
        bevy_color::Okhsla => "vec4f";
        bevy_color::Okhsva => "vec4f";
        bevy_color::Okhwba => "vec4f";
    }
}

#[test]
fn every_type_has_its_row_and_every_row_its_type() {
    let mut rows = Rows::default();
    core(&mut rows);
    members(&mut rows);
    of_glam(&mut rows);
    of_nalgebra(&mut rows);
    of_mint(&mut rows);
    of_cgmath(&mut rows);
    of_bevy_color(&mut rows);

    let table = table();
    for (rust, row) in &rows.0 {
        assert_eq!(table.get(rust), Some(row), "the row of {rust}");
    }
    for rust in table.keys() {
        assert!(
            rows.0.contains_key(rust),
            "the table has {rust}, this list has not"
        );
    }
}

/// The rows as they are written down.
fn table() -> BTreeMap<String, Row> {
    let mut table = BTreeMap::new();
    for line in TABLE.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<_> = line.split('|').map(str::trim).collect();
        let [_, rust, wgsl, features, reads, _note, _] = cells[..] else {
            panic!("five cells: {line}");
        };
        let row = Row {
            wgsl: wgsl.trim_matches('`').into(),
            reads: match reads {
                "yes" => true,
                "no" => false,
                other => panic!("yes or no, not {other}: {line}"),
            },
            features: features_of(features),
        };
        let twice = table.insert(without_spaces(rust.trim_matches('`')), row);
        assert_eq!(twice, None, "two rows: {line}");
    }
    table
}

/// The features that a cell names; `first` .. `last` is all between in the
/// manifest, too.
fn features_of(cell: &str) -> BTreeSet<String> {
    let all: Vec<&str> = MANIFEST
        .lines()
        .skip_while(|line| *line != "[features]")
        .skip(1)
        .take_while(|line| !line.starts_with('['))
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| Some(line.split_once(" = ")?.0))
        .collect();
    let place = |name: &str| {
        let name = name.trim_matches('`');
        let found = all.iter().position(|feature| *feature == name);
        found.unwrap_or_else(|| panic!("no feature {name}"))
    };
    if cell.is_empty() {
        return BTreeSet::new();
    }
    let (first, last) = cell.split_once(" .. ").unwrap_or((cell, cell));
    all[place(first)..=place(last)]
        .iter()
        .map(ToString::to_string)
        .collect()
}
