//! Structs against the plainest encoder there is: each field by itself, at the
//! offset that the layout gives. It runs in debug, where run tables are
//! interpreted, and in release, where each run is a piece of code.
//!
//! All buffers are exactly as long as they have to be, in allocations of their
//! own, so that sanitizers and valgrind see a byte too many.

use glam::{
    Affine2, Affine3A, IVec2, IVec3, IVec4, Mat2, Mat3, Mat3A, Mat4, Quat, UVec2, UVec3, UVec4,
    Vec2, Vec3, Vec3A, Vec4,
};
use wgsl_layout::types::{mat2x3f, mat4x2f, mat4x3f, vec3f, vec3u};
use wgsl_layout::{WgslDecode, WgslLayout};
use wgsl_layout_soundness::noise;

trait Shape: WgslDecode {
    /// The bytes of all fields at their offsets, and zeros.
    fn reference(&self) -> Vec<u8>;
}

macro_rules! shapes {
    ($($(#[$attribute:meta])* struct $name:ident {
        $($(#[$on_field:meta])* $field:ident: $ty:ty,)*
    })*) => {
        $(
            $(#[$attribute])*
            #[derive(WgslLayout)]
            struct $name {
                $($(#[$on_field])* $field: $ty,)*
            }

            impl Shape for $name {
                fn reference(&self) -> Vec<u8> {
                    let mut bytes = vec![0; Self::LAYOUT.size()];
                    $({
                        let offset = Self::LAYOUT.offset_of(stringify!($field));
                        let field = self.$field.to_bytes();
                        bytes[offset..offset + field.len()].copy_from_slice(&field);
                    })*
                    bytes
                }
            }
        )*

        #[test]
        fn structs_are_their_fields() {
            $(check::<$name>(stringify!($name));)*
        }
    };
}

shapes! {
    struct Light { position: Vec3, direction: Vec3, color: Vec3, intensity: f32, }
    #[repr(C)]
    struct InOrder { position: Vec3, direction: Vec3, color: Vec3, intensity: f32, }
    // Decoding backwards: what a wide store overwrites must not come before it.
    #[repr(C)]
    struct ThirdsInOrder { a: Vec3, b: Vec3, c: Vec3, d: Vec3, e: Vec3, }
    #[repr(C, align(64))]
    struct Aligned { a: Vec3, b: f32, c: Vec2, }
    struct SmallLast { a: Mat4, b: u32, c: Vec3, d: u32, }
    struct SmallFirst { a: u32, b: Vec2, c: u32, d: Vec3, e: Mat3, f: u32, }
    #[repr(C)]
    struct FourEightTwelve { a: u32, b: Vec4, c: Vec2, d: Vec4, e: Vec3, f: Vec4, g: UVec3, }
    struct Larger { a: Vec3A, b: Mat3A, c: Affine3A, d: Affine2, e: Vec3A, }
    #[repr(C)]
    struct LargerInOrder { a: Vec3A, b: f32, c: Mat3A, d: Affine3A, e: f32, f: Affine2, g: f32, }
    struct Columns { a: Mat2, b: Mat3, c: Mat4, d: mat2x3f, e: mat4x2f, f: mat4x3f, g: vec3f, }
    struct Integers { a: IVec2, b: IVec3, c: IVec4, d: UVec2, e: UVec3, f: UVec4, g: Quat, }
    struct Sized { #[wgsl(size(32))] a: f32, #[wgsl(align(32))] b: Vec3, c: f32, }
    struct Nested { a: Light, b: InOrder, c: SmallFirst, d: u32, e: Aligned, f: Larger, }
    struct Arrays { a: [Vec3; 5], b: [Mat3; 3], c: [f32; 7], d: [Light; 3], e: [[Vec2; 2]; 9], }
    struct Loops { a: [Light; 50], b: [[Vec3; 3]; 40], c: [Nested; 3], d: Vec3, e: [SmallFirst; 9], }
    struct One { a: Vec3, }
    struct Last { a: Loops, b: vec3u, }
    // More runs than are unrolled.
    struct Many {
        a0: Vec3, a1: Vec2, a2: Vec3, a3: Vec2, a4: Vec3, a5: Vec2, a6: Vec3, a7: Vec2,
        b0: Vec3, b1: Vec2, b2: Vec3, b3: Vec2, b4: Vec3, b5: Vec2, b6: Vec3, b7: Vec2,
        c0: Vec3, c1: Vec2, c2: Vec3, c3: Vec2, c4: Vec3, c5: Vec2, c6: Vec3, c7: Vec2,
        d0: Vec3, d1: Vec2, d2: Vec3, d3: Vec2, d4: Vec3, d5: Vec2, d6: Vec3, d7: Vec2,
        e0: Vec3, e1: Vec2, e2: Vec3, e3: Vec2, e4: Vec3, e5: Vec2, e6: Vec3, e7: Vec2,
    }
    #[repr(C)]
    struct Boxed { a: Box<Vec3>, b: Vec3, c: [Box<Vec3>; 3], d: Vec3, e: Box<Light>, f: f32, }
}

fn check<T: Shape>(name: &str)
where
    Vec<T>: WgslDecode,
    [T]: WgslDecode,
{
    let size = T::LAYOUT.size();
    // The bytes of which something is kept.
    let mask = T::read_from(&vec![0xff; size]).unwrap().to_bytes();
    for seed in 1..20 {
        let source = noise(seed, size);
        let value = T::read_from(&source).unwrap();
        let expected: Vec<u8> = source.iter().zip(&mask).map(|(a, b)| a & b).collect();
        assert_eq!(value.reference(), expected, "{name}: decoding");

        let mut bytes = vec![0xee; size].into_boxed_slice();
        assert_eq!(value.write_into(&mut bytes), Ok(size));
        assert_eq!(*bytes, *expected, "{name}: encoding");

        let mut old = T::read_from(&noise(seed + 100, size)).unwrap();
        old.read_into(&source).unwrap();
        assert_eq!(old.to_bytes(), expected, "{name}: decoding into a value");
    }
    for count in 0..7 {
        slices::<T>(name, count, &mask);
    }
}

fn slices<T: Shape>(name: &str, count: usize, mask: &[u8])
where
    Vec<T>: WgslDecode,
    [T]: WgslDecode,
{
    let stride = T::LAYOUT.stride();
    let source = noise(7, stride * count);
    let values = Vec::<T>::read_from(&source);
    if count == 0 {
        assert!(values.is_err(), "{name}");
        return;
    }
    let mut values = values.unwrap();
    assert_eq!(values.len(), count);
    let mut expected = vec![0; stride * count];
    for i in 0..count {
        for (j, keep) in mask.iter().enumerate() {
            expected[i * stride + j] = source[i * stride + j] & keep;
        }
    }
    let mut bytes = vec![0xee; stride * count].into_boxed_slice();
    values.write_into(&mut bytes).unwrap();
    assert_eq!(*bytes, *expected, "{name}: {count} elements");
    let mut streamed = Vec::new();
    let len = values.write_with(|offset, chunk| {
        assert_eq!(offset, streamed.len());
        streamed.extend_from_slice(chunk);
    });
    assert_eq!(
        (len, &streamed),
        (expected.len(), &expected),
        "{name}: streamed"
    );
    values
        .as_mut_slice()
        .read_into(&noise(8, stride * count))
        .unwrap();
    values.read_into(&source).unwrap();
    assert_eq!(values.to_bytes(), expected, "{name}: decoding into values");
}

/// Leaves, which the shapes above take for granted, against `to_le_bytes`.
#[test]
fn leaves_are_their_numbers() {
    fn bytes<const N: usize>(numbers: [f32; N]) -> Vec<u8> {
        numbers
            .iter()
            .flat_map(|number| number.to_le_bytes())
            .collect()
    }
    assert_eq!(2.5_f32.to_bytes(), bytes([2.5]));
    assert_eq!(Vec2::new(1.0, 2.0).to_bytes(), bytes([1.0, 2.0]));
    assert_eq!(Vec3::new(1.0, 2.0, 3.0).to_bytes(), bytes([1.0, 2.0, 3.0]));
    assert_eq!(Vec3A::new(1.0, 2.0, 3.0).to_bytes(), bytes([1.0, 2.0, 3.0]));
    assert_eq!(
        Vec4::new(1.0, 2.0, 3.0, 4.0).to_bytes(),
        bytes([1.0, 2.0, 3.0, 4.0])
    );
    let columns = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0];
    let padded = [1.0, 2.0, 3.0, 0.0, 4.0, 5.0, 6.0, 0.0, 7.0, 8.0, 9.0, 0.0];
    assert_eq!(Mat3::from_cols_array(&columns).to_bytes(), bytes(padded));
    assert_eq!(Mat3A::from_cols_array(&columns).to_bytes(), bytes(padded));
    let affine = Affine2::from_cols_array(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    assert_eq!(affine.to_bytes(), bytes([1.0, 2.0, 3.0, 4.0, 5.0, 6.0]));
    let affine = Affine3A::from_cols_array(&[
        1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0,
    ]);
    let with_translation = [
        1.0, 2.0, 3.0, 0.0, 4.0, 5.0, 6.0, 0.0, 7.0, 8.0, 9.0, 0.0, 10.0, 11.0, 12.0, 0.0,
    ];
    assert_eq!(affine.to_bytes(), bytes(with_translation));
}

/// Slices of 12-byte values have kernels of their own, for any number of them.
#[test]
fn thirds_are_padded_and_packed() {
    fn check<T: WgslDecode>(per_value: usize)
    where
        Vec<T>: WgslDecode,
        [T]: WgslDecode,
    {
        for count in 1..40 {
            let source = noise(count as u32, 16 * per_value * count);
            let mut expected = source.clone();
            expected.chunks_mut(16).for_each(|slot| slot[12..].fill(0));
            let mut values = Vec::<T>::read_from(&source).unwrap();
            let mut bytes = vec![0xee; expected.len()].into_boxed_slice();
            values.write_into(&mut bytes).unwrap();
            assert_eq!(bytes, expected, "{count}");
            values
                .as_mut_slice()
                .read_into(&noise(77, expected.len()))
                .unwrap();
            values.as_mut_slice().read_into(&source).unwrap();
            assert_eq!(*values.to_bytes(), *expected, "{count}");
        }
    }
    check::<Vec3>(1);
    check::<UVec3>(1);
    check::<[Vec3; 2]>(2);
    check::<Mat3>(3);
    check::<mat4x3f>(4);
    check::<[Mat3; 3]>(9);
}
