//! Types of Rust and of `wgsl_layout` itself.

#![allow(clippy::float_cmp, clippy::items_after_statements)]

use std::borrow::Cow;
use std::collections::VecDeque;
use std::fmt::Debug;
use std::num::{NonZeroI32, NonZeroU32, Wrapping};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, AtomicU32, Ordering};

use half::f16;
use wgsl_layout::types::{
    Float16x2, Sint8x4, Snorm8x4, Snorm16x2, Uint8x4, Unorm8x4, Unorm16x2, mat2x2f, mat2x2h,
    mat2x3f, mat2x3h, mat2x4f, mat2x4h, mat3x2f, mat3x2h, mat3x3f, mat3x3h, mat3x4f, mat3x4h,
    mat4x2f, mat4x2h, mat4x3f, mat4x3h, mat4x4f, mat4x4h, vec2f, vec2h, vec2i, vec2u, vec3f, vec3h,
    vec3i, vec3u, vec4f, vec4h, vec4i, vec4u,
};
use wgsl_layout::{ArrayLength, ReadError, WgslDecode, WgslLayout};
use wgsl_layout_type_tests::{Lane, prove, prove_text_and_bytes};

#[test]
fn scalars() {
    prove("f32", &1.5_f32, &[Lane::F32(1.5)]);
    prove("f16", &f16::from_f32(1.5), &[Lane::F16(f16::from_f32(1.5))]);
    prove("i32", &-7_i32, &[Lane::I32(-7)]);
    prove("u32", &7_u32, &[Lane::U32(7)]);
    prove("i32", &Wrapping(-7_i32), &[Lane::I32(-7)]);
    prove("u32", &Wrapping(7_u32), &[Lane::U32(7)]);
    prove("i32", &NonZeroI32::MIN, &[Lane::I32(i32::MIN)]);
    prove("u32", &NonZeroU32::MAX, &[Lane::U32(u32::MAX)]);
    prove("i32", &NonZeroI32::new(-7), &[Lane::I32(-7)]);
    prove("u32", &NonZeroU32::new(7), &[Lane::U32(7)]);
    prove("u32", &None::<NonZeroU32>, &[Lane::U32(0)]);
    prove("i32", &None::<NonZeroI32>, &[Lane::I32(0)]);

    assert!(NonZeroU32::read_from(&[0; 4]).is_err());
    assert!(<[NonZeroI32; 2]>::read_from(&[1, 0, 0, 0, 0, 0, 0, 0]).is_err());
}

#[test]
fn atomics() {
    #[derive(WgslLayout)]
    struct Counters {
        hits: AtomicU32,
        balance: AtomicI32,
        rows: [AtomicU32; 2],
    }
    let counters = Counters {
        hits: AtomicU32::new(1),
        balance: AtomicI32::new(-2),
        rows: [AtomicU32::new(3), AtomicU32::new(4)],
    };
    assert_eq!(AtomicU32::WGSL_TYPE, "atomic<u32>");
    assert_eq!(AtomicI32::WGSL_TYPE, "atomic<i32>");
    assert_eq!(<[AtomicU32; 2]>::WGSL_TYPE, "array<atomic<u32>, 2>");
    let bytes = counters.to_bytes();
    assert_eq!(bytes, [1, -2, 3, 4_i32].as_bytes());
    let read = Counters::read_from(&bytes).unwrap();
    assert_eq!(read.rows[1].load(Ordering::Relaxed), 4);
    counters.hits.store(9, Ordering::Relaxed);
    assert_eq!(counters.to_bytes()[0], 9);
    wgsl_layout_type_tests::parse(&format!(
        "{}@group(0) @binding(0) var<storage, read_write> counters: Counters;",
        Counters::WGSL
    ));
}

macro_rules! prove_own {
    ($scalar:ty, $to:ident: $($vector:ident[$rows:literal])* $(, $($matrix:ident[$columns:literal x $height:literal])*)?) => {
        $({
            let components: [$scalar; $rows] = std::array::from_fn(|i| $to(i + 1));
            prove(stringify!($vector), &$vector(components), &components.map(Lane::from));
            let back: [$scalar; $rows] = $vector::from(components).into();
            assert_eq!(back, components);
        })*
        $($({
            let columns: [[$scalar; $height]; $columns] =
                std::array::from_fn(|c| std::array::from_fn(|r| $to(c * $height + r + 1)));
            let lanes: Vec<Lane> = columns.iter().flatten().map(|x| Lane::from(*x)).collect();
            prove(stringify!($matrix), &$matrix(columns), &lanes);
            let back: [[$scalar; $height]; $columns] = $matrix::from(columns).into();
            assert_eq!(back, columns);
        })*)?
    };
}

