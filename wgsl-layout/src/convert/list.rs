//! Lists whose elements are another type in WGSL: `as = [vec4f]`, and what
//! `vectors` makes of a list of small arrays.
//!
//! Owns: the two wrappers. Must not know: which conversions of elements there
//! are, or which lists.

use core::marker::PhantomData;

use bytemuck::{AnyBitPattern, NoUninit};

use super::EncodeAs;
use crate::decode::{self, ReadError};
use crate::footprint::FixedFootprint;
use crate::list::{self, ByElements, WgslList};
use crate::stream::Stream;
use crate::traits::{ArrayElement, Facts, LastStructMember, WgslDecode};
use crate::zero_copy::{self, Filled, Out};

/// A list that is encoded as one of `U`, element by element.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list",
    label = "no list of elements",
    note = "lists are `Vec<T>`, `Box<[T]>`, `&[T]` and their kin, and types that implement `WgslList`",
    note = "to convert an array of `N` elements write how many there are: `#[wgsl(as = [T; N])]`"
)]
pub trait ConvertListTo<U, How> {
    /// Of a field of this type.
    const FACTS: &'static Facts;
}

impl<L, U, How> ConvertListTo<U, How> for L
where
    L: WgslList<Element: ConvertElementTo<U, How>>,
    U: WgslDecode + FixedFootprint + ArrayElement,
{
    const FACTS: &'static Facts = <AsList<L, U, How> as LastStructMember>::FACTS;
}

/// `EncodeAs` of an element. As with [`ConvertTo`](super::ConvertTo), asking for
/// this one keeps the error short.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be converted to `{U}` and back for upload",
    label = "no conversion of its elements",
    note = "`as = [vec3f]` takes elements with `Clone`, `Into<[f32; 3]>` and `From<[f32; 3]>`; where the type is generic, matrices only of a math crate, of `impl_matrix!` or arrays of columns",
    note = "`as = [T]` with a type of Rust takes elements with `Clone`, `Into<T>` and `From<T>`, and `T` has a layout and a fixed footprint"
)]
pub trait ConvertElementTo<U, How>: Sized {
    fn to_wgsl(&self) -> U;
    fn from_wgsl(value: U) -> Result<Self, &'static str>;
}

#[diagnostic::do_not_recommend]
impl<E: EncodeAs<U, How>, U, How> ConvertElementTo<U, How> for E {
    #[inline]
    fn to_wgsl(&self) -> U {
        self.encode_as()
    }
    #[inline]
    fn from_wgsl(value: U) -> Result<Self, &'static str> {
        E::decode_as(value)
    }
}

/// A list whose elements are converted to `U` one by one.
#[repr(transparent)]
pub(crate) struct AsList<L, U, How>(L, PhantomData<fn() -> (U, How)>);

impl<L, U, How> ByElements for AsList<L, U, How>
where
    L: WgslList<Element: ConvertElementTo<U, How>>,
    U: WgslDecode + FixedFootprint + ArrayElement,
{
    type Wgsl = U;
    const READS: bool = !L::BORROWS && U::CODEC.encode_only().is_none();

    fn count(&self) -> usize {
        list::count(&self.0)
    }
    fn encode<'a>(&self, out: Out<'a>) -> Filled<'a> {
        let (front, back) = self.0.as_slices();
        out.each(front.iter().chain(back).map(L::Element::to_wgsl))
    }
    fn stream(&self, stream: &mut Stream<'_>, room: usize) {
        let (front, back) = self.0.as_slices();
        stream.each(front.iter().chain(back).map(L::Element::to_wgsl), room);
    }
    fn check(bytes: &[u8]) -> Result<(), ReadError> {
        decode::check_elements::<U>(bytes)?;
        list::check::<L, U>(bytes, L::Element::from_wgsl)
    }
    fn read(bytes: &[u8]) -> Result<Self, ReadError> {
        list::read(bytes, L::Element::from_wgsl).map(|list| Self(list, PhantomData))
    }
    fn read_over(&mut self, bytes: &[u8]) -> Result<(), ReadError> {
        list::read_over(&mut self.0, bytes, L::Element::from_wgsl)
    }
}

/// A list whose elements have the bytes of a `U` in Rust.
#[repr(transparent)]
pub(crate) struct CastList<L, U>(L, PhantomData<U>);

impl<L, U> CastList<L, U>
where
    L: WgslList<Element: NoUninit + AnyBitPattern>,
    U: NoUninit + AnyBitPattern,
{
    /// The elements as those of WGSL.
    fn pieces(&self) -> (&[U], &[U]) {
        const {
            assert!(
                size_of::<U>() == size_of::<L::Element>()
                    && align_of::<U>() == align_of::<L::Element>()
            );
        }
        let (front, back) = self.0.as_slices();
        (bytemuck::cast_slice(front), bytemuck::cast_slice(back))
    }
}

impl<L, U> ByElements for CastList<L, U>
where
    L: WgslList<Element: NoUninit + AnyBitPattern>,
    U: WgslDecode + ArrayElement + NoUninit + AnyBitPattern,
{
    type Wgsl = U;
    const READS: bool = !L::BORROWS;

    fn count(&self) -> usize {
        list::count(&self.0)
    }
    fn encode<'a>(&self, out: Out<'a>) -> Filled<'a> {
        let (front, back) = self.pieces();
        out.pieces(front, back)
    }
    fn stream(&self, stream: &mut Stream<'_>, room: usize) {
        let (front, back) = self.pieces();
        stream.pieces(front, back, room);
    }
    fn check(bytes: &[u8]) -> Result<(), ReadError> {
        // Any bytes are numbers, but a list may be full.
        if L::LIMITED {
            Self::read(bytes).map(drop)
        } else {
            Ok(())
        }
    }
    fn read(bytes: &[u8]) -> Result<Self, ReadError> {
        list::read(bytes, |value: U| Ok(bytemuck::cast(value))).map(|list| Self(list, PhantomData))
    }
    fn read_over(&mut self, bytes: &[u8]) -> Result<(), ReadError> {
        list::read_over(&mut self.0, bytes, |value: U| Ok(bytemuck::cast(value)))
    }
}

/// The facts of a list of type `L` whose elements are those of a `U`.
pub(crate) const fn facts<L, U>() -> &'static Facts
where
    L: WgslList<Element: NoUninit + AnyBitPattern>,
    U: WgslDecode + ArrayElement + NoUninit + AnyBitPattern,
{
    <CastList<L, U> as LastStructMember>::FACTS
}

zero_copy::by_elements! {
    [L, U, How] AsList<L, U, How> where [
        L: WgslList<Element: ConvertElementTo<U, How>>,
        U: WgslDecode + FixedFootprint + ArrayElement,
    ] [];
    [L, U] CastList<L, U> where [
        L: WgslList<Element: NoUninit + AnyBitPattern>,
        U: WgslDecode + ArrayElement + NoUninit + AnyBitPattern,
    ] [];
}
