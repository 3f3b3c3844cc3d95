//! What `ZERO_COPY` claims, and that `as_bytes` is the value in place.

#![allow(
    clippy::assertions_on_constants,
    reason = "the constants are what is tested"
)]

use std::num::{NonZeroI32, NonZeroU32, Wrapping};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;

use glam::{
    Affine2, Affine3A, IVec3, Mat2, Mat3, Mat3A, Mat4, Quat, UVec4, Vec2, Vec3, Vec3A, Vec4,
};
use half::f16;
use wgsl_layout::WgslLayout;
use wgsl_layout::types::{mat2x3f, mat2x4h, mat3x2f, mat4x4f, vec2h, vec3f, vec3h, vec4h};

/// The claim is a claim about a Rust value whose bytes we can see.
#[track_caller]
fn in_place<T: WgslLayout + ?Sized>(value: &T) {
    assert!(T::ZERO_COPY);
    let bytes = value.as_bytes();
    assert_eq!(bytes, value.to_bytes());
    assert_eq!(bytes.len(), size_of_val(value));
    assert_eq!(bytes.as_ptr(), std::ptr::from_ref(value).cast());
}

#[derive(WgslLayout)]
#[repr(C)]
struct Particle {
    position: Vec3,
    mass: f32,
    velocity: Vec3,
    age: f32,
    color: Vec4,
}

fn particle() -> Particle {
    Particle {
        position: Vec3::ONE,
        mass: 2.0,
        velocity: Vec3::X,
        age: 3.0,
        color: Vec4::W,
    }
}

#[derive(WgslLayout)]
#[repr(C)]
struct Emitter {
    particles: [Particle; 2],
    seed: [u32; 8],
    id: NonZeroU32,
    rest: [Option<NonZeroI32>; 3],
}

#[test]
fn values_whose_bytes_are_those_of_wgsl() {
    in_place(&1.5_f32);
    in_place(&f16::ONE);
    in_place(&Wrapping(7_i32));
    in_place(&NonZeroU32::MAX);
    in_place(&NonZeroI32::new(3));
    in_place(&Vec2::ONE);
    in_place(&Vec3::ONE);
    in_place(&IVec3::NEG_ONE);
    in_place(&UVec4::ONE);
    in_place(&Quat::IDENTITY);
    in_place(&Mat2::IDENTITY);
    in_place(&Mat4::IDENTITY);
    in_place(&vec3f::from([1.0; 3]));
    in_place(&vec2h::from([f16::ONE; 2]));
    in_place(&mat3x2f::default());
    in_place(&mat4x4f::default());
    in_place(&mat2x4h::default());
    in_place(&[[1_u32; 5]; 7]);
    in_place(&[Vec4::ONE; 3]);
    in_place(&particle());
    in_place(&[particle(), particle()]);
    in_place([particle(), particle()].as_slice());
    in_place([1_i32, 2, 3].as_slice());
    in_place([f16::ONE; 3].map(|half| vec4h::from([half; 4])).as_slice());
    in_place(&Emitter {
        particles: [particle(), particle()],
        seed: [9; 8],
        id: NonZeroU32::MIN,
        rest: [None, NonZeroI32::new(-1), None],
    });
}

/// Slices are in place too where the binding would be longer: `as_bytes` is the
/// elements and nothing else.
#[test]
fn slices_in_place_are_their_elements() {
    assert_eq!([f16::ONE; 3].as_slice().as_bytes().len(), 6);
    assert_eq!([f16::ONE; 3].as_slice().to_bytes().len(), 8);
    let none: &[u32] = &[];
    assert_eq!(none.as_bytes(), []);
    assert_eq!(none.to_bytes(), [0; 4]);
}

