//! Conversions that change no byte: an array of numbers as the vector or matrix
//! of them, or as the `u32` that they are packed into.
//!
//! Owns: which those are. Must not know: how anything else is converted.
//!
//! `Same::<F, U>::FACTS` is the inherent constant where there is one, else that
//! of the trait, so that all other pairs go the long way.

use core::marker::PhantomData;

use crate::codec::{Codec, Kind};
use crate::list::WgslList;
use crate::traits::{Facts, LastStructMember, WgslLayout};
#[cfg(feature = "half-2")]
use crate::types::{
    Float16x2, mat2x2h, mat2x3h, mat2x4h, mat3x2h, mat3x3h, mat3x4h, mat4x2h, mat4x3h, mat4x4h,
    vec2h, vec3h, vec4h,
};
use crate::types::{
    Sint8x4, Snorm8x4, Snorm16x2, Uint8x4, Unorm8x4, Unorm16x2, mat2x2f, mat2x3f, mat2x4f, mat3x2f,
    mat3x3f, mat3x4f, mat4x2f, mat4x3f, mat4x4f, vec2f, vec2i, vec2u, vec3f, vec3i, vec3u, vec4f,
    vec4i, vec4u,
};

/// Whether a field of type `F` has the bytes of a `U` in Rust.
#[doc(hidden)]
pub struct Same<F: ?Sized, U: ?Sized>(PhantomData<F>, PhantomData<U>);

/// What `Same` falls back to.
#[doc(hidden)]
pub trait NotIdentical {
    const FACTS: Option<&'static Facts> = None;
}

impl<F: ?Sized, U: ?Sized> NotIdentical for Same<F, U> {}

/// The types are transparent wrappers of the arrays.
macro_rules! same {
    ($($array:ty => $wgsl:ident;)*) => {$(
        impl Same<$array, $wgsl> {
            /// The facts of the WGSL type, which are those of the array.
            pub const FACTS: Option<&'static Facts> = Some(<$wgsl as LastStructMember>::FACTS);
        }
    )*};
}
same! {
    [f32; 2] => vec2f;
    [f32; 3] => vec3f;
    [f32; 4] => vec4f;
    [i32; 2] => vec2i;
    [i32; 3] => vec3i;
    [i32; 4] => vec4i;
    [u32; 2] => vec2u;
    [u32; 3] => vec3u;
    [u32; 4] => vec4u;
    [[f32; 2]; 2] => mat2x2f;
    [[f32; 3]; 2] => mat2x3f;
    [[f32; 4]; 2] => mat2x4f;
    [[f32; 2]; 3] => mat3x2f;
    [[f32; 3]; 3] => mat3x3f;
    [[f32; 4]; 3] => mat3x4f;
    [[f32; 2]; 4] => mat4x2f;
    [[f32; 3]; 4] => mat4x3f;
    [[f32; 4]; 4] => mat4x4f;
    [f32; 4] => mat2x2f;
    [f32; 6] => mat2x3f;
    [f32; 8] => mat2x4f;
    [f32; 6] => mat3x2f;
    [f32; 9] => mat3x3f;
    [f32; 12] => mat3x4f;
    [f32; 8] => mat4x2f;
    [f32; 12] => mat4x3f;
    [f32; 16] => mat4x4f;
}
#[cfg(feature = "half-2")]
same! {
    [half_2::f16; 2] => vec2h;
    [half_2::f16; 3] => vec3h;
    [half_2::f16; 4] => vec4h;
    [[half_2::f16; 2]; 2] => mat2x2h;
    [[half_2::f16; 3]; 2] => mat2x3h;
    [[half_2::f16; 4]; 2] => mat2x4h;
    [[half_2::f16; 2]; 3] => mat3x2h;
    [[half_2::f16; 3]; 3] => mat3x3h;
    [[half_2::f16; 4]; 3] => mat3x4h;
    [[half_2::f16; 2]; 4] => mat4x2h;
    [[half_2::f16; 3]; 4] => mat4x3h;
    [[half_2::f16; 4]; 4] => mat4x4h;
}

/// An element of a list `L` that needs no converting to be a `U`. rustc does not
/// tell lists apart by their elements, so these are asked.
pub trait SameElement<L, U> {
    /// Those of the list.
    const FACTS: &'static Facts;
}

