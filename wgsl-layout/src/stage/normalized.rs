//! `Normalized`: integers that a shader reads as floats.
//!
//! Owns: the newtype and its conversions. Must not know: vertex structs.

/// Integers that a shader reads as floats: unsigned ones as 0 to 1, signed ones
/// as -1 to 1.
///
/// ```
/// use wgsl_layout::stage::Normalized;
///
/// let tint = Normalized::<[u8; 4]>::from([1.0, 0.5, 0.0, 1.0]);
/// assert_eq!(tint.0, [255, 128, 0, 255]);
/// assert_eq!(<[f32; 2]>::from(Normalized([-32767_i16, 32767])), [-1.0, 1.0]);
/// ```
///
/// In a vertex input, `Normalized<[u8; 4]>` has the format `unorm8x4`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Normalized<T>(pub T);

/// Rounds to the nearest, away from zero between two, and clamps; what is not a
/// number becomes zero.
macro_rules! conversions {
    ($($scalar:ident, $low:literal;)*) => {$(
        impl<const N: usize> From<[f32; N]> for Normalized<[$scalar; N]> {
            // Clamped, so the cast only cuts off what is behind the point.
            #[allow(clippy::cast_sign_loss)]
            fn from(values: [f32; N]) -> Self {
                let highest = f32::from($scalar::MAX);
                Self(values.map(|value| {
                    let scaled = value.clamp($low, 1.0) * highest;
                    (scaled + if scaled < 0.0 { -0.5 } else { 0.5 }) as $scalar
                }))
            }
        }

        impl<const N: usize> From<Normalized<[$scalar; N]>> for [f32; N] {
            fn from(values: Normalized<[$scalar; N]>) -> Self {
                let highest = f32::from($scalar::MAX);
                // The lowest signed value means -1 too.
                values.0.map(|value| (f32::from(value) / highest).max($low))
            }
        }

        impl From<f32> for Normalized<$scalar> {
            fn from(value: f32) -> Self {
                let [scalar] = Normalized::<[$scalar; 1]>::from([value]).0;
                Self(scalar)
            }
        }

        impl From<Normalized<$scalar>> for f32 {
            fn from(value: Normalized<$scalar>) -> Self {
                let [float] = Normalized([value.0]).into();
                float
            }
        }
    )*};
}

conversions! {
    u8, 0.0;
    u16, 0.0;
    i8, -1.0;
    i16, -1.0;
}
