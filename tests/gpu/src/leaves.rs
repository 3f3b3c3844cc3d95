//! The scalars of a Rust value, in the order of its WGSL text.
//!
//! Owns: how test values are filled and taken apart. Must not know: offsets,
//! bytes, or anything else of the crate under test, since it is what that is
//! compared with.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::marker::PhantomData;
use std::num::{NonZeroI32, NonZeroU32, Wrapping};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, AtomicU32, Ordering};

use half::f16;
use wgsl_layout::types::{
    mat2x2f, mat2x2h, mat2x3f, mat2x3h, mat2x4f, mat2x4h, mat3x2f, mat3x2h, mat3x3f, mat3x3h,
    mat3x4f, mat3x4h, mat4x2f, mat4x2h, mat4x3f, mat4x3h, mat4x4f, mat4x4h, vec2f, vec2h, vec2i,
    vec2u, vec3f, vec3h, vec3i, vec3u, vec4f, vec4h, vec4i, vec4u,
};

/// Hands out values that are all different, none of them zero.
#[derive(Debug)]
pub struct Counter {
    next: u32,
    /// How many elements runtime-sized arrays get.
    pub elements: usize,
}

impl Counter {
    /// Starts at `start`, which has to leave room below 15,000: an f16 has no
    /// more positive normal values.
    #[must_use]
    pub fn new(start: u32, elements: usize) -> Self {
        Self {
            next: start,
            elements,
        }
    }

    /// The next number.
    ///
    /// # Panics
    ///
    /// If there are more leaves than numbers.
    pub fn number(&mut self) -> u32 {
        self.next += 1;
        assert!(self.next < 15_000, "too many leaves to tell apart in f16");
        self.next
    }
}

/// A value that is made of WGSL scalars.
pub trait Leaves {
    /// A value whose scalars are all different.
    fn fill(counter: &mut Counter) -> Self;

    /// The bits of every scalar, in the order of the WGSL text.
    fn collect(&self, bits: &mut Vec<u32>);
}

/// Scalars: `$fill` from a number, `$bits` of a value.
macro_rules! scalars {
    ($($ty:ty: $fill:expr, $bits:expr;)*) => {$(
        impl Leaves for $ty {
            fn fill(counter: &mut Counter) -> Self {
                let fill: fn(u32) -> $ty = $fill;
                fill(counter.number())
            }
            fn collect(&self, out: &mut Vec<u32>) {
                let bits: fn(&$ty) -> u32 = $bits;
                out.push(bits(self));
            }
        }
    )*};
}

// Floats are normal numbers: a device may flush others to zero.
scalars! {
    f32: |n| f32::from_bits(0x4000_0000 + n), |x| x.to_bits();
    u32: |n| 0x1000_0000 + n, |x| *x;
    i32: |n| -0x1000_0000 - n.cast_signed(), |x| x.cast_unsigned();
    f16: |n| f16::from_bits(0x3c00 + n as u16), |x| u32::from(x.to_bits());
    AtomicU32: |n| Self::new(0x2000_0000 + n), |x| x.load(Ordering::Relaxed);
    AtomicI32: |n| Self::new(-0x2000_0000 - n.cast_signed()), |x| x.load(Ordering::Relaxed).cast_unsigned();
    Wrapping<u32>: |n| Self(0x3000_0000 + n), |x| x.0;
    Wrapping<i32>: |n| Self(-0x3000_0000 - n.cast_signed()), |x| x.0.cast_unsigned();
    NonZeroU32: |n| Self::MIN.saturating_add(0x5000_0000 + n), |x| x.get();
    NonZeroI32: |n| Self::new(-0x5000_0000 - n.cast_signed()).unwrap_or(Self::MAX), |x| x.get().cast_unsigned();
    Option<NonZeroU32>: |n| NonZeroU32::new(0x6000_0000 + n), |x| x.map_or(0, NonZeroU32::get);
    Option<NonZeroI32>: |n| NonZeroI32::new(0x6000_0000 + n.cast_signed()), |x| x.map_or(0, NonZeroI32::get).cast_unsigned();
}