#[test]
fn vectors_and_matrices_of_wgsl() {
    fn float(i: usize) -> f32 {
        f32::from(u8::try_from(i).unwrap())
    }
    fn half(i: usize) -> f16 {
        f16::from_f32(float(i))
    }
    fn int(i: usize) -> i32 {
        -i32::try_from(i).unwrap()
    }
    fn uint(i: usize) -> u32 {
        u32::try_from(i).unwrap()
    }
    prove_own!(f32, float: vec2f[2] vec3f[3] vec4f[4],
        mat2x2f[2 x 2] mat2x3f[2 x 3] mat2x4f[2 x 4] mat3x2f[3 x 2] mat3x3f[3 x 3] mat3x4f[3 x 4]
        mat4x2f[4 x 2] mat4x3f[4 x 3] mat4x4f[4 x 4]);
    prove_own!(f16, half: vec2h[2] vec3h[3] vec4h[4],
        mat2x2h[2 x 2] mat2x3h[2 x 3] mat2x4h[2 x 4] mat3x2h[3 x 2] mat3x3h[3 x 3] mat3x4h[3 x 4]
        mat4x2h[4 x 2] mat4x3h[4 x 3] mat4x4h[4 x 4]);
    prove_own!(i32, int: vec2i[2] vec3i[3] vec4i[4]);
    prove_own!(u32, uint: vec2u[2] vec3u[3] vec4u[4]);
}

#[test]
fn packed_numbers() {
    // As the built-in functions of WGSL, with the first component lowest.
    prove(
        "u32",
        &Unorm8x4::from([1.0, 0.5, 0.0, 1.0]),
        &[Lane::U32(0xff00_80ff)],
    );
    prove(
        "u32",
        &Snorm8x4::from([1.0, 0.5, 0.0, -1.0]),
        &[Lane::U32(0x8100_407f)],
    );
    prove(
        "u32",
        &Unorm16x2::from([1.0, 0.5]),
        &[Lane::U32(0x8000_ffff)],
    );
    prove(
        "u32",
        &Snorm16x2::from([1.0, -1.0]),
        &[Lane::U32(0x8001_7fff)],
    );
    prove(
        "u32",
        &Float16x2::from([1.0, -2.0]),
        &[Lane::U32(0xc000_3c00)],
    );
    prove(
        "u32",
        &Uint8x4::from([1, 2, 3, 4]),
        &[Lane::U32(0x0403_0201)],
    );
    prove(
        "u32",
        &Sint8x4::from([1, -2, 3, -4]),
        &[Lane::U32(0xfc03_fe01)],
    );
    assert_eq!(
        <[f32; 4]>::from(Unorm8x4(0xff00_00ff)),
        [1.0, 0.0, 0.0, 1.0]
    );
    assert_eq!(<[i8; 4]>::from(Sint8x4(0xfc03_fe01)), [1, -2, 3, -4]);
    assert_eq!(<[u8; 4]>::from(Uint8x4(0x0403_0201)), [1, 2, 3, 4]);
}

#[test]
fn fixed_arrays() {
    prove(
        "array<f32, 5>",
        &[1.0_f32, 2.0, 3.0, 4.0, 5.0],
        &[1.0, 2.0, 3.0, 4.0, 5.0].map(Lane::F32),
    );
    prove(
        "array<array<u32, 2>, 3>",
        &[[1_u32, 2], [3, 4], [5, 6]],
        &[1, 2, 3, 4, 5, 6].map(Lane::U32),
    );
    prove(
        "array<vec3f, 2>",
        &[vec3f([1.0, 2.0, 3.0]), vec3f([4.0, 5.0, 6.0])],
        &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0].map(Lane::F32),
    );
}

#[test]
fn pointers_to_one_value() {
    let value = vec3f([1.0, 2.0, 3.0]);
    let lanes = value.0.map(Lane::F32);
    prove("vec3f", &Box::new(value), &lanes);
    prove("vec3f", &Rc::new(value), &lanes);
    prove("vec3f", &Arc::new(value), &lanes);
    prove("vec3f", &Cow::<vec3f>::Owned(value), &lanes);
    prove_text_and_bytes("vec3f", &&value, &lanes);
    prove("vec3f", &Box::new(Rc::new(value)), &lanes);

    #[derive(WgslLayout)]
    struct Borrowing<'a> {
        value: &'a mut vec3f,
        count: u32,
    }
    let mut value = value;
    let borrowing = Borrowing {
        value: &mut value,
        count: 7,
    };
    assert_eq!(borrowing.to_bytes()[12..], [7, 0, 0, 0]);
}

