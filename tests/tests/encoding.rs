//! Encoding: how long a value is, which bytes it has, and what is never
//! written.

#![allow(
    clippy::assertions_on_constants,
    reason = "the constants are what is tested"
)]

use std::sync::atomic::{AtomicI32, AtomicU32, Ordering};

use glam::{Affine3A, Mat3A, Mat4, Vec2, Vec3, Vec3A, Vec4};
use half::f16;
use wgsl_layout::types::{mat2x3h, vec3h};
use wgsl_layout::{WgslDecode, WgslLayout};
use wgsl_layout_tests::bytes::{encoded, floats};

// -------------------------------------------------------------------- lengths

#[derive(WgslLayout)]
struct Samples {
    origin: Vec3,
    values: Vec<f32>,
}

/// `arrayLength` sees no elements that are not there: two are 20 bytes long,
/// not 32.
#[test]
fn no_phantom_elements() {
    for count in 1..=9 {
        let samples = Samples {
            origin: Vec3::new(1.0, 2.0, 3.0),
            values: vec![4.0; count],
        };
        assert_eq!(samples.byte_len(), 12 + 4 * count);
        assert_eq!(Samples::LAYOUT.array_length(samples.byte_len()), count);
        let mut expected = floats(&[1.0, 2.0, 3.0]);
        expected.extend(floats(&vec![4.0; count]));
        assert_eq!(encoded(&samples), expected);
    }
    assert_eq!(Samples::LAYOUT.size_for(2), 20);
}

#[derive(WgslLayout)]
struct Points {
    count: u32,
    points: Vec<[Vec3; 3]>,
}

#[test]
fn an_empty_array_fills_the_minimum_binding_with_zeros() {
    let samples = Samples {
        origin: Vec3::ONE,
        values: vec![],
    };
    assert_eq!(encoded(&samples), floats(&[1.0, 1.0, 1.0, 0.0]));

    let points = Points {
        count: 7,
        points: vec![],
    };
    let bytes = encoded(&points);
    assert_eq!(bytes.len() as u64, Points::MIN_BINDING_SIZE.get());
    assert_eq!(bytes.len(), 16 + 48);
    assert_eq!(bytes[..4], [7, 0, 0, 0]);
    assert_eq!(bytes[4..], [0; 60]);

    assert_eq!(encoded::<[f32]>(&[]), [0; 4]);
    assert_eq!(encoded(&Vec::<Mat4>::new()), [0; 64]);
    assert_eq!(encoded::<[f16]>(&[]), [0; 4]);
}

/// The minimum binding holds four elements, so one more is the first that makes
/// it longer.
#[test]
fn never_below_the_minimum_binding() {
    #[derive(WgslLayout)]
    struct Tail {
        a: Vec4,
        b: Vec<f32>,
    }
    for (count, len) in [(0, 32), (1, 32), (3, 32), (4, 32), (5, 36), (6, 40)] {
        let tail = Tail {
            a: Vec4::ZERO,
            b: vec![1.0; count],
        };
        let bytes = encoded(&tail);
        assert_eq!(bytes.len(), len, "{count} elements");
        let mut expected = vec![0.0; 4];
        expected.resize(4 + count, 1.0);
        expected.resize(len / 4, 0.0);
        assert_eq!(bytes, floats(&expected));
    }
}

#[derive(WgslLayout)]
struct Halves {
    first: f16,
    rest: Vec<f16>,
}

#[derive(WgslLayout)]
struct Threes {
    rest: Vec<[f16; 5]>,
}

/// A storage binding is a multiple of 4 bytes, so an odd number of `f16` gets
/// two bytes of zeros.
#[test]
fn odd_numbers_of_f16() {
    for count in 1..8_usize {
        let values = vec![f16::ONE; count];
        let bytes = encoded(&values);
        assert_eq!(bytes.len(), (2 * count).next_multiple_of(4));
        assert!(bytes[2 * count..].iter().all(|byte| *byte == 0));
        assert_eq!(bytes[2 * count - 2..2 * count], f16::ONE.to_le_bytes());
    }
    for (count, len) in [(0, 4), (1, 4), (2, 8), (3, 8), (4, 12)] {
        let halves = Halves {
            first: f16::ONE,
            rest: vec![f16::ONE; count],
        };
        assert_eq!(encoded(&halves).len(), len);
    }
    let threes = Threes {
        rest: vec![[f16::ONE; 5]; 3],
    };
    assert_eq!(encoded(&threes).len(), 32);
    // Of fixed footprint no more than SizeOf is ever written.
    assert_eq!(encoded(&f16::ONE), [0x00, 0x3c]);
    assert_eq!(encoded(&[f16::ONE; 5]).len(), 10);
}

// -------------------------------------------------------------------- padding

