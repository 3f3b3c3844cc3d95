//! What is done with arbitrary bytes: decoded, encoded, and looked at.
//!
//! Owns: the types and the properties. Must not know: where the bytes come from.
//! The fuzz targets and `tests/tests/faults.rs` share it. Nothing in a digest
//! depends on the build, so debug and release builds can be compared.

use std::borrow::Cow;
use std::num::{NonZeroI32, NonZeroU32, Wrapping};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, AtomicU32};

use glam::{Affine2, Affine3A, Mat3, Mat3A, Mat4, Quat, UVec2, Vec2, Vec3, Vec3A};
use half::f16;
use wgsl_layout::types::{mat2x3h, mat3x2f, mat4x3f, vec3h, vec3u, vec4i};
use wgsl_layout::{ReadError, WgslDecode, WgslLayout};

#[derive(WgslLayout)]
struct Light {
    position: Vec3,
    radius: f32,
    color: Vec3A,
    id: NonZeroU32,
}

#[derive(WgslLayout)]
struct Mixed {
    a: f16,
    #[wgsl(align(32))]
    b: Vec3,
    c: [[Vec2; 5]; 2],
    d: AtomicU32,
    e: Mat3,
    #[wgsl(size(9))]
    f: u32,
    g: Option<NonZeroI32>,
    h: [Light; 2],
    i: vec3h,
    j: mat2x3h,
}

#[derive(WgslLayout, Clone, Copy)]
#[repr(u32)]
enum Kind {
    Point,
    Spot = 2,
    Area = 0x0101_0101,
}

#[derive(WgslLayout, Clone, Copy)]
#[repr(i32)]
enum Side {
    Left = -1,
    Middle,
    Right,
}

#[derive(WgslLayout)]
struct Tagged {
    kind: Kind,
    weight: f32,
    sides: [[Side; 2]; 2],
    id: Option<NonZeroU32>,
}

#[derive(WgslLayout)]
struct Skips {
    #[wgsl(skip)]
    _name: String,
    a: u32,
    #[wgsl(skip)]
    _more: Vec<u8>,
    b: Box<Light>,
}

#[derive(WgslLayout)]
struct List<T> {
    origin: Vec3,
    count: u32,
    items: Vec<T>,
}

#[derive(WgslLayout)]
struct Halves {
    a: f16,
    #[wgsl(align(16))]
    items: Box<[f16]>,
}

#[derive(WgslLayout)]
struct Ring<T, const N: usize> {
    head: AtomicI32,
    items: [T; N],
    tail: Wrapping<u32>,
}

/// A running hash (FNV-1a) of all that came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Digest(u64);

impl Digest {
    /// Of nothing.
    pub(crate) fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// The hash.
    pub(crate) fn value(self) -> u64 {
        self.0
    }
}

/// A generic function for every type.
macro_rules! for_every_type {
    ($function:ident) => {
        for_every_type!(@ $function
            // Of fixed footprint.
            u32, f32, f16, Wrapping<i32>, AtomicU32, NonZeroU32, Option<NonZeroU32>, Vec3, Vec3A,
            Quat, vec3u, vec4i, Mat3, Mat3A, Mat4, Affine2, Affine3A, mat3x2f, mat4x3f, mat2x3h,
            [Vec3; 3], [[f16; 5]; 3], [NonZeroI32; 6], Light, Mixed, [Mixed; 2], Skips,
            Ring<Vec3, 3>, Ring<Light, 2>, Ring<[NonZeroU32; 5], 2>, Kind, [Side; 5], Tagged, [Tagged; 2], Box<Mixed>, Rc<Light>,
            Arc<[f32; 7]>, Cow<'static, Vec3>,
            // Of runtime size.
            Vec<f16>, Vec<u32>, Vec<Vec3>, Vec<vec3h>, Vec<UVec2>, Vec<NonZeroU32>, Vec<Light>, Vec<Kind>, Vec<Tagged>, List<Tagged>,
            Box<[Mixed]>, Rc<[Vec3]>, Arc<[NonZeroI32]>, Cow<'static, [Vec3A]>, List<f32>,
            List<Vec3>, List<Light>, List<NonZeroU32>, List<[Vec2; 3]>, List<Ring<f16, 5>>, Halves,
            Box<List<Mixed>>,
        )
    };
    (@ $function:ident $($ty:ty,)*) => {
        [$($function::<$ty>),*]
    };
}