/// A list of elements that are padded, with what a list of them should be.
fn list<L>(make: fn(&[vec3f]) -> L)
where
    L: WgslDecode + PartialEq + Debug,
{
    assert_eq!(L::WGSL_TYPE, "array<vec3f>");
    assert_eq!(L::WGSL, "");
    for count in [0_u8, 1, 2, 5] {
        let values: Vec<vec3f> = (0..count)
            .map(|i| vec3f([f32::from(i), 1.0, -f32::from(i)]))
            .collect();
        let value = make(&values);
        let mut expected: Vec<u8> = Vec::new();
        for vector in &values {
            expected.extend(vector.0.iter().flat_map(|x| x.to_le_bytes()));
            expected.extend([0; 4]);
        }
        // A binding has at least one element.
        expected.resize(expected.len().max(16), 0);
        assert_eq!(value.byte_len(), expected.len());
        let mut bytes = vec![0xaa; expected.len()];
        assert_eq!(value.write_into(&mut bytes), Ok(expected.len()));
        assert_eq!(bytes, expected);
        let mut streamed = Vec::new();
        value.write_with(|_, chunk| streamed.extend_from_slice(chunk));
        assert_eq!(streamed, expected);
        if count > 0 {
            assert_eq!(L::read_from(&bytes).as_ref(), Ok(&value));
            let mut other = make(&[vec3f([9.0; 3]); 3]);
            other.read_into(&bytes).unwrap();
            assert_eq!(other, value);
        }
    }
}

#[test]
fn lists() {
    list(<[vec3f]>::to_vec);
    list(|values| Box::<[vec3f]>::from(values));
    list(|values| Rc::<[vec3f]>::from(values));
    list(|values| Arc::<[vec3f]>::from(values));
    list(|values| Cow::<[vec3f]>::Owned(values.to_vec()));
    list(|values| Box::new(values.to_vec()));
    list(|values| VecDeque::from(values.to_vec()));
    // In two pieces.
    list(|values| {
        let mut deque = VecDeque::with_capacity(8);
        for value in values.iter().rev() {
            deque.push_front(*value);
        }
        if let Some(first) = deque.pop_front() {
            deque.push_back(first);
            deque.rotate_right(1);
        }
        deque
    });
    list(|values| {
        values
            .iter()
            .copied()
            .collect::<arrayvec::ArrayVec<vec3f, 5>>()
    });
    list(|values| {
        values
            .iter()
            .copied()
            .collect::<smallvec::SmallVec<[vec3f; 2]>>()
    });
}

#[test]
fn a_deque_that_wraps_around() {
    let mut deque: VecDeque<vec3f> = VecDeque::with_capacity(4);
    let capacity = deque.capacity();
    for i in 0..capacity + 2 {
        if deque.len() == capacity {
            deque.pop_front();
        }
        deque.push_back(vec3f([f32::from(u8::try_from(i).unwrap()); 3]));
    }
    let (front, back) = deque.as_slices();
    assert!(
        !front.is_empty() && !back.is_empty(),
        "the deque is in one piece"
    );
    let bytes = deque.to_bytes();
    assert_eq!(bytes, Vec::from(deque.clone()).to_bytes());
    let mut streamed = Vec::new();
    deque.write_with(|_, chunk| streamed.extend_from_slice(chunk));
    assert_eq!(streamed, bytes);
}

#[test]
fn a_list_of_bounded_capacity_that_is_too_short() {
    let bytes = [vec3f::default(); 3].to_bytes();
    let read = arrayvec::ArrayVec::<vec3f, 2>::read_from(&bytes);
    assert!(
        matches!(read, Err(ReadError::Invalid { offset: 32, .. })),
        "{read:?}"
    );
}

