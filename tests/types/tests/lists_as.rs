//! `as = [T]`: lists whose elements are another type in WGSL.

#![allow(clippy::items_after_statements)]

use std::borrow::Cow;
use std::collections::VecDeque;
use std::fmt::Debug;
use std::rc::Rc;
use std::sync::Arc;

use arrayvec::ArrayVec;
use glam::{DVec3, Vec3, Vec4};
use smallvec::SmallVec;
use wgsl_layout::types::{Unorm8x4, vec3f};
use wgsl_layout::{ArrayLength, WgslDecode, WgslLayout};
use wgsl_layout_type_tests::parse;

/// A struct that ends in such a list: its text, that its bytes are those of a
/// `Vec` of the other type, and that it comes back.
macro_rules! prove_list {
    ($(#[wgsl(as = $as:ty)] $list:ty = $value:expr => $wgsl:literal, $same:expr;)*) => {$({
        #[derive(WgslLayout, Debug, PartialEq)]
        struct Holder {
            length: ArrayLength,
            first: u32,
            #[wgsl(as = $as)]
            list: $list,
        }
        #[derive(WgslLayout, Debug, PartialEq)]
        struct Alone {
            #[wgsl(as = $as)]
            list: $list,
        }
        let value: fn() -> $list = || $value;
        let expected = $same;
        assert_eq!(Holder::WGSL, concat!("struct Holder {\n    length: u32,\n    first: u32,\n    list: ", $wgsl, ",\n}\n"));
        assert!(Holder::LAYOUT.is_runtime_sized());
        parse(&format!("{}@group(0) @binding(0) var<storage> it: Holder;", Holder::WGSL));
        assert_eq!(Alone { list: value() }.to_bytes(), expected.to_bytes());
        assert_eq!(Alone { list: value() }.byte_len(), expected.byte_len());
        let holder = Holder { length: ArrayLength, first: 7, list: value() };
        let start = Holder::LAYOUT.offset_of("list");
        let bytes = holder.to_bytes();
        assert_eq!(bytes[..8], [u8::try_from(expected.len()).unwrap(), 0, 0, 0, 7, 0, 0, 0]);
        assert_eq!(bytes[start..], expected.to_bytes());
        let mut streamed = Vec::new();
        holder.write_with(|_, chunk| streamed.extend_from_slice(chunk));
        assert_eq!(streamed, bytes);
        assert_eq!(Holder::read_from(&bytes), Ok(holder));
        let mut target = Holder { length: ArrayLength, first: 0, list: value() };
        target.read_into(&bytes).unwrap();
        assert_eq!(target.list, value());
    })*};
}

#[test]
fn lists_of_all_kinds() {
    const POINTS: [[f32; 3]; 3] = [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]];
    fn vectors() -> Vec<vec3f> {
        POINTS.map(vec3f).to_vec()
    }
    prove_list! {
        #[wgsl(as = [vec3f])] Vec<[f32; 3]> = POINTS.to_vec() => "array<vec3f>", vectors();
        #[wgsl(as = array<vec3f>)] Vec<[f32; 3]> = POINTS.to_vec() => "array<vec3f>", vectors();
        #[wgsl(as = [vec3<f32>])] VecDeque<[f32; 3]> = {
            let mut deque = VecDeque::from(POINTS.to_vec());
            deque.rotate_left(1);
            deque.rotate_right(1);
            deque
        } => "array<vec3f>", vectors();
        #[wgsl(as = [vec3f])] Box<[[f32; 3]]> = POINTS.into() => "array<vec3f>", vectors();
        #[wgsl(as = [vec3f])] Rc<[[f32; 3]]> = POINTS.into() => "array<vec3f>", vectors();
        #[wgsl(as = [vec3f])] Arc<[[f32; 3]]> = POINTS.into() => "array<vec3f>", vectors();
        #[wgsl(as = [vec3f])] Cow<'static, [[f32; 3]]> = POINTS.to_vec().into() => "array<vec3f>", vectors();
        #[wgsl(as = [vec3f])] ArrayVec<[f32; 3], 4> = POINTS.into_iter().collect() => "array<vec3f>", vectors();
        #[wgsl(as = [vec3f])] SmallVec<[[f32; 3]; 2]> = POINTS.into_iter().collect() => "array<vec3f>", vectors();
        // What an alias hides.
        #[wgsl(as = [vec3f])] Points = POINTS.to_vec() => "array<vec3f>", vectors();
    }
}