#[test]
fn vectors_and_columns_of_three() {
    let triple = [Vec3::new(1.0, 2.0, 3.0), Vec3::new(4.0, 5.0, 6.0)];
    let spread = floats(&[1.0, 2.0, 3.0, 0.0, 4.0, 5.0, 6.0, 0.0]);
    assert_eq!(encoded(&triple), spread);
    assert_eq!(encoded(triple.as_slice()), spread);
    let half = |value: f32| f16::from_f32(value);
    let matrix = mat2x3h::from([[half(1.0), half(2.0), half(3.0)]; 2]);
    let column = [0x00, 0x3c, 0x00, 0x40, 0x00, 0x42, 0, 0];
    assert_eq!(encoded(&matrix), [column, column].concat());
    // Alone, a vector of three is 12 or 6 bytes.
    assert_eq!(encoded(&triple[0]), spread[..12]);
    assert_eq!(encoded(&vec3h::from([half(1.0); 3])).len(), 6);
}

#[test]
fn align_and_size_are_padding() {
    #[derive(WgslLayout)]
    struct Padded {
        #[wgsl(size(12))]
        a: u32,
        #[wgsl(align(32))]
        b: u32,
        c: u32,
    }
    let padded = Padded {
        a: u32::MAX,
        b: u32::MAX,
        c: u32::MAX,
    };
    let bytes = encoded(&padded);
    assert_eq!(bytes.len(), 64);
    for (offset, byte) in bytes.iter().enumerate() {
        let data = matches!(offset, 0..4 | 32..40);
        assert_eq!(*byte == 0xff, data, "{offset}");
        assert_eq!(*byte == 0, !data, "{offset}");
    }
}

#[derive(WgslLayout)]
struct Followed {
    a: Vec3A,
    b: f32,
    c: Vec3A,
    d: Vec2,
    e: Mat3A,
}

/// The fourth lane of `Vec3A` holds whatever the last operation left there.
#[test]
fn garbage_lanes_never_leak() {
    let dirty = |x: f32| Vec3A::from_vec4(Vec4::new(x, x + 1.0, x + 2.0, 99.0));
    let vector = dirty(1.0);
    let lane = &bytemuck::bytes_of(&vector)[12..];
    assert_eq!(lane, 99.0_f32.to_le_bytes(), "the lane has to be dirty");

    assert_eq!(encoded(&vector), floats(&[1.0, 2.0, 3.0]));
    let spread = floats(&[1.0, 2.0, 3.0, 0.0, 4.0, 5.0, 6.0, 0.0, 7.0, 8.0, 9.0, 0.0]);
    let vectors = [dirty(1.0), dirty(4.0), dirty(7.0)];
    assert_eq!(encoded(&vectors), spread);
    assert_eq!(encoded(vectors.as_slice()), spread);
    assert_eq!(encoded(&vectors.to_vec()), spread);
    let matrix = Mat3A::from_cols(dirty(1.0), dirty(4.0), dirty(7.0));
    assert_eq!(encoded(&matrix), spread);
    let affine = Affine3A {
        matrix3: matrix,
        translation: dirty(10.0),
    };
    let mut expected = spread.clone();
    expected.extend(floats(&[10.0, 11.0, 12.0, 0.0]));
    assert_eq!(encoded(&affine), expected);

    // What follows in the gap is not run over.
    let followed = Followed {
        a: dirty(1.0),
        b: -1.0,
        c: dirty(4.0),
        d: Vec2::new(-2.0, -3.0),
        e: matrix,
    };
    let mut expected = floats(&[
        1.0, 2.0, 3.0, -1.0, 4.0, 5.0, 6.0, 0.0, -2.0, -3.0, 0.0, 0.0,
    ]);
    expected.extend(spread);
    assert_eq!(encoded(&followed), expected);
}

// -------------------------------------------------------------------- atomics

#[test]
fn atomics_are_loaded_and_stored() {
    #[derive(WgslLayout)]
    struct Counters {
        hits: AtomicU32,
        balance: AtomicI32,
        slots: [AtomicU32; 5],
        more: Vec<AtomicI32>,
    }
    let counters = Counters {
        hits: AtomicU32::new(1),
        balance: AtomicI32::new(-1),
        slots: std::array::from_fn(|_| AtomicU32::new(7)),
        more: (0..20).map(AtomicI32::new).collect(),
    };
    counters.hits.fetch_add(0x0403_0200, Ordering::Relaxed);
    let bytes = encoded(&counters);
    assert_eq!(bytes.len(), 28 + 80);
    assert_eq!(bytes[..8], [1, 2, 3, 4, 0xff, 0xff, 0xff, 0xff]);
    let mut read = Counters::read_from(&bytes).unwrap();
    assert_eq!(read.hits.load(Ordering::Relaxed), 0x0403_0201);
    assert_eq!(read.balance.load(Ordering::Relaxed), -1);
    assert!(
        read.slots
            .iter()
            .all(|slot| slot.load(Ordering::Relaxed) == 7)
    );
    assert_eq!(read.more[19].load(Ordering::Relaxed), 19);
    read.read_into(&[0; 32]).unwrap();
    assert_eq!(encoded(&read), [0; 32]);
    assert!(!AtomicU32::ZERO_COPY && !Counters::ZERO_COPY);
}
