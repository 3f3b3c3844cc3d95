//! Safe code that does its worst: it must not be able to reach memory that is
//! not its own, nor bytes that nobody wrote.

use std::cell::Cell;
use std::hint::black_box;
use std::mem::MaybeUninit;
use std::num::NonZeroU32;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

use glam::{Affine2, Vec2, Vec3, Vec3A};
use wgsl_layout::{ReadError, WgslDecode, WgslLayout};
use wgsl_layout_soundness::noise;

/// Looks at every byte in a way that valgrind notices if it was never written.
fn look_at(bytes: &[u8]) -> usize {
    bytes.iter().filter(|byte| black_box(**byte) == 0).count()
}

#[derive(WgslLayout)]
#[repr(C)]
struct Padded {
    a: Vec3A,
    b: u32,
    c: Affine2,
    d: Vec2,
    e: Vec3,
}

/// A value whose padding was never written, however the compiler moves it.
fn padded(place: &mut MaybeUninit<Padded>) -> &Padded {
    let place = black_box(place);
    place.write(Padded {
        a: Vec3A::ONE,
        b: 1,
        c: Affine2::IDENTITY,
        d: Vec2::ONE,
        e: Vec3::ONE,
    })
}

#[test]
fn padding_in_rust_is_never_read() {
    let mut place = Box::new(MaybeUninit::uninit());
    let value = black_box(padded(&mut place));
    let len = Padded::LAYOUT.size();
    assert_eq!(len, 64);
    let padding = len - 4 * (3 + 1 + 6 + 2 + 3);
    let zeros_in_identity = 4 * 4;
    // The bytes of 1.0 are two zeros and two others, those of 1 three zeros.
    let zeros_in_ones = 2 * (3 + 2 + 2 + 3) + 3;
    let expected = padding + zeros_in_identity + zeros_in_ones;
    assert_eq!(look_at(&value.to_bytes()), expected);
    let mut bytes = vec![0xee; len].into_boxed_slice();
    value.write_into(&mut bytes).unwrap();
    assert_eq!(look_at(&bytes), expected);
    let mut seen = 0;
    value.write_with(|_, chunk| seen += look_at(chunk));
    assert_eq!(seen, expected);
    let many: Vec<Padded> = (0..100)
        .map(|_| Padded {
            ..*padded(&mut MaybeUninit::uninit())
        })
        .collect();
    assert_eq!(look_at(&many.to_bytes()), 100 * expected);
    let mut seen = 0;
    many.write_with(|_, chunk| seen += look_at(chunk));
    assert_eq!(seen, 100 * expected);
}

#[test]
fn boxes_in_arrays_are_followed() {
    #[derive(WgslLayout)]
    struct Boxes {
        many: [Box<Vec3>; 4],
        counted: [Rc<Vec2>; 2],
        nested: [[Box<u32>; 2]; 20],
    }
    let boxes = Boxes {
        many: [1.0, 2.0, 3.0, 4.0].map(|x| Box::new(Vec3::splat(x))),
        counted: [Rc::new(Vec2::ONE), Rc::new(Vec2::ZERO)],
        nested: std::array::from_fn(|i| [Box::new(i as u32), Box::new(7)]),
    };
    let bytes = boxes.to_bytes();
    assert_eq!(bytes.len(), 240);
    assert_eq!(bytes[48..52], 4.0_f32.to_le_bytes());
    assert_eq!(bytes[80 + 19 * 8..][..8], [19, 0, 0, 0, 7, 0, 0, 0]);
    let again = Boxes::read_from(&bytes).unwrap();
    assert_eq!(again.to_bytes(), bytes);
    // Over values that exist: none is leaked or freed twice.
    let mut over = again;
    over.read_into(&bytes).unwrap();
    assert_eq!(*over.many[2], Vec3::splat(3.0));
    assert_eq!(over.to_bytes(), bytes);
}

thread_local! {
    static LIVE: Cell<i32> = const { Cell::new(0) };
    static FUSE: Cell<i32> = const { Cell::new(i32::MAX) };
}

/// Counts itself, and panics when its time has come.
struct Grenade;

impl Default for Grenade {
    fn default() -> Self {
        let fuse = FUSE.get() - 1;
        FUSE.set(fuse);
        assert_ne!(fuse, 0, "boom");
        LIVE.set(LIVE.get() + 1);
        Self
    }
}

impl Drop for Grenade {
    fn drop(&mut self) {
        LIVE.set(LIVE.get() - 1);
    }
}