#[test]
fn pointers_lend_what_they_point_to() {
    let list = vec![particle(), particle()];
    let bytes = list.as_bytes();
    assert_eq!(bytes.as_ptr(), list.as_ptr().cast());
    assert_eq!(bytes, list.to_bytes());
    assert_eq!(<&Vec<Particle>>::as_bytes(&&list).as_ptr(), bytes.as_ptr());
    let boxed = Box::new(particle());
    assert_eq!(boxed.as_bytes().as_ptr(), (&raw const *boxed).cast());
    let slice: Box<[u32]> = vec![1, 2].into();
    assert_eq!(slice.as_bytes(), [1, 0, 0, 0, 2, 0, 0, 0]);
    assert_eq!(Rc::<[u32]>::from([1, 2]).as_bytes(), slice.as_bytes());
    assert_eq!(Arc::new([1_u32, 2]).as_bytes(), slice.as_bytes());
}

#[test]
fn values_whose_bytes_are_not() {
    // 12 bytes and 16.
    assert!(!<[Vec3]>::ZERO_COPY && !<[Vec3; 2]>::ZERO_COPY && !<[Vec3; 1]>::ZERO_COPY);
    assert!(!Vec::<Vec3>::ZERO_COPY && !<[vec3h]>::ZERO_COPY);
    assert!(!Mat3::ZERO_COPY && !mat2x3f::ZERO_COPY);
    // 16 bytes in Rust, of which 4 are garbage.
    assert!(!Vec3A::ZERO_COPY && !<[Vec3A]>::ZERO_COPY);
    assert!(!Mat3A::ZERO_COPY && !Affine3A::ZERO_COPY);
    assert_eq!(Affine2::ZERO_COPY, size_of::<Affine2>() == 24);
    // They can change while they are lent.
    assert!(!AtomicU32::ZERO_COPY && !<[AtomicU32]>::ZERO_COPY);
}

/// Without `repr(C)` it depends on where rustc has put the fields, and the
/// claim goes by that.
#[test]
fn the_order_of_fields_is_not_guessed() {
    #[derive(WgslLayout)]
    struct Same {
        a: Vec4,
        b: Vec4,
    }
    assert_eq!(Same::ZERO_COPY, std::mem::offset_of!(Same, a) == 0);
    let same = Same {
        a: Vec4::X,
        b: Vec4::Y,
    };
    assert_eq!(Same::LAYOUT.offset_of("b"), 16);
    assert_eq!(same.to_bytes(), [same.a, same.b].to_bytes());
}

/// Each struct has one thing that breaks it.
#[test]
fn structs_whose_bytes_are_not() {
    macro_rules! not_zero_copy {
        ($($name:ident { $($(#[$attribute:meta])* $field:ident: $ty:ty),* })*) => {$(
            #[derive(WgslLayout)]
            #[repr(C)]
            #[allow(dead_code)]
            struct $name { $($(#[$attribute])* $field: $ty),* }
            assert!(!$name::ZERO_COPY, stringify!($name));
        )*};
    }
    not_zero_copy! {
        TailPadding { a: Vec3 }
        InnerPadding { a: f32, b: Vec4 }
        Misplaced { a: f32, b: Vec3 }
        Sized { #[wgsl(size(8))] a: f32 }
        SizedInside { #[wgsl(size(8))] a: f32, b: f32, c: f32 }
        Aligned { #[wgsl(align(16))] a: f32 }
        AlignedInside { a: f32, #[wgsl(align(8))] b: f32 }
        Columns { a: Mat3 }
        Lane { a: Vec3A }
        Atomic { a: AtomicU32 }
        Pointer { a: Box<u32> }
        List { a: Vec<u32> }
        Skipped { a: u32, #[wgsl(skip)] b: u32 }
        NestedPadding { a: [TailPadding; 1] }
    }
    assert!(!<[Aligned]>::ZERO_COPY && !<[TailPadding; 1]>::ZERO_COPY);
}

/// A zero-sized field is nothing in Rust either.
#[test]
fn a_skipped_field_without_size_does_no_harm() {
    #[derive(WgslLayout)]
    struct Tagged<T> {
        value: u32,
        #[wgsl(skip)]
        tag: std::marker::PhantomData<T>,
    }
    in_place(&Tagged::<String> {
        value: 3,
        tag: std::marker::PhantomData,
    });
}