macro_rules! same_lists {
    ($($wgsl:ident: $($array:ty),+;)*) => {$(
        impl<L: WgslList<Element: SameElement<L, $wgsl>>> Same<L, [$wgsl]> {
            /// The facts of a list whose elements need no converting.
            pub const FACTS: Option<&'static Facts> =
                Some(<L::Element as SameElement<L, $wgsl>>::FACTS);
        }
        $(
            impl<L: WgslList<Element = $array>> SameElement<L, $wgsl> for $array {
                const FACTS: &'static Facts = super::list::facts::<L, $wgsl>();
            }
        )+
    )*};
}
same_lists! {
    vec2f: [f32; 2];
    vec3f: [f32; 3];
    vec4f: [f32; 4];
    vec2i: [i32; 2];
    vec3i: [i32; 3];
    vec4i: [i32; 4];
    vec2u: [u32; 2];
    vec3u: [u32; 3];
    vec4u: [u32; 4];
    mat2x2f: [[f32; 2]; 2], [f32; 4];
    mat2x3f: [[f32; 3]; 2], [f32; 6];
    mat2x4f: [[f32; 4]; 2], [f32; 8];
    mat3x2f: [[f32; 2]; 3], [f32; 6];
    mat3x3f: [[f32; 3]; 3], [f32; 9];
    mat3x4f: [[f32; 4]; 3], [f32; 12];
    mat4x2f: [[f32; 2]; 4], [f32; 8];
    mat4x3f: [[f32; 3]; 4], [f32; 12];
    mat4x4f: [[f32; 4]; 4], [f32; 16];
}
#[cfg(feature = "half-2")]
same_lists! {
    vec2h: [half_2::f16; 2];
    vec3h: [half_2::f16; 3];
    vec4h: [half_2::f16; 4];
    mat2x2h: [[half_2::f16; 2]; 2];
    mat2x3h: [[half_2::f16; 3]; 2];
    mat2x4h: [[half_2::f16; 4]; 2];
    mat3x2h: [[half_2::f16; 2]; 3];
    mat3x3h: [[half_2::f16; 3]; 3];
    mat3x4h: [[half_2::f16; 4]; 3];
    mat4x2h: [[half_2::f16; 2]; 4];
    mat4x3h: [[half_2::f16; 3]; 4];
    mat4x4h: [[half_2::f16; 4]; 4];
}

macro_rules! same_elements {
    ($($array:ty => $wgsl:ident;)*) => {$(
        impl<const N: usize> Same<[$array; N], [$wgsl; N]> {
            /// The facts of the array of the WGSL type.
            pub const FACTS: Option<&'static Facts> = Some(<[$wgsl; N] as LastStructMember>::FACTS);
        }
    )*};
}
same_elements! {
    [f32; 2] => vec2f;
    [f32; 3] => vec3f;
    [f32; 4] => vec4f;
    [i32; 2] => vec2i;
    [i32; 3] => vec3i;
    [i32; 4] => vec4i;
    [u32; 2] => vec2u;
    [u32; 3] => vec3u;
    [u32; 4] => vec4u;
    [[f32; 3]; 3] => mat3x3f;
    [[f32; 4]; 3] => mat3x4f;
    [[f32; 3]; 4] => mat4x3f;
    [[f32; 4]; 4] => mat4x4f;
}

/// Small numbers that lie in memory as they are packed, each of `$lane` bytes.
/// They have another alignment than the `u32`, so the codec is their own.
macro_rules! same_packed {
    ($($array:ty => $packed:ty, $lane:literal;)*) => {$(
        impl Same<$array, $packed> {
            /// The layout of the packed type, and the bytes of the array.
            pub const FACTS: Option<&'static Facts> = Some(&Facts {
                layout: <$packed as WgslLayout>::LAYOUT,
                codec: &plain(4, $lane),
                wgsl_type: "u32",
            });
        }
        impl<const N: usize> Same<[$array; N], [$packed; N]> {
            /// The layout of the array of the packed type, and the bytes of the
            /// arrays.
            pub const FACTS: Option<&'static Facts> = Some(&Facts {
                layout: <[$packed; N] as WgslLayout>::LAYOUT,
                codec: &plain(4 * N, $lane),
                wgsl_type: <[$packed; N] as WgslLayout>::WGSL_TYPE,
            });
        }
    )*};
}
same_packed! {
    [u8; 4] => u32, 1;
    [u8; 4] => Unorm8x4, 1;
    [u8; 4] => Uint8x4, 1;
    [i8; 4] => u32, 1;
    [i8; 4] => Snorm8x4, 1;
    [i8; 4] => Sint8x4, 1;
    [u16; 2] => u32, 2;
    [u16; 2] => Unorm16x2, 2;
    [i16; 2] => u32, 2;
    [i16; 2] => Snorm16x2, 2;
}
#[cfg(feature = "half-2")]
same_packed! {
    [half_2::f16; 2] => u32, 2;
    [half_2::f16; 2] => Float16x2, 2;
}

/// Of an array of numbers that are `len` bytes.
const fn plain(len: usize, lane: u8) -> Codec {
    Codec {
        kind: Kind::Plain { len, lane },
        rust_size: len,
    }
}