#[derive(WgslLayout)]
struct Armed {
    list: Box<Vec3>,
    #[wgsl(skip)]
    #[allow(dead_code)]
    grenade: Grenade,
}

#[test]
fn a_default_that_panics_drops_nothing_that_does_not_exist() {
    let bytes = noise(1, 16 * 8);
    for fuse in [1, 3, 8] {
        FUSE.set(fuse);
        let read = catch_unwind(AssertUnwindSafe(|| Vec::<Armed>::read_from(&bytes)));
        assert!(read.is_err());
        // What was made may have leaked; it must not have been dropped twice.
        assert!(LIVE.get() >= 0);
    }
    FUSE.set(i32::MAX);
    LIVE.set(0);
    let mut values = Vec::<Armed>::read_from(&bytes).unwrap();
    assert_eq!((values.len(), LIVE.get()), (8, 8));
    // Fewer: the rest is dropped; more: they get defaults.
    values.read_into(&bytes[..48]).unwrap();
    assert_eq!((values.len(), LIVE.get()), (3, 3));
    values.read_into(&bytes).unwrap();
    assert_eq!((values.len(), LIVE.get()), (8, 8));
    drop(values);
    assert_eq!(LIVE.get(), 0);
}

#[test]
fn a_sink_that_panics_leaves_no_harm() {
    let values = vec![Vec3::ONE; 2000];
    let calls = Cell::new(0);
    let result = catch_unwind(AssertUnwindSafe(|| {
        values.write_with(|_, _| {
            calls.set(calls.get() + 1);
            assert_ne!(calls.get(), 3, "enough");
        })
    }));
    assert!(result.is_err());
    assert_eq!(values.to_bytes().len(), 32_000);
}

#[test]
fn a_failed_decode_leaves_the_value_alone() {
    #[derive(WgslLayout)]
    struct Checked {
        a: Vec3,
        b: Vec3,
        id: NonZeroU32,
        ids: [NonZeroU32; 3],
        list: Vec<NonZeroU32>,
    }
    let good = noise(3, 64);
    let mut value = Checked::read_from(&good).unwrap();
    let before = value.to_bytes();
    for invalid in [28, 32, 36, 40, 44, 48, 60] {
        let mut bad = noise(4, 64);
        bad[invalid..invalid + 4].fill(0);
        let error = value.read_into(&bad).unwrap_err();
        assert!(
            matches!(error, ReadError::Invalid { offset, .. } if offset == invalid),
            "{invalid}: {error:?}"
        );
        assert!(Checked::read_from(&bad).is_err());
        assert_eq!(value.to_bytes(), before);
    }
    for len in 0..48 {
        assert!(value.read_into(&good[..len]).is_err(), "{len}");
        assert!(Checked::read_from(&good[..len]).is_err(), "{len}");
    }
    assert_eq!(value.to_bytes(), before);
}

#[test]
fn too_little_room_writes_nothing() {
    let values = vec![Vec3::ONE; 10];
    for len in 0..160 {
        let mut bytes = vec![0xee; len].into_boxed_slice();
        assert!(values.write_into(&mut bytes).is_err());
        assert!(bytes.iter().all(|byte| *byte == 0xee));
    }
}

#[test]
fn values_without_bytes_in_rust_do_not_divide_by_zero() {
    let nothing: [f32; 0] = [];
    assert_eq!(nothing.as_slice().to_bytes(), [0; 4]);
    let mut bytes = [0xee; 8];
    assert_eq!(nothing.as_slice().write_into(&mut bytes), Ok(4));
    assert_eq!(bytes, [0, 0, 0, 0, 0xee, 0xee, 0xee, 0xee]);
}

/// In a large array nothing grows with its length but the work.
#[test]
fn a_million_elements_in_a_type() {
    #[derive(WgslLayout)]
    struct Huge {
        many: [Pair; 1_000_000],
        last: Vec3,
    }
    #[derive(WgslLayout)]
    struct Pair {
        a: Vec3,
        b: Vec2,
    }
    const { assert!(Huge::LAYOUT.size() == 32_000_016) };
    let bytes = noise(5, Huge::LAYOUT.size());
    // In its place on the heap, since a stack does not hold it.
    let huge = Box::<Huge>::read_from(&bytes).unwrap();
    assert_eq!(huge.many[999_999].b.to_bytes(), bytes[31_999_984..][..8]);
    let mut sum = 0;
    huge.write_with(|_, chunk| sum += chunk.len());
    assert_eq!(sum, bytes.len());
    assert_eq!(huge.to_bytes()[..12], bytes[..12]);
}
