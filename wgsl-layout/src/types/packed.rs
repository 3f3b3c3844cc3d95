//! Several small numbers in one `u32`, as the built-in functions of WGSL pack
//! and unpack them.
//!
//! Owns: the packed types and their rounding. Must not know: layouts of
//! anything else.
//!
//! Specification: [data packing](https://www.w3.org/TR/WGSL/#pack-builtin-functions).

// Numbers are in range where they are cast.
#![allow(
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    clippy::cast_possible_wrap
)]

use crate::layout::Layout;
use crate::stage::VertexFormat;
use crate::stage::vertex_field::VertexFacts;
use crate::zero_copy::{number_array, plain};

macro_rules! packed {
    ($(
        $(#[$attribute:meta])*
        $name:ident: $unpack:literal to $wgsl:literal, [$component:ty; $count:literal] as $bits:ty, $pack:expr, $back:expr;
    )*) => {$(
        $(#[$attribute])*
        ///
        #[doc = concat!("In WGSL it is a `u32`, of which `", $unpack, "` makes a `", $wgsl, "`.")]
        ///
        /// The first component is in the lowest bits.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        #[repr(transparent)]
        pub struct $name(pub u32);

        number_array!($name);
        plain! {
            $name => Layout::packed($unpack), 4, 4, VertexFacts::packed(VertexFormat::$name);
        }

        impl From<[$component; $count]> for $name {
            /// Packs as the built-in function of WGSL does.
            fn from(components: [$component; $count]) -> Self {
                let pack: fn($component) -> $bits = $pack;
                Self::from(components.map(pack))
            }
        }

        impl From<$name> for [$component; $count] {
            #[doc = concat!("Unpacks as `", $unpack, "` does.")]
            fn from(packed: $name) -> Self {
                let back: fn($bits) -> $component = $back;
                <[$bits; $count]>::from(packed).map(back)
            }
        }
    )*};
}

/// The stored parts of a packed type, which are its bits and nothing more.
macro_rules! parts {
    ($($name:ident: [$bits:ty; $count:literal], $size:literal;)*) => {$(
        impl From<[$bits; $count]> for $name {
            /// Packs numbers that are stored as they are.
            fn from(parts: [$bits; $count]) -> Self {
                let mut bytes = [0; 4];
                for (to, part) in bytes.chunks_exact_mut($size).zip(parts) {
                    to.copy_from_slice(&part.to_le_bytes());
                }
                Self(u32::from_le_bytes(bytes))
            }
        }

        impl From<$name> for [$bits; $count] {
            /// The numbers as they are stored.
            fn from(packed: $name) -> Self {
                let bytes = packed.0.to_le_bytes();
                core::array::from_fn(|i| {
                    <$bits>::from_le_bytes(core::array::from_fn(|byte| bytes[i * $size + byte]))
                })
            }
        }
    )*};
}

packed! {
    /// Four numbers from 0 to 1 in 8 bits each: a colour.
    ///
    /// ```
    /// use wgsl_layout::types::Unorm8x4;
    ///
    /// let half_red = Unorm8x4::from([0.5, 0.0, 0.0, 1.0]);
    /// assert_eq!(half_red, Unorm8x4::from([128_u8, 0, 0, 255]));
    /// ```
    Unorm8x4: "unpack4x8unorm" to "vec4f", [f32; 4] as u8, |number| floor(0.5 + 255.0 * unit(number)) as u8, |bits| f32::from(bits) / 255.0;
    /// Four numbers from -1 to 1 in 8 bits each: a direction.
    Snorm8x4: "unpack4x8snorm" to "vec4f", [f32; 4] as i8, |number| floor(0.5 + 127.0 * signed(number)) as i8, |bits| (f32::from(bits) / 127.0).max(-1.0);
    /// Two numbers from 0 to 1 in 16 bits each.
    Unorm16x2: "unpack2x16unorm" to "vec2f", [f32; 2] as u16, |number| floor(0.5 + 65535.0 * unit(number)) as u16, |bits| f32::from(bits) / 65535.0;
    /// Two numbers from -1 to 1 in 16 bits each.
    Snorm16x2: "unpack2x16snorm" to "vec2f", [f32; 2] as i16, |number| floor(0.5 + 32767.0 * signed(number)) as i16, |bits| (f32::from(bits) / 32767.0).max(-1.0);
}

parts! {
    Unorm8x4: [u8; 4], 1;
    Snorm8x4: [i8; 4], 1;
    Unorm16x2: [u16; 2], 2;
    Snorm16x2: [i16; 2], 2;
    Uint8x4: [u8; 4], 1;
    Sint8x4: [i8; 4], 1;
}

/// Whole numbers: the parts are all there is.
macro_rules! whole {
    ($($(#[$attribute:meta])* $name:ident: $unpack:literal to $wgsl:literal;)*) => {$(
        $(#[$attribute])*
        ///
        #[doc = concat!("In WGSL it is a `u32`, of which `", $unpack, "` makes a `", $wgsl, "`.")]
        ///
        /// The first component is in the lowest bits.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        #[repr(transparent)]
        pub struct $name(pub u32);

        number_array!($name);
        plain! {
            $name => Layout::packed($unpack), 4, 4, VertexFacts::packed(VertexFormat::$name);
        }
    )*};
}

whole! {
    /// Four whole numbers from 0 to 255.
    Uint8x4: "unpack4xU8" to "vec4u";
    /// Four whole numbers from -128 to 127.
    Sint8x4: "unpack4xI8" to "vec4i";
    /// Two numbers of 16 bits in floating point.
    Float16x2: "unpack2x16float" to "vec2f";
}

impl From<[f32; 2]> for Float16x2 {
    /// Packs as `pack2x16float` does, each number rounded to the nearest one
    /// of 16 bits, and to the even one of two that are as near. What is too
    /// large becomes infinite.
    fn from([x, y]: [f32; 2]) -> Self {
        Self(u32::from(half_bits(x)) | u32::from(half_bits(y)) << 16)
    }
}

impl From<Float16x2> for [f32; 2] {
    /// Unpacks as `unpack2x16float` does.
    fn from(packed: Float16x2) -> Self {
        [packed.0 as u16, (packed.0 >> 16) as u16].map(from_half_bits)
    }
}

#[cfg(feature = "half-2")]
impl From<[half_2::f16; 2]> for Float16x2 {
    fn from([x, y]: [half_2::f16; 2]) -> Self {
        Self(u32::from(x.to_bits()) | u32::from(y.to_bits()) << 16)
    }
}

#[cfg(feature = "half-2")]
impl From<Float16x2> for [half_2::f16; 2] {
    fn from(packed: Float16x2) -> Self {
        [packed.0 as u16, (packed.0 >> 16) as u16].map(half_2::f16::from_bits)
    }
}

/// From 0 to 1, and 0 for what is not a number.
fn unit(number: f32) -> f32 {
    if number.is_nan() {
        0.0
    } else {
        number.clamp(0.0, 1.0)
    }
}

/// From -1 to 1, and 0 for what is not a number.
fn signed(number: f32) -> f32 {
    if number.is_nan() {
        0.0
    } else {
        number.clamp(-1.0, 1.0)
    }
}

/// The largest integer that is not above a small number: `f32::floor` needs
/// the standard library.
fn floor(number: f32) -> i32 {
    let whole = number as i32;
    if (whole as f32) > number {
        whole - 1
    } else {
        whole
    }
}

/// The bits of the nearest `f16`.
fn half_bits(number: f32) -> u16 {
    let bits = number.to_bits();
    let sign = (bits >> 16) as u16 & 0x8000;
    let exponent = (bits >> 23 & 0xff) as i32 - 127;
    let fraction = bits & 0x7f_ffff;
    match exponent {
        // Not a number stays so, whatever its lowest bits say.
        128 if fraction != 0 => sign | 0x7e00,
        16.. => sign | 0x7c00,
        -14..=15 => {
            let exponent = (exponent + 15) as u32;
            sign | round(exponent << 23 | fraction, 13)
        }
        // Subnormal: the leading one becomes explicit and moves to the right.
        -25..=-15 => sign | round(0x80_0000 | fraction, (-1 - exponent) as u32),
        _ => sign,
    }
}

/// `bits` without the lowest `count`, rounded to nearest and ties to even. A
/// carry runs into the exponent, which is right.
fn round(bits: u32, count: u32) -> u16 {
    let kept = bits >> count;
    let rest = bits & ((1 << count) - 1);
    let half = 1 << (count - 1);
    let up = rest > half || (rest == half && kept & 1 == 1);
    (kept + u32::from(up)) as u16
}

/// The number that the bits of an `f16` are.
fn from_half_bits(bits: u16) -> f32 {
    let sign = u32::from(bits & 0x8000) << 16;
    let exponent = u32::from(bits >> 10 & 0x1f);
    let fraction = u32::from(bits & 0x3ff);
    let magnitude = match exponent {
        // Subnormal: a multiple of 2^-24.
        0 => (fraction as f32 / 16_777_216.0).to_bits(),
        31 => 0xff << 23 | fraction << 13,
        _ => (exponent + 112) << 23 | fraction << 13,
    };
    f32::from_bits(sign | magnitude)
}

#[cfg(test)]
mod tests {
    use super::{Float16x2, Snorm8x4, Snorm16x2, Unorm8x4, Unorm16x2};

    #[test]
    fn every_normalized_number_comes_back() {
        for i in 0..=u16::MAX {
            let unorm = Unorm16x2::from([i, 0]);
            let number = <[f32; 2]>::from(unorm);
            assert_eq!(Unorm16x2::from(number), unorm);
            let snorm = Snorm16x2(u32::from(i));
            let back = Snorm16x2::from(<[f32; 2]>::from(snorm));
            // There are two ways to say -1.
            let expected = if i == 0x8000 { 0x8001 } else { i };
            assert_eq!(back.0, u32::from(expected));
        }
        for i in 0..=u8::MAX {
            let packed = Unorm8x4::from([i; 4]);
            assert_eq!(Unorm8x4::from(<[f32; 4]>::from(packed)), packed);
        }
    }

    #[test]
    fn normalized_numbers_round_as_wgsl_says() {
        // floor(0.5 + 255 * e) and floor(0.5 + 127 * e), clamped.
        let packed = Unorm8x4::from([0.5_f32, -1.0, 2.0, f32::NAN]);
        assert_eq!(<[u8; 4]>::from(packed), [128, 0, 255, 0]);
        let packed = Snorm8x4::from([0.5_f32, -0.5, -7.0, f32::NAN]);
        assert_eq!(<[i8; 4]>::from(packed), [64, -63, -127, 0]);
    }

    #[test]
    #[cfg(feature = "half-2")]
    fn halves_are_those_of_half() {
        for bits in 0..=u16::MAX {
            let ours = <[f32; 2]>::from(Float16x2(u32::from(bits)))[0];
            let theirs = half_2::f16::from_bits(bits).to_f32();
            assert!(ours.to_bits() == theirs.to_bits() || (ours.is_nan() && theirs.is_nan()));
        }
        // Every 4099th `f32`: 4099 is a prime, so all exponents and many
        // fractions come up.
        let mut bits = 0_u32;
        loop {
            let number = f32::from_bits(bits);
            let ours = Float16x2::from([number, 0.0]).0 as u16;
            let theirs = half_2::f16::from_f32(number);
            let same = ours == theirs.to_bits() || (ours & 0x7fff > 0x7c00 && theirs.is_nan());
            assert!(same, "{number:e}: {ours:#x} and {:#x}", theirs.to_bits());
            match bits.checked_add(4099) {
                Some(next) => bits = next,
                None => break,
            }
        }
        // The ties.
        for bits in 0..0x7bff_u16 {
            let low = half_2::f16::from_bits(bits).to_f32();
            let high = half_2::f16::from_bits(bits + 1).to_f32();
            let middle = low + (high - low) / 2.0;
            let ours = Float16x2::from([middle, -middle]).0;
            let theirs = half_2::f16::from_f32(middle).to_bits();
            assert_eq!(ours as u16, theirs);
            assert_eq!((ours >> 16) as u16, theirs | 0x8000);
        }
    }

    #[test]
    fn halves_have_their_limits() {
        assert_eq!(Float16x2::from([65504.0, 65520.0]).0, 0x7c00_7bff);
        assert_eq!(Float16x2::from([1.0, -2.0]).0, 0xc000_3c00);
    }
}
