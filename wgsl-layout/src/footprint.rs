//! Footprints: whether the size of a type is fixed, and which types may stand
//! where.
//!
//! Owns: the three footprints and the relations between them, with the words
//! of their errors. Must not know: layouts.
//!
//! A relation is a trait on the footprint with the member as its parameter, so
//! that an error can name the member's type, whatever alias it hides behind.

use crate::traits::WgslLayout;

/// The size of every value is the same.
#[doc(hidden)]
pub enum Fixed {}

/// `array<T>`: as many elements as the binding holds.
#[doc(hidden)]
pub enum RuntimeSizedArray {}

/// The footprint of a struct, which ends in a runtime-sized array or does not.
#[doc(hidden)]
pub enum Struct<const RUNTIME_SIZED: bool> {}

/// A struct that ends in a runtime-sized array.
#[doc(hidden)]
pub enum RuntimeSizedStruct {}

/// The footprint of a newtype, which has that of its field: 0 for a fixed one, 1
/// for that of a runtime-sized array, 2 for that of a runtime-sized struct.
#[doc(hidden)]
pub enum Newtype<const FIELD: u8> {}

/// One of the footprints.
#[doc(hidden)]
pub trait Footprint {
    /// The footprint of a struct whose last member has this one.
    type OfStruct: Footprint;
    /// That of a struct of this one, with one more field at its end that is a
    /// struct's last and leaves it with `Other`.
    type And<Other: Footprint>: Footprint;
    /// What the relations are about: a type without parameters, by which rustc
    /// would explain itself.
    type Kind;
    const RUNTIME_SIZED: bool;
    /// The parameter of `Newtype`.
    const NEWTYPE: u8;
}

impl Footprint for Fixed {
    type OfStruct = Struct<false>;
    type And<Other: Footprint> = Other;
    type Kind = Self;
    const RUNTIME_SIZED: bool = false;
    const NEWTYPE: u8 = 0;
}
impl Footprint for RuntimeSizedArray {
    type OfStruct = Struct<true>;
    type And<Other: Footprint> = Struct<true>;
    type Kind = Self;
    const RUNTIME_SIZED: bool = true;
    const NEWTYPE: u8 = 1;
}
impl Footprint for Struct<false> {
    type OfStruct = Self;
    type And<Other: Footprint> = Other;
    type Kind = Fixed;
    const RUNTIME_SIZED: bool = false;
    const NEWTYPE: u8 = 0;
}
impl Footprint for Struct<true> {
    type OfStruct = Self;
    type And<Other: Footprint> = Self;
    type Kind = RuntimeSizedStruct;
    const RUNTIME_SIZED: bool = true;
    const NEWTYPE: u8 = 2;
}

/// What the relations are asked of.
pub(crate) type KindOf<T> = <<T as WgslLayout>::Footprint as Footprint>::Kind;

impl Footprint for Newtype<0> {
    type OfStruct = Struct<false>;
    type And<Other: Footprint> = Other;
    type Kind = Fixed;
    const RUNTIME_SIZED: bool = false;
    const NEWTYPE: u8 = 0;
}
impl Footprint for Newtype<1> {
    type OfStruct = Struct<true>;
    type And<Other: Footprint> = Struct<true>;
    type Kind = RuntimeSizedArray;
    const RUNTIME_SIZED: bool = true;
    const NEWTYPE: u8 = 1;
}
impl Footprint for Newtype<2> {
    type OfStruct = Struct<true>;
    type And<Other: Footprint> = Struct<true>;
    type Kind = RuntimeSizedStruct;
    const RUNTIME_SIZED: bool = true;
    const NEWTYPE: u8 = 2;
}

/// `M` may stand before the last member.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{M}` has no fixed footprint",
    label = "runtime-sized, but only the last member of a struct may be",
    note = "WGSL allows a runtime-sized array only as the last member of a struct that is itself not nested in another type"
)]
pub trait FixedMember<M: ?Sized> {}
#[diagnostic::do_not_recommend]
impl<M: ?Sized> FixedMember<M> for Fixed {}

/// `M` may be the last member.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{M}` cannot be a member of another struct",
    label = "this struct ends in a runtime-sized array",
    note = "WGSL allows a runtime-sized array only as the last member of a struct that is itself not nested in another type: move the array to the outermost struct"
)]
pub trait TrailingMember<M: ?Sized> {}
#[diagnostic::do_not_recommend]
impl<M: ?Sized> TrailingMember<M> for Fixed {}
#[diagnostic::do_not_recommend]
impl<M: ?Sized> TrailingMember<M> for RuntimeSizedArray {}

/// `M` may be the element of an array.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{M}` has no fixed footprint",
    label = "an array element needs a fixed footprint",
    note = "the size of `{M}` is known only when it is bound, so there can be no array of them: move the runtime-sized array to the end of the outermost struct"
)]
pub trait FixedElement<M: ?Sized> {}
#[diagnostic::do_not_recommend]
impl<M: ?Sized> FixedElement<M> for Fixed {}

/// Types whose values all have the same size in WGSL: everything but
/// runtime-sized arrays and the structs that end in one.
///
/// It is implemented for every [`WgslLayout`] type that it fits, and useful as
/// a bound of generic code that needs `T::LAYOUT.size()` to be the size of a
/// value.
///
/// ```
/// use wgsl_layout::FixedFootprint;
///
/// fn uniform_size<T: FixedFootprint>() -> usize {
///     T::LAYOUT.size()
/// }
/// assert_eq!(uniform_size::<glam::Mat3>(), 48);
/// ```
///
/// Specification: [fixed footprint types](https://www.w3.org/TR/WGSL/#fixed-footprint-types).
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no fixed footprint",
    label = "its size is not the same for every value",
    note = "use `byte_len()` of a value, or `LAYOUT.size_for(n)`"
)]
pub trait FixedFootprint: WgslLayout {}
#[diagnostic::do_not_recommend]
impl<T: ?Sized + WgslLayout> FixedFootprint for T where KindOf<T>: FixedElement<T> {}