/// Types that turn into an array of leaves and are made from it.
macro_rules! through_array {
    ($($ty:ty => $array:ty, $from:expr, $to:expr;)*) => {$(
        impl Leaves for $ty {
            fn fill(counter: &mut Counter) -> Self {
                let from: fn($array) -> $ty = $from;
                from(<$array>::fill(counter))
            }
            fn collect(&self, bits: &mut Vec<u32>) {
                let to: fn(&$ty) -> $array = $to;
                to(self).collect(bits);
            }
        }
    )*};
}

macro_rules! own_types {
    ($($ty:ident: $array:ty;)*) => {
        through_array! { $($ty => $array, $ty, |x| x.0;)* }
    };
}

own_types! {
    vec2f: [f32; 2]; vec3f: [f32; 3]; vec4f: [f32; 4];
    vec2i: [i32; 2]; vec3i: [i32; 3]; vec4i: [i32; 4];
    vec2u: [u32; 2]; vec3u: [u32; 3]; vec4u: [u32; 4];
    vec2h: [f16; 2]; vec3h: [f16; 3]; vec4h: [f16; 4];
    mat2x2f: [[f32; 2]; 2]; mat2x3f: [[f32; 3]; 2]; mat2x4f: [[f32; 4]; 2];
    mat3x2f: [[f32; 2]; 3]; mat3x3f: [[f32; 3]; 3]; mat3x4f: [[f32; 4]; 3];
    mat4x2f: [[f32; 2]; 4]; mat4x3f: [[f32; 3]; 4]; mat4x4f: [[f32; 4]; 4];
    mat2x2h: [[f16; 2]; 2]; mat2x3h: [[f16; 3]; 2]; mat2x4h: [[f16; 4]; 2];
    mat3x2h: [[f16; 2]; 3]; mat3x3h: [[f16; 3]; 3]; mat3x4h: [[f16; 4]; 3];
    mat4x2h: [[f16; 2]; 4]; mat4x3h: [[f16; 3]; 4]; mat4x4h: [[f16; 4]; 4];
}

through_array! {
    glam::Vec2 => [f32; 2], Self::from_array, |x| x.to_array();
    glam::Vec3 => [f32; 3], Self::from_array, |x| x.to_array();
    glam::Vec3A => [f32; 3], Self::from_array, |x| x.to_array();
    glam::Vec4 => [f32; 4], Self::from_array, |x| x.to_array();
    glam::Quat => [f32; 4], Self::from_array, |x| x.to_array();
    glam::IVec2 => [i32; 2], Self::from_array, |x| x.to_array();
    glam::IVec3 => [i32; 3], Self::from_array, |x| x.to_array();
    glam::IVec4 => [i32; 4], Self::from_array, |x| x.to_array();
    glam::UVec2 => [u32; 2], Self::from_array, |x| x.to_array();
    glam::UVec3 => [u32; 3], Self::from_array, |x| x.to_array();
    glam::UVec4 => [u32; 4], Self::from_array, |x| x.to_array();
    glam::Mat2 => [[f32; 2]; 2], |x| Self::from_cols_array_2d(&x), |x| x.to_cols_array_2d();
    glam::Mat3 => [[f32; 3]; 3], |x| Self::from_cols_array_2d(&x), |x| x.to_cols_array_2d();
    glam::Mat3A => [[f32; 3]; 3], |x| Self::from_cols_array_2d(&x), |x| x.to_cols_array_2d();
    glam::Mat4 => [[f32; 4]; 4], |x| Self::from_cols_array_2d(&x), |x| x.to_cols_array_2d();
    glam::Affine2 => [[f32; 2]; 3], |x| Self::from_cols_array_2d(&x), |x| x.to_cols_array_2d();
    glam::Affine3A => [[f32; 3]; 4], |x| Self::from_cols_array_2d(&x), |x| x.to_cols_array_2d();
}