#[test]
fn the_length_of_the_array_at_the_end() {
    #[derive(WgslLayout, Clone, Debug, PartialEq)]
    struct Particles {
        gravity: f32,
        count: ArrayLength,
        again: ArrayLength,
        positions: VecDeque<vec3f>,
    }
    assert_eq!(
        Particles::LAYOUT.member("count").unwrap().wgsl_type(),
        "u32"
    );
    assert_eq!(Particles::LAYOUT.offset_of("positions"), 16);
    for count in [0, 1, 2, 300, 5000] {
        let particles = Particles {
            gravity: 1.0,
            count: ArrayLength,
            again: ArrayLength,
            positions: vec![vec3f([1.0; 3]); count].into(),
        };
        let bytes = particles.to_bytes();
        let length = u32::try_from(count).unwrap().to_le_bytes();
        assert_eq!(bytes[4..8], length);
        assert_eq!(bytes[8..12], length);
        assert_eq!(bytes[12..16], [0; 4]);
        let mut streamed = Vec::new();
        particles.write_with(|_, chunk| streamed.extend_from_slice(chunk));
        assert_eq!(streamed, bytes);
        if count > 0 {
            assert_eq!(Particles::read_from(&bytes), Ok(particles));
        }
    }
}

#[test]
fn borrowed_structs_can_be_encoded() {
    #[derive(WgslLayout)]
    struct View<'a> {
        count: ArrayLength,
        scale: &'a f32,
        values: &'a [u32],
    }
    let view = View {
        count: ArrayLength,
        scale: &1.0,
        values: &[5, 6, 7],
    };
    let mut expected = [3_u32.to_le_bytes(), 1.0_f32.to_le_bytes()].concat();
    expected.extend([5_u32, 6, 7].as_bytes());
    assert_eq!(view.to_bytes(), expected);
    assert_eq!(View::WGSL_TYPE, "View");
}

/// A vector that stores its components the other way round.
#[derive(Clone, Debug, PartialEq)]
struct Backwards {
    z: f32,
    y: f32,
    x: f32,
}
impl From<[f32; 3]> for Backwards {
    fn from([x, y, z]: [f32; 3]) -> Self {
        Self { z, y, x }
    }
}
impl From<Backwards> for [f32; 3] {
    fn from(vector: Backwards) -> Self {
        [vector.x, vector.y, vector.z]
    }
}
wgsl_layout::impl_vector!(Backwards, f32, 3);

/// A matrix of rows.
#[derive(Clone, Debug, PartialEq)]
struct Rows([[f32; 2]; 3]);
impl From<[[f32; 3]; 2]> for Rows {
    fn from(columns: [[f32; 3]; 2]) -> Self {
        Self(std::array::from_fn(|row| {
            std::array::from_fn(|column| columns[column][row])
        }))
    }
}
impl From<Rows> for [[f32; 3]; 2] {
    fn from(matrix: Rows) -> Self {
        std::array::from_fn(|column| std::array::from_fn(|row| matrix.0[row][column]))
    }
}
wgsl_layout::impl_matrix!(Rows, f32, 2, 3);

#[derive(Clone, Copy, Debug, PartialEq, bytemuck::Zeroable, bytemuck::Pod)]
#[repr(C)]
struct InPlace {
    x: i32,
    y: i32,
    z: i32,
}
wgsl_layout::impl_vector!(InPlace: Pod, i32, 3);

#[derive(Clone, Copy, Debug, PartialEq, bytemuck::Zeroable, bytemuck::Pod)]
#[repr(transparent)]
struct MatrixInPlace([f16; 12]);
wgsl_layout::impl_matrix!(MatrixInPlace: Pod, f16, 4, 3);

/// A type that lies about what it turns into can only have wrong bytes.
#[derive(Clone, Debug, PartialEq)]
struct Empty;
impl From<[u32; 4]> for Empty {
    fn from(_: [u32; 4]) -> Self {
        Self
    }
}
impl From<Empty> for [u32; 4] {
    fn from(_: Empty) -> Self {
        [1, 2, 3, 4]
    }
}
wgsl_layout::impl_vector!(Empty, u32, 4);

#[test]
fn types_of_other_crates_in_one_line() {
    let lanes = [1.0, 2.0, 3.0].map(Lane::F32);
    prove(
        "vec3f",
        &Backwards {
            z: 3.0,
            y: 2.0,
            x: 1.0,
        },
        &lanes,
    );
    let lanes = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0].map(Lane::F32);
    prove(
        "mat2x3f",
        &Rows([[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]),
        &lanes,
    );
    prove(
        "vec3i",
        &InPlace { x: 1, y: -2, z: 3 },
        &[1, -2, 3].map(Lane::I32),
    );
    const { assert!(InPlace::ZERO_COPY) }
    let numbers: [f16; 12] =
        std::array::from_fn(|i| f16::from_f32(f32::from(u8::try_from(i).unwrap())));
    prove("mat4x3h", &MatrixInPlace(numbers), &numbers.map(Lane::F16));
    prove("vec4u", &Empty, &[1, 2, 3, 4].map(Lane::U32));
}
