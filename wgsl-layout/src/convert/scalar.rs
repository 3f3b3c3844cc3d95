//! `as = u32` and its kin.
//!
//! Owns: what can be a scalar. Must not know: layouts.

use super::{EncodeAs, Exact, Word};

/// One of the types of Rust that WGSL does not have.
#[doc(hidden)]
pub enum Listed {}

macro_rules! exact {
    ($($scalar:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<F: Clone + Into<$scalar> + From<$scalar>> EncodeAs<$scalar, Word<Exact>> for F {
            #[inline]
            fn encode_as(&self) -> $scalar {
                self.clone().into()
            }
            #[inline]
            fn decode_as(value: $scalar) -> Result<Self, &'static str> {
                Ok(value.into())
            }
        }
    )*};
}
exact! {
    f32;
    i32;
    u32;
}
#[cfg(feature = "half-2")]
exact! {
    half_2::f16;
}

macro_rules! listed {
    ($($ty:ty => $scalar:ty, |$value:ident| $to:expr, |$back:ident| $from:expr;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl EncodeAs<$scalar, Word<Listed>> for $ty {
            #[inline]
            fn encode_as(&self) -> $scalar {
                let $value = *self;
                $to
            }
            #[inline]
            fn decode_as($back: $scalar) -> Result<Self, &'static str> {
                $from
            }
        }
    )*};
}
listed! {
    // As WGSL's own conversion: every number but 0 is `true`.
    bool => u32, |value| u32::from(value), |number| Ok(number != 0);
    bool => i32, |value| i32::from(value), |number| Ok(number != 0);
    u8 => u32, |value| u32::from(value), |number| number.try_into().map_err(|_| "below 256");
    u16 => u32, |value| u32::from(value), |number| number.try_into().map_err(|_| "below 65536");
    i8 => i32, |value| i32::from(value), |number| number.try_into().map_err(|_| "from -128 to 127");
    i16 => i32, |value| i32::from(value), |number| number.try_into().map_err(|_| "from -32768 to 32767");
    // There is no way to fail when encoding: the nearest number there is.
    usize => u32, |value| value.try_into().unwrap_or(u32::MAX), |number| number.try_into().map_err(|_| "a `usize`");
    isize => i32,
        |value| value.try_into().unwrap_or(if value < 0 { i32::MIN } else { i32::MAX }),
        |number| number.try_into().map_err(|_| "an `isize`");
    char => u32, |value| u32::from(value), |number| char::from_u32(number).ok_or("a Unicode scalar value");
    f64 => f32, |value| value as f32, |number| Ok(f64::from(number));
    // The first is in the lowest bits, where `unpack4x8unorm` and its kin look.
    [u8; 4] => u32, |value| u32::from_le_bytes(value), |number| Ok(number.to_le_bytes());
    [i8; 4] => u32, |value| u32::from_le_bytes(value.map(|byte| byte.to_ne_bytes()[0])),
        |number| Ok(number.to_le_bytes().map(|byte| i8::from_ne_bytes([byte])));
    [u16; 2] => u32, |value| u32::from(value[0]) | u32::from(value[1]) << 16,
        |number| Ok([number as u16, (number >> 16) as u16]);
    [i16; 2] => u32,
        |value| u32::from(value[0].cast()) | u32::from(value[1].cast()) << 16,
        |number| Ok([(number as u16).cast(), ((number >> 16) as u16).cast()]);
}
#[cfg(feature = "half-2")]
listed! {
    half_2::f16 => f32, |value| value.to_f32(), |number| Ok(half_2::f16::from_f32(number));
    f32 => half_2::f16, |value| half_2::f16::from_f32(value), |number| Ok(number.to_f32());
    f64 => half_2::f16, |value| half_2::f16::from_f64(value), |number| Ok(number.to_f64());
    [half_2::f16; 2] => u32,
        |value| u32::from(value[0].to_bits()) | u32::from(value[1].to_bits()) << 16,
        |number| Ok([
            half_2::f16::from_bits(number as u16),
            half_2::f16::from_bits((number >> 16) as u16),
        ]);
}

/// The same bits with another sign: the standard library has it since 1.87.
trait Cast<T> {
    fn cast(self) -> T;
}
impl Cast<u16> for i16 {
    fn cast(self) -> u16 {
        u16::from_ne_bytes(self.to_ne_bytes())
    }
}
impl Cast<i16> for u16 {
    fn cast(self) -> i16 {
        i16::from_ne_bytes(self.to_ne_bytes())
    }
}