/// Any bytes are a value or an error, and a value stays what it is.
pub(crate) fn read(bytes: &[u8], digest: &mut Digest) {
    let functions: &[fn(&[u8], &mut Digest)] = &for_every_type!(read_as);
    for function in functions {
        function(bytes, digest);
    }
}

fn read_as<T: WgslDecode>(bytes: &[u8], digest: &mut Digest) {
    let layout = T::LAYOUT;
    let enough = bytes.len() >= layout.size();
    let mut value = match T::read_from(bytes) {
        Ok(value) => value,
        Err(ReadError::Invalid { offset, .. }) => {
            assert!(
                enough && offset + 4 <= bytes.len(),
                "{offset} of {}",
                bytes.len()
            );
            return digest.add(&offset.to_le_bytes());
        }
        Err(error) => {
            assert!(!enough, "{error}, but {} bytes are enough", bytes.len());
            return;
        }
    };
    assert!(enough, "{} bytes are no {}", bytes.len(), T::WGSL_TYPE);
    let encoded = value.to_bytes();
    assert_eq!(encoded.len(), value.byte_len());
    assert_eq!(
        encoded.len(),
        layout.size_for(layout.array_length(bytes.len()))
    );
    let again = T::read_from(&encoded).expect("what was written can be read");
    assert!(again.to_bytes() == encoded, "{} changed", T::WGSL_TYPE);
    value
        .read_into(bytes)
        .expect("what was read can be read again");
    assert!(value.to_bytes() == encoded, "{} changed", T::WGSL_TYPE);
    digest.add(&encoded);
}

/// A value goes into a buffer of any length, or nothing does.
pub(crate) fn write(bytes: &[u8], digest: &mut Digest) {
    let (length, bytes) = match bytes {
        [low, high, rest @ ..] => (usize::from(u16::from_le_bytes([*low, *high])), rest),
        _ => return,
    };
    let functions: &[fn(usize, &[u8], &mut Digest)] = &for_every_type!(write_as);
    for function in functions {
        function(length, bytes, digest);
    }
}

fn write_as<T: WgslDecode>(length: usize, bytes: &[u8], digest: &mut Digest) {
    /// What was there before.
    const OLD: u8 = 0xa5;
    let mut source = bytes.to_vec();
    if source.len() < T::LAYOUT.size() {
        source.resize(T::LAYOUT.size(), 1);
    }
    let Ok(value) = T::read_from(&source) else {
        return;
    };
    let need = value.byte_len();
    // Around the length that matters, as far as the bytes decide it.
    let length = length % (2 * need + 8);
    let mut room = vec![OLD; length + 16];
    let outcome = value.write_into(&mut room[..length]);
    let kept = match outcome {
        Ok(written) => {
            assert!(written == need && need <= length, "{written} of {need}");
            let mut copy = Vec::new();
            let streamed = value.write_with(|offset, chunk| {
                assert_eq!(offset, copy.len());
                assert!(!chunk.is_empty() && chunk.len() <= wgsl_layout::CHUNK);
                copy.extend_from_slice(chunk);
            });
            assert_eq!(streamed, need);
            assert!(
                copy == room[..need],
                "{} is streamed differently",
                T::WGSL_TYPE
            );
            digest.add(&copy);
            need
        }
        Err(_) => {
            assert!(length < need, "{length} bytes are enough for {need}");
            0
        }
    };
    assert!(
        room[kept..].iter().all(|byte| *byte == OLD),
        "wrote elsewhere"
    );
}