type Points = Vec<[f32; 3]>;

#[test]
fn elements_of_all_kinds() {
    prove_list! {
        #[wgsl(as = [vec4f])] Vec<[f32; 4]> = vec![[1.0; 4]; 9] => "array<vec4f>", vec![Vec4::ONE; 9];
        #[wgsl(as = [vec2i])] Vec<[i32; 2]> = vec![[1, -2]; 2] => "array<vec2i>", vec![glam::IVec2::new(1, -2); 2];
        #[wgsl(as = [vec3f])] Vec<Vec4> = vec![Vec4::new(1.0, 2.0, 3.0, 0.0); 2] => "array<vec3f>", vec![Vec3::new(1.0, 2.0, 3.0); 2];
        #[wgsl(as = [vec3f])] Vec<DVec3> = vec![DVec3::ONE; 2] => "array<vec3f>", vec![Vec3::ONE; 2];
        #[wgsl(as = [mat3x3f])] Vec<[[f32; 3]; 3]> = vec![[[1.0, 2.0, 3.0]; 3]; 2] => "array<mat3x3f>", vec![glam::Mat3::from_cols_array_2d(&[[1.0, 2.0, 3.0]; 3]); 2];
        #[wgsl(as = [mat3x3f])] Vec<[f32; 9]> = vec![[1.0; 9]; 2] => "array<mat3x3f>", vec![glam::Mat3::from_cols_array(&[1.0; 9]); 2];
        #[wgsl(as = [u32])] Vec<bool> = vec![true, false, true] => "array<u32>", vec![1_u32, 0, 1];
        #[wgsl(as = [u32])] Vec<u8> = vec![1, 2, 250] => "array<u32>", vec![1_u32, 2, 250];
        #[wgsl(as = [f32])] Vec<f64> = vec![1.0, 0.5] => "array<f32>", vec![1.0_f32, 0.5];
        #[wgsl(as = [vec2u])] Vec<u64> = vec![1 << 32 | 7] => "array<vec2u>", vec![[7_u32, 1]];
        #[wgsl(as = [[vec3f; 2]])] Vec<[[f32; 3]; 2]> = vec![[[1.0; 3], [2.0; 3]]; 3] => "array<array<vec3f, 2>>", vec![[Vec3::ONE, Vec3::splat(2.0)]; 3];
        #[wgsl(as = array<array<vec3f, 2>>)] Vec<[Vec4; 2]> = vec![[Vec4::new(1.0, 1.0, 1.0, 0.0); 2]; 3] => "array<array<vec3f, 2>>", vec![[Vec3::ONE; 2]; 3];
    }
}

