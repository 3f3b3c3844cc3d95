//! `ArrayLength`: a member that says how long the array at the end is.
//!
//! Owns: the type. Must not know: how it is counted.

use crate::layout::{Layout, Scalar};
use crate::zero_copy::array_length;

/// A member that takes no room in Rust and is a `u32` in WGSL: the number of
/// elements of the runtime-sized array at the end of the same struct.
///
/// `arrayLength` of WGSL counts what the binding has room for, and that is at
/// least one element; an `ArrayLength` is the number in Rust, be it zero or far
/// below the size of a buffer that is used again.
///
/// Decoding ignores it: how many elements are read follows from the number of
/// bytes, and a shader may have written anything there.
///
/// ```
/// use wgsl_layout::{ArrayLength, WgslLayout};
///
/// #[derive(WgslLayout)]
/// struct Particles {
///     count: ArrayLength,
///     positions: Vec<glam::Vec4>,
/// }
///
/// let particles = Particles {
///     count: ArrayLength,
///     positions: vec![],
/// };
/// assert_eq!(particles.to_bytes()[..4], [0, 0, 0, 0]);
/// assert_eq!(Particles::LAYOUT.array_length(particles.byte_len()), 1);
/// ```
///
/// Specification: [arrayLength](https://www.w3.org/TR/WGSL/#arrayLength-builtin).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ArrayLength;

array_length! {
    ArrayLength => Layout::scalar(Scalar::U32);
}