impl<T: Leaves, const N: usize> Leaves for [T; N] {
    fn fill(counter: &mut Counter) -> Self {
        std::array::from_fn(|_| T::fill(counter))
    }
    fn collect(&self, bits: &mut Vec<u32>) {
        for element in self {
            element.collect(bits);
        }
    }
}

/// Runtime-sized arrays, made from a `Vec`.
macro_rules! runtime_arrays {
    ($([$($generics:tt)*] $ty:ty, $from:expr;)*) => {$(
        impl<$($generics)*> Leaves for $ty {
            fn fill(counter: &mut Counter) -> Self {
                let elements: Vec<T> = (0..counter.elements).map(|_| T::fill(counter)).collect();
                $from(elements)
            }
            fn collect(&self, bits: &mut Vec<u32>) {
                for element in self.iter() {
                    element.collect(bits);
                }
            }
        }
    )*};
}

runtime_arrays! {
    [T: Leaves] Vec<T>, |x| x;
    [T: Leaves] Box<[T]>, Vec::into_boxed_slice;
    [T: Leaves] VecDeque<T>, VecDeque::from;
    [T: Leaves] Rc<[T]>, Rc::from;
    [T: Leaves] Arc<[T]>, Arc::from;
    [T: Leaves + Clone] Cow<'static, [T]>, Cow::Owned;
    // The values live for the few seconds of a test.
    [T: Leaves] &'static [T], |x: Vec<T>| &*x.leak();
}

/// Pointers to one value.
macro_rules! pointers {
    ($([$($generics:tt)*] $ty:ty, $from:expr;)*) => {$(
        impl<$($generics)*> Leaves for $ty {
            fn fill(counter: &mut Counter) -> Self {
                $from(T::fill(counter))
            }
            fn collect(&self, bits: &mut Vec<u32>) {
                T::collect(self, bits);
            }
        }
    )*};
}

pointers! {
    [T: Leaves] Box<T>, Box::new;
    [T: Leaves] Rc<T>, Rc::new;
    [T: Leaves] Arc<T>, Arc::new;
    [T: Leaves + Clone] Cow<'static, T>, Cow::Owned;
    [T: Leaves] &'static T, |x| &*Box::leak(Box::new(x));
}

impl<T> Leaves for PhantomData<T> {
    fn fill(_: &mut Counter) -> Self {
        Self
    }
    fn collect(&self, _: &mut Vec<u32>) {}
}

/// Implements [`Leaves`] for a struct, whose fields are named in the order of
/// its text.
#[macro_export]
macro_rules! leaves {
    ([$($generics:tt)*] $ty:ty { $($field:ident),* $(,)? }) => {
        impl<$($generics)*> $crate::leaves::Leaves for $ty {
            fn fill(counter: &mut $crate::leaves::Counter) -> Self {
                Self { $($field: $crate::leaves::Leaves::fill(counter)),* }
            }
            fn collect(&self, bits: &mut Vec<u32>) {
                $($crate::leaves::Leaves::collect(&self.$field, bits);)*
            }
        }
    };
}

/// Defines structs with their layouts and their leaves.
#[macro_export]
macro_rules! structs {
    ($($(#[$attribute:meta])* struct $name:ident {
        $($(#[$field_attribute:meta])* $field:ident: $ty:ty),* $(,)?
    })*) => {$(
        #[derive(::wgsl_layout::WgslLayout)]
        $(#[$attribute])*
        #[allow(missing_docs, unreachable_pub, dead_code, non_snake_case)]
        #[allow(clippy::struct_field_names)]
        pub struct $name {
            $($(#[$field_attribute])* pub $field: $ty),*
        }
        $crate::leaves!([] $name { $($field),* });
    )*};
}