#[test]
fn packed_elements_name_their_function() {
    #[derive(WgslLayout, Debug, PartialEq)]
    struct Palette {
        #[wgsl(as = [Unorm8x4])]
        colors: Vec<[u8; 4]>,
    }
    assert_eq!(
        Palette::WGSL,
        "struct Palette {\n    colors: array<u32>, // unpack4x8unorm\n}\n"
    );
    let palette = Palette {
        colors: vec![[1, 2, 3, 4], [5, 6, 7, 8]],
    };
    let bytes = palette.to_bytes();
    assert_eq!(bytes, [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(Palette::read_from(&bytes), Ok(palette));
}

/// A Rust type of one's own as the element, by `From` and `Into`.
#[test]
fn elements_that_convert_by_their_type() {
    #[derive(WgslLayout, Clone, Debug, PartialEq)]
    struct Sphere {
        center: Vec3,
        radius: f32,
    }
    impl From<[f32; 4]> for Sphere {
        fn from([x, y, z, radius]: [f32; 4]) -> Self {
            Self {
                center: Vec3::new(x, y, z),
                radius,
            }
        }
    }
    impl From<Sphere> for [f32; 4] {
        fn from(sphere: Sphere) -> Self {
            let Vec3 { x, y, z } = sphere.center;
            [x, y, z, sphere.radius]
        }
    }
    #[derive(WgslLayout, Debug, PartialEq)]
    struct Spheres {
        #[wgsl(as = [Sphere])]
        spheres: Vec<[f32; 4]>,
    }
    assert_eq!(Spheres::LAYOUT.members()[0].wgsl_type(), "array<Sphere>");
    assert!(Spheres::WGSL.starts_with("struct Sphere {"));
    let spheres = Spheres {
        spheres: vec![[1.0, 2.0, 3.0, 4.0]; 700],
    };
    let bytes = spheres.to_bytes();
    assert_eq!(bytes, vec![Vec4::new(1.0, 2.0, 3.0, 4.0); 700].to_bytes());
    assert_eq!(Spheres::read_from(&bytes), Ok(spheres));
}

#[test]
fn slices_are_only_encoded() {
    #[derive(WgslLayout)]
    struct Borrowed<'a> {
        #[wgsl(as = [vec3f])]
        points: &'a [[f32; 3]],
    }
    #[derive(WgslLayout)]
    struct Further<'a> {
        scale: f32,
        #[wgsl(as = [u32])]
        flags: &'a Vec<bool>,
    }
    let borrowed = Borrowed {
        points: &[[1.0; 3], [2.0; 3]],
    };
    assert_eq!(
        borrowed.to_bytes(),
        [Vec3::ONE, Vec3::splat(2.0)].to_bytes()
    );
    let further = Further {
        scale: 1.0,
        flags: &vec![true, false],
    };
    assert_eq!(further.to_bytes()[4..], [1, 0, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn elements_that_are_none_are_errors_where_they_stand() {
    #[derive(WgslLayout, Debug, PartialEq)]
    struct Letters {
        first: u32,
        #[wgsl(as = [u32])]
        letters: Vec<char>,
    }
    let letters = Letters {
        first: 0,
        letters: "abc".chars().collect(),
    };
    let mut bytes = letters.to_bytes();
    assert_eq!(Letters::read_from(&bytes).as_ref(), Ok(&letters));
    bytes[12..].copy_from_slice(&[0xff; 4]);
    assert_eq!(
        Letters::read_from(&bytes).unwrap_err().to_string(),
        "the bytes at offset 12 are not a Unicode scalar value"
    );
    let mut target = Letters {
        first: 9,
        letters: vec!['x'],
    };
    assert!(target.read_into(&bytes).is_err());
    assert_eq!((target.first, &target.letters[..]), (9, &['x'][..]));

    #[derive(WgslLayout, Debug)]
    struct Few {
        #[wgsl(as = [vec4f])]
        few: ArrayVec<[f32; 4], 2>,
    }
    assert_eq!(Few::read_from(&[0; 32]).unwrap().few.len(), 2);
    assert_eq!(
        Few::read_from(&[0; 48]).unwrap_err().to_string(),
        "the bytes at offset 32 are not the end, and there are more elements than the list has room for"
    );
}

#[test]
fn in_generic_structs() {
    #[derive(WgslLayout, Clone, Debug, PartialEq)]
    struct Cloud<V, T> {
        scale: T,
        #[wgsl(as = [vec3f])]
        points: Vec<V>,
    }
    let cloud = Cloud {
        scale: 2_u32,
        points: vec![[1.0_f32; 3]; 2],
    };
    assert_eq!(
        <Cloud<[f32; 3], u32>>::WGSL,
        "struct Cloud_u32 {\n    scale: u32,\n    points: array<vec3f>,\n}\n"
    );
    let bytes = cloud.to_bytes();
    assert_eq!(bytes[16..], vec![Vec3::ONE; 2].to_bytes());
    assert_eq!(Cloud::read_from(&bytes), Ok(cloud));
}

/// `vectors` reaches into lists of small arrays, whatever they are called.
#[test]
fn lists_under_vectors() {
    macro_rules! prove_vectors {
        ($($list:ty = $value:expr => $wgsl:literal, $same:expr;)*) => {$({
            #[derive(WgslLayout, Debug, PartialEq)]
            #[wgsl(vectors)]
            struct Mesh {
                scale: u32,
                list: $list,
            }
            let mesh = Mesh { scale: 1, list: $value };
            assert_eq!(Mesh::LAYOUT.members()[1].wgsl_type(), $wgsl);
            let start = Mesh::LAYOUT.offset_of("list");
            let bytes = mesh.to_bytes();
            assert_eq!(bytes[start..], $same.to_bytes());
            parse(&format!("{}@group(0) @binding(0) var<storage> it: Mesh;", Mesh::WGSL));
            assert_eq!(Mesh::read_from(&bytes), Ok(mesh));
        })*};
    }
    prove_vectors! {
        Vec<[f32; 3]> = vec![[1.0, 2.0, 3.0]; 3] => "array<vec3f>", vec![Vec3::new(1.0, 2.0, 3.0); 3];
        Points = vec![[1.0; 3]; 3] => "array<vec3f>", vec![Vec3::ONE; 3];
        VecDeque<[u32; 2]> = [[1, 2]].into() => "array<vec2u>", vec![[1_u32, 2]];
        Box<[[f32; 4]]> = vec![[1.0; 4]; 2].into() => "array<vec4f>", vec![Vec4::ONE; 2];
        Vec<[[f32; 3]; 3]> = vec![[[1.0; 3]; 3]; 2] => "array<mat3x3f>", vec![[Vec3::ONE; 3]; 2];
        Vec<[[f32; 4]; 5]> = vec![[[1.0; 4]; 5]; 2] => "array<array<vec4f, 5>>", vec![[Vec4::ONE; 5]; 2];
        Vec<[[i32; 2]; 3]> = vec![[[1, 2]; 3]; 2] => "array<array<vec2i, 3>>", vec![[[1, 2]; 6]];
        SmallVec<[[f32; 3]; 2]> = [[1.0; 3]; 3].into_iter().collect() => "array<vec3f>", vec![Vec3::ONE; 3];
        ArrayVec<[f32; 3], 5> = [[1.0; 3]; 3].into_iter().collect() => "array<vec3f>", vec![Vec3::ONE; 3];
        // Not small arrays.
        Vec<[f32; 5]> = vec![[1.0; 5]; 2] => "array<array<f32, 5>>", vec![[1.0_f32; 5]; 2];
        Vec<f32> = vec![1.0; 3] => "array<f32>", vec![1.0_f32; 3];
        Vec<Vec3> = vec![Vec3::ONE; 3] => "array<vec3f>", vec![Vec3::ONE; 3];
    }

    #[derive(WgslLayout)]
    #[wgsl(vectors)]
    struct Borrowed<'a> {
        list: &'a [[f32; 3]],
    }
    assert_eq!(Borrowed::LAYOUT.members()[0].wgsl_type(), "array<vec3f>");
    let borrowed = Borrowed {
        list: &[[1.0; 3]; 2],
    };
    assert_eq!(borrowed.to_bytes(), [Vec3::ONE; 2].to_bytes());

    // It is not the list that is meant.
    #[derive(WgslLayout)]
    struct Meant {
        #[wgsl(as = array)]
        list: Vec<[f32; 3]>,
    }
    assert_eq!(
        Meant::LAYOUT.members()[0].wgsl_type(),
        "array<array<f32, 3>>"
    );
    assert_eq!(
        Meant {
            list: vec![[1.0; 3]]
        }
        .to_bytes()
        .len(),
        12
    );
}

/// A list of one's own is converted as any other.
#[test]
fn an_own_list() {
    #[derive(Debug, PartialEq)]
    struct Stack(Vec<[f32; 3]>);
    impl wgsl_layout::WgslList for Stack {
        type Element = [f32; 3];
        fn as_slices(&self) -> (&[[f32; 3]], &[[f32; 3]]) {
            self.0.split_at(self.0.len() / 2)
        }
        fn from_elements(elements: impl Iterator<Item = [f32; 3]>) -> Option<Self> {
            Some(Self(elements.collect()))
        }
    }
    #[derive(WgslLayout, Debug, PartialEq)]
    struct As {
        #[wgsl(as = [vec3f])]
        list: Stack,
    }
    #[derive(WgslLayout, Debug, PartialEq)]
    struct Narrower {
        #[wgsl(as = [vec2f])]
        list: Stack,
    }
    let value = As {
        list: Stack(vec![[1.0, 2.0, 3.0]; 3]),
    };
    let bytes = value.to_bytes();
    assert_eq!(bytes, vec![Vec3::new(1.0, 2.0, 3.0); 3].to_bytes());
    assert_eq!(As::read_from(&bytes), Ok(value));
    let value = Narrower {
        list: Stack(vec![[1.0, 2.0, 0.0]; 3]),
    };
    let bytes = value.to_bytes();
    assert_eq!(bytes, vec![glam::Vec2::new(1.0, 2.0); 3].to_bytes());
    assert_eq!(Narrower::read_from(&bytes), Ok(value));
}

/// Lists that are longer than a chunk of `write_with`, which are streamed
/// element by element or piece by piece.
#[test]
fn lists_longer_than_a_chunk() {
    const LEN: u16 = 3000;

    #[derive(WgslLayout)]
    struct Converted {
        length: ArrayLength,
        #[wgsl(as = [vec3f])]
        list: VecDeque<DVec3>,
    }
    #[derive(WgslLayout)]
    struct Casted {
        length: ArrayLength,
        #[wgsl(as = [vec3f])]
        list: VecDeque<[f32; 3]>,
    }
    #[derive(WgslLayout)]
    struct Own {
        length: ArrayLength,
        list: VecDeque<Vec3>,
    }

    fn chunks(value: &impl WgslLayout) -> Vec<u8> {
        let mut bytes = Vec::new();
        let len = value.write_with(|offset, chunk| {
            assert_eq!(offset, bytes.len());
            assert!(!chunk.is_empty() && chunk.len() <= wgsl_layout::CHUNK);
            bytes.extend_from_slice(chunk);
        });
        assert_eq!(len, bytes.len());
        bytes
    }
    // Half of it before the start of the buffer, so that there are two pieces.
    fn rotated<T>(value: fn(u16) -> T) -> VecDeque<T> {
        let mut list: VecDeque<T> = (LEN / 2..LEN).map(value).collect();
        for i in (0..LEN / 2).rev() {
            list.push_front(value(i));
        }
        assert!(!list.as_slices().1.is_empty());
        list
    }
    let list: Vec<Vec3> = (0..LEN)
        .map(|i| Vec3::splat(f32::from(i)) + Vec3::X)
        .collect();
    let mut expected = vec![0; 16];
    expected[..2].copy_from_slice(&LEN.to_le_bytes());
    expected.extend_from_slice(&list.to_bytes());

    let converted = Converted {
        length: ArrayLength,
        list: rotated(|i| DVec3::splat(f64::from(i)) + DVec3::X),
    };
    let casted = Casted {
        length: ArrayLength,
        list: rotated(|i| [f32::from(i) + 1.0, f32::from(i), f32::from(i)]),
    };
    let own = Own {
        length: ArrayLength,
        list: rotated(|i| Vec3::splat(f32::from(i)) + Vec3::X),
    };
    assert_eq!(chunks(&converted), expected);
    assert_eq!(converted.to_bytes(), expected);
    assert_eq!(chunks(&casted), expected);
    assert_eq!(casted.to_bytes(), expected);
    assert_eq!(chunks(&own), expected);
    assert_eq!(own.to_bytes(), expected);
}
