//! `as`, `with`, `transparent`, `vectors`, `skip` and `PhantomData`.
#![allow(
    clippy::float_cmp,
    clippy::items_after_statements,
    clippy::struct_field_names,
    clippy::ptr_arg,
    clippy::needless_pass_by_value
)]

use std::marker::PhantomData;
use std::time::Duration;

use glam::{DVec3, Quat, Vec3, Vec4};
use half::f16;
use wgsl_layout::types::{Unorm8x4, vec3f};
use wgsl_layout::{FixedFootprint, WgslDecode, WgslLayout};
use wgsl_layout_type_tests::{Lane, parse};

/// The only member of a struct: what it is in WGSL and its numbers, and that it
/// comes back.
macro_rules! prove_as {
    ($($(#[$attribute:meta])* $ty:ty = $value:expr => $wgsl:literal, [$($lane:expr),*], $back:expr;)*) => {$({
        #[derive(WgslLayout, Clone, Debug, PartialEq)]
        struct Field {
            first: u32,
            $(#[$attribute])*
            field: $ty,
            last: u32,
        }
        #[derive(WgslLayout, Clone, Debug, PartialEq)]
        struct AtTheEnd {
            $(#[$attribute])*
            field: $ty,
        }
        let value: $ty = $value;
        let field = Field { first: 1, field: value.clone(), last: 2 };
        let member = Field::LAYOUT.member("field").unwrap();
        assert_eq!(member.wgsl_type(), $wgsl);
        let f16 = if Field::WGSL.contains("f16") || $wgsl.ends_with('h') { "enable f16;" } else { "" };
        parse(&format!("{f16}{}@group(0) @binding(0) var<storage> field: Field;", Field::WGSL));
        let lanes: Vec<Lane> = [$($lane),*].into_iter().map(Lane::from).collect();
        wgsl_layout_type_tests::assert_lanes($wgsl, &lanes, &field.to_bytes()[member.offset()..][..member.size()]);
        assert_eq!(field.to_bytes()[..4], [1, 0, 0, 0]);
        let back = Field::read_from(&field.to_bytes()).unwrap();
        assert_eq!(back.field, $back);
        assert_eq!((back.first, back.last), (1, 2));
        let mut streamed = Vec::new();
        field.write_with(|_, chunk| streamed.extend_from_slice(chunk));
        assert_eq!(streamed, field.to_bytes());
        let end = AtTheEnd { field: value };
        assert_eq!(AtTheEnd::read_from(&end.to_bytes()).unwrap().field, $back);
        fn fixed<T: FixedFootprint>() {}
        fixed::<AtTheEnd>();
    })*};
}

#[test]
fn other_types_of_the_same_numbers() {
    prove_as! {
        #[wgsl(as = vec3f)] [f32; 3] = [1.0, 2.0, 3.0] => "vec3f", [1.0_f32, 2.0, 3.0], [1.0, 2.0, 3.0];
        #[wgsl(as = vec2i)] [i32; 2] = [1, -2] => "vec2i", [1, -2], [1, -2];
        #[wgsl(as = vec4u)] [u32; 4] = [1, 2, 3, 4] => "vec4u", [1_u32, 2, 3, 4], [1, 2, 3, 4];
        #[wgsl(as = vec4<f32>)] [f32; 4] = [1.0, 2.0, 3.0, 4.0] => "vec4f", [1.0_f32, 2.0, 3.0, 4.0], [1.0, 2.0, 3.0, 4.0];
        #[wgsl(as = array)] [f32; 3] = [1.0, 2.0, 3.0] => "array<f32, 3>", [1.0_f32, 2.0, 3.0], [1.0, 2.0, 3.0];
        #[wgsl(as = vec3h)] [f16; 3] = [f16::ONE; 3] => "vec3h", [f16::ONE, f16::ONE, f16::ONE], [f16::ONE; 3];
        #[wgsl(as = mat2x3f)] [[f32; 3]; 2] = [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]] => "mat2x3f", [1.0_f32, 2.0, 3.0, 4.0, 5.0, 6.0], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
        #[wgsl(as = mat3x2f)] [f32; 6] = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0] => "mat3x2f", [1.0_f32, 2.0, 3.0, 4.0, 5.0, 6.0], [1.0, 2.0, 3.0, 4.0, 5.0, 6.0];
        #[wgsl(as = vec3f)] vec3f = vec3f([1.0, 2.0, 3.0]) => "vec3f", [1.0_f32, 2.0, 3.0], vec3f([1.0, 2.0, 3.0]);
        #[wgsl(as = vec3f)] mint::Vector3<f32> = [1.0, 2.0, 3.0].into() => "vec3f", [1.0_f32, 2.0, 3.0], [1.0, 2.0, 3.0].into();
        #[wgsl(as = [vec3f; 2])] [[f32; 3]; 2] = [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]] => "array<vec3f, 2>", [1.0_f32, 2.0, 3.0, 4.0, 5.0, 6.0], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
        #[wgsl(as = array<vec3f, 2>)] [Vec4; 2] = [Vec4::ONE; 2] => "array<vec3f, 2>", [1.0_f32, 1.0, 1.0, 1.0, 1.0, 1.0], [Vec4::new(1.0, 1.0, 1.0, 0.0); 2];
        Quat = Quat::from_xyzw(1.0, 2.0, 3.0, 4.0) => "vec4f", [1.0_f32, 2.0, 3.0, 4.0], Quat::from_xyzw(1.0, 2.0, 3.0, 4.0);
    }
}

#[test]
fn leading_lanes() {
    prove_as! {
        #[wgsl(as = vec3f)] [f32; 4] = [1.0, 2.0, 3.0, 9.0] => "vec3f", [1.0_f32, 2.0, 3.0], [1.0, 2.0, 3.0, 0.0];
        #[wgsl(as = vec3f)] Vec4 = Vec4::new(1.0, 2.0, 3.0, 9.0) => "vec3f", [1.0_f32, 2.0, 3.0], Vec4::new(1.0, 2.0, 3.0, 0.0);
        #[wgsl(as = vec2f)] Vec3 = Vec3::new(1.0, 2.0, 9.0) => "vec2f", [1.0_f32, 2.0], Vec3::new(1.0, 2.0, 0.0);
        #[wgsl(as = mat3x3f)] [[f32; 4]; 3] = [[1.0, 2.0, 3.0, 9.0]; 3] => "mat3x3f", [1.0_f32, 2.0, 3.0, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0], [[1.0, 2.0, 3.0, 0.0]; 3];
        #[wgsl(as = mat3x3f)] [[f32; 4]; 4] = [[1.0, 2.0, 3.0, 9.0]; 4] => "mat3x3f", [1.0_f32, 2.0, 3.0, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0], [[1.0, 2.0, 3.0, 0.0], [1.0, 2.0, 3.0, 0.0], [1.0, 2.0, 3.0, 0.0], [0.0; 4]];
    }
}

#[test]
fn scalars_that_wgsl_does_not_have() {
    prove_as! {
        #[wgsl(as = u32)] bool = true => "u32", [1_u32], true;
        #[wgsl(as = i32)] bool = false => "i32", [0], false;
        #[wgsl(as = vec3u)] [bool; 3] = [true, false, true] => "vec3u", [1_u32, 0, 1], [true, false, true];
        #[wgsl(as = u32)] u8 = 200 => "u32", [200_u32], 200;
        #[wgsl(as = u32)] u16 = 60_000 => "u32", [60_000_u32], 60_000;
        #[wgsl(as = i32)] i8 = -5 => "i32", [-5], -5;
        #[wgsl(as = i32)] i16 = -500 => "i32", [-500], -500;
        #[wgsl(as = u32)] usize = 7 => "u32", [7_u32], 7;
        #[wgsl(as = i32)] isize = -7 => "i32", [-7], -7;
        #[wgsl(as = u32)] char = 'ß' => "u32", [0xdf_u32], 'ß';
        #[wgsl(as = f32)] f64 = 0.1 => "f32", [0.1_f32], f64::from(0.1_f32);
        #[wgsl(as = f32)] f16 = f16::ONE => "f32", [1.0_f32], f16::ONE;
        #[wgsl(as = f16)] f32 = 1.0 => "f16", [f16::ONE], 1.0;
        #[wgsl(as = vec3f)] DVec3 = DVec3::new(1.0, 2.0, 3.0) => "vec3f", [1.0_f32, 2.0, 3.0], DVec3::new(1.0, 2.0, 3.0);
        #[wgsl(as = vec2u)] u64 = 0x0000_0002_0000_0001 => "vec2u", [1_u32, 2], 0x0000_0002_0000_0001;
        #[wgsl(as = vec2u)] i64 = -2 => "vec2u", [u32::MAX - 1, u32::MAX], -2;
        #[wgsl(as = vec4u)] u128 = 1 << 96 | 7 => "vec4u", [7_u32, 0, 0, 1], 1 << 96 | 7;
        #[wgsl(as = u32)] [u8; 4] = [1, 2, 3, 4] => "u32", [0x0403_0201_u32], [1, 2, 3, 4];
        #[wgsl(as = u32)] [u16; 2] = [1, 2] => "u32", [0x0002_0001_u32], [1, 2];
        #[wgsl(as = u32)] [i16; 2] = [-1, 2] => "u32", [0x0002_ffff_u32], [-1, 2];
        #[wgsl(as = u32)] [i8; 4] = [1, -2, 3, -4] => "u32", [0xfc03_fe01_u32], [1, -2, 3, -4];
        #[wgsl(as = u32)] [f16; 2] = [f16::ONE, f16::NEG_ONE] => "u32", [0xbc00_3c00_u32], [f16::ONE, f16::NEG_ONE];
        #[wgsl(as = Unorm8x4)] [u8; 4] = [255, 0, 0, 255] => "u32", [0xff00_00ff_u32], [255, 0, 0, 255];
    }
    #[derive(WgslLayout)]
    struct Small {
        #[wgsl(as = u32)]
        value: u8,
    }
    assert!(Small::read_from(&[0, 1, 0, 0]).is_err());
    assert_eq!(Small { value: 3 }.to_bytes(), [3, 0, 0, 0]);
    assert!(Small::read_from(&[255, 0, 0, 0]).is_ok_and(|small| small.value == 255));
}

/// A type of ours that converts.
#[derive(Clone, Debug, PartialEq)]
struct Id(u32);
impl From<u32> for Id {
    fn from(id: u32) -> Self {
        Self(id)
    }
}
impl From<Id> for u32 {
    fn from(id: Id) -> Self {
        id.0
    }
}
impl From<Id> for Wide {
    fn from(id: Id) -> Self {
        Self { low: id.0, high: 0 }
    }
}
impl From<Wide> for Id {
    fn from(wide: Wide) -> Self {
        Self(wide.low)
    }
}

#[derive(WgslLayout, Clone, Debug, PartialEq)]
struct Wide {
    low: u32,
    high: u32,
}

#[test]
fn types_that_convert() {
    prove_as! {
        #[wgsl(as = u32)] Id = Id(7) => "u32", [7_u32], Id(7);
        #[wgsl(as = Wide)] Id = Id(7) => "Wide", [7_u32, 0], Id(7);
        #[wgsl(as = [u32; 2])] [Id; 2] = [Id(7), Id(8)] => "array<u32, 2>", [7_u32, 8], [Id(7), Id(8)];
    }
}

mod seconds {
    use std::time::Duration;

    pub(super) fn to_wgsl(duration: &Duration) -> f32 {
        duration.as_secs_f32()
    }
    pub(super) fn from_wgsl(seconds: f32) -> Duration {
        Duration::from_secs_f32(seconds)
    }
}

mod wrapped {
    use super::Wide;

    pub(super) fn to_wgsl(text: &String) -> Wide {
        Wide {
            low: u32::try_from(text.len()).unwrap(),
            high: 1,
        }
    }
    pub(super) fn from_wgsl(wide: Wide) -> String {
        "x".repeat(wide.low as usize)
    }
}

#[test]
fn functions_of_a_module() {
    prove_as! {
        #[wgsl(with = seconds)] Duration = Duration::from_millis(1500) => "f32", [1.5_f32], Duration::from_millis(1500);
        #[wgsl(with = wrapped)] String = String::from("xxx") => "Wide", [3_u32, 1], String::from("xxx");
        #[wgsl(with = crate::seconds)] Duration = Duration::from_secs(2) => "f32", [2.0_f32], Duration::from_secs(2);
    }
}

#[test]
fn in_generic_structs() {
    #[derive(WgslLayout, Clone, Debug, PartialEq)]
    struct Cell<T, V, const N: usize> {
        #[wgsl(as = vec3f)]
        vector: V,
        #[wgsl(as = vec2f)]
        array: [f32; 2],
        rest: [T; N],
    }
    let cell = Cell {
        vector: Vec3::ONE,
        array: [1.0, 2.0],
        rest: [Vec4::ONE; 2],
    };
    assert_eq!(<Cell<Vec4, Vec3, 2>>::WGSL_TYPE, "Cell_vec4f_2");
    assert_eq!(<Cell<Vec4, Vec3, 2>>::read_from(&cell.to_bytes()), Ok(cell));
    let cell = Cell {
        vector: [1.0_f32; 3],
        array: [1.0, 2.0],
        rest: [1.0_f32; 5],
    };
    assert_eq!(
        <Cell<f32, [f32; 3], 5>>::read_from(&cell.to_bytes()),
        Ok(cell)
    );
}

#[derive(WgslLayout, Clone, Copy, Debug, PartialEq)]
#[wgsl(transparent)]
#[repr(transparent)]
struct Position(Vec3);

#[derive(WgslLayout, Clone, Debug, PartialEq)]
#[wgsl(transparent)]
struct Meters {
    value: f32,
}

#[derive(WgslLayout, Clone, Debug, PartialEq)]
#[wgsl(transparent)]
struct Track<T>(Vec<T>);

mod private {
    #[derive(wgsl_layout::WgslLayout, Clone, Debug, PartialEq)]
    struct Inner {
        value: u32,
    }
    #[derive(wgsl_layout::WgslLayout, Clone, Debug, PartialEq)]
    #[wgsl(transparent)]
    pub(super) struct Outer(Inner);
    #[derive(wgsl_layout::WgslLayout, Clone, Debug, PartialEq)]
    #[wgsl(transparent)]
    pub(super) struct List(Vec<Inner>);
    pub(super) fn list() -> (Outer, List) {
        (Outer(Inner { value: 7 }), List(vec![Inner { value: 8 }]))
    }
}

#[test]
fn newtypes() {
    #[derive(WgslLayout, Clone, Debug, PartialEq)]
    struct Path {
        start: Position,
        length: Meters,
        ends: [Position; 2],
        outer: private::Outer,
        track: Track<Position>,
    }
    #[derive(WgslLayout, Clone, Debug, PartialEq)]
    struct EndsInAList {
        list: private::List,
    }
    assert_eq!(Position::WGSL_TYPE, "vec3f");
    assert_eq!(Position::WGSL, "");
    assert_eq!(<Track<f32>>::WGSL_TYPE, "array<f32>");
    assert_eq!(private::Outer::WGSL_TYPE, "Inner");
    assert_eq!(Path::LAYOUT.offset_of("length"), 12);
    let (outer, list) = private::list();
    let path = Path {
        start: Position(Vec3::X),
        length: Meters { value: 2.0 },
        ends: [Position(Vec3::Y), Position(Vec3::Z)],
        outer,
        track: Track(vec![Position(Vec3::ONE); 3]),
    };
    let bytes = path.to_bytes();
    assert_eq!(Path::read_from(&bytes), Ok(path));
    assert_eq!(bytes.len(), 64 + 3 * 16);
    parse(&format!(
        "{}@group(0) @binding(0) var<storage> path: Path;",
        Path::WGSL
    ));
    let list = EndsInAList { list };
    assert_eq!(EndsInAList::read_from(&list.to_bytes()), Ok(list));
    const { assert!(Position::ZERO_COPY) }
}

#[test]
fn small_arrays_under_vectors() {
    type Color = [f32; 4];
    #[derive(WgslLayout, Clone, Debug, PartialEq)]
    #[wgsl(vectors)]
    struct Object {
        color: Color,
        position: [f32; 3],
        cell: [i32; 2],
        model: [[f32; 4]; 4],
        normal: [[f32; 3]; 3],
        palette: [[f32; 4]; 8],
        bones: [[[f32; 4]; 3]; 2],
        #[wgsl(as = array)]
        weights: [f32; 4],
        samples: [f32; 5],
        scale: f32,
    }
    let types: Vec<_> = Object::LAYOUT
        .members()
        .iter()
        .map(wgsl_layout::Member::wgsl_type)
        .collect();
    assert_eq!(
        types,
        [
            "vec4f",
            "vec3f",
            "vec2i",
            "mat4x4f",
            "mat3x3f",
            "array<vec4f, 8>",
            "array<mat3x4f, 2>",
            "array<f32, 4>",
            "array<f32, 5>",
            "f32",
        ]
    );
    let object = Object {
        color: [1.0; 4],
        position: [2.0; 3],
        cell: [3; 2],
        model: [[4.0; 4]; 4],
        normal: [[5.0; 3]; 3],
        palette: [[6.0; 4]; 8],
        bones: [[[7.0; 4]; 3]; 2],
        weights: [8.0; 4],
        samples: [9.0; 5],
        scale: 10.0,
    };
    assert_eq!(Object::read_from(&object.to_bytes()), Ok(object));
    parse(&format!(
        "{}@group(0) @binding(0) var<storage> object: Object;",
        Object::WGSL
    ));

    #[derive(WgslLayout, Clone, Debug, PartialEq)]
    #[wgsl(vectors)]
    struct Generic<const N: usize> {
        values: [f32; N],
        vector: [f32; 3],
    }
    assert_eq!(
        <Generic<3>>::LAYOUT.members()[0].wgsl_type(),
        "array<f32, 3>"
    );
    assert_eq!(<Generic<3>>::LAYOUT.members()[1].wgsl_type(), "vec3f");
}

#[test]
fn fields_that_are_nothing() {
    #[derive(Clone, Debug, PartialEq, Default)]
    struct Anything;
    #[derive(WgslLayout, Clone, Debug, PartialEq)]
    struct Handle<T> {
        index: u32,
        of: PhantomData<T>,
        #[wgsl(skip)]
        cache: Vec<String>,
        function: PhantomData<fn() -> T>,
    }
    let handle = Handle::<Anything> {
        index: 7,
        of: PhantomData,
        cache: vec![],
        function: PhantomData,
    };
    assert_eq!(
        <Handle<Anything>>::WGSL,
        "struct Handle {\n    index: u32,\n}\n"
    );
    assert_eq!(handle.to_bytes(), [7, 0, 0, 0]);
    assert_eq!(<Handle<Anything>>::read_from(&[7, 0, 0, 0]), Ok(handle));
}
