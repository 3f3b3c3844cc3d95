//! Matrices of math crates as smaller ones: of a `Mat4` the `mat3x3f` that its
//! leading columns and rows are.
//!
//! Owns: which matrix leads which. Must not know: the crates, which list their
//! types in `math/`, or how a matrix of theirs lies in memory.
//!
//! Such a type has a layout of its own, so its bytes in WGSL are asked for, and
//! the smaller matrix is made of those. A matrix of rows has been turned by then,
//! which the array that it turns into has not: where its rows would become
//! columns, its own way goes first or there is an error.

use super::identity::{Same, SameElement};
use super::list::AsList;
use super::{Each, EncodeAs, Word};
use crate::footprint::FixedFootprint;
use crate::list::WgslList;
use crate::traits::{ArrayElement, Facts, LastStructMember, WgslDecode};
use crate::types::{
    mat2x2f, mat2x3f, mat2x4f, mat3x2f, mat3x3f, mat3x4f, mat4x2f, mat4x3f, mat4x4f,
};
#[cfg(feature = "half-2")]
use crate::types::{
    mat2x2h, mat2x3h, mat2x4h, mat3x2h, mat3x3h, mat3x4h, mat4x2h, mat4x3h, mat4x4h,
};

/// A matrix of a math crate, or of `impl_matrix!`.
#[doc(hidden)]
pub trait Host: WgslDecode + FixedFootprint {
    /// What it is in WGSL.
    type Whole: WgslDecode + FixedFootprint;
}

/// Of the matrix of a math crate the leading columns and rows are meant; the
/// others are zero when decoded.
#[doc(hidden)]
pub enum LeadingOfHost {}

/// The matrix of a math crate is meant as what it is, or an array of columns as
/// the matrix of them. In a generic struct no other way to a matrix is taken:
/// whoever only turns into an array may mean one of rows.
#[doc(hidden)]
pub enum Itself {}

#[diagnostic::do_not_recommend]
impl<H: Host> EncodeAs<H::Whole, Itself> for H {
    #[inline]
    fn encode_as(&self) -> H::Whole {
        same_bytes(self)
    }
    #[inline]
    fn decode_as(value: H::Whole) -> Result<Self, &'static str> {
        Ok(same_bytes(&value))
    }
}

/// A matrix of a math crate that is a `U` in WGSL, or an array of them, of arrays
/// of them and so on.
pub trait Is<U>: ArrayElement + EncodeAs<U, Self::How> {
    /// The way there.
    type How;
}

impl<F: Is<U>, U, const N: usize> Is<[U; N]> for [F; N] {
    type How = Each<F::How>;
}

impl<F: Is<U>, U, const N: usize> Same<[F; N], [U; N]> {
    /// The facts of the array itself.
    pub const FACTS: Option<&'static Facts> = Some(<[F; N] as LastStructMember>::FACTS);
}

impl<L, F, U, const N: usize> SameElement<L, [U; N]> for [F; N]
where
    L: WgslList<Element = Self>,
    F: Is<U>,
    [U; N]: WgslDecode + FixedFootprint + ArrayElement,
{
    const FACTS: &'static Facts = <AsList<L, [U; N], Each<F::How>> as LastStructMember>::FACTS;
}

impl<L, U, const N: usize> Same<L, [[U; N]]>
where
    L: WgslList<Element: SameElement<L, [U; N]>>,
{
    /// The facts of a list of arrays of such matrices.
    pub const FACTS: Option<&'static Facts> = Some(<L::Element as SameElement<L, [U; N]>>::FACTS);
}

/// The facts of a list of such matrices.
#[allow(dead_code)] // Without a math crate there is none.
pub(crate) const fn list_facts<L: WgslList<Element: Host>>() -> &'static Facts
where
    <L::Element as Host>::Whole: ArrayElement,
{
    <AsList<L, <L::Element as Host>::Whole, Itself> as LastStructMember>::FACTS
}

/// A matrix that starts with a `U`.
pub trait Leads<U>: WgslDecode + FixedFootprint {
    fn leading(self) -> U;
    fn widened(leading: U) -> Self;
}

#[diagnostic::do_not_recommend]
impl<H, U> EncodeAs<U, Word<LeadingOfHost>> for H
where
    H: Host<Whole: Leads<U>>,
{
    #[inline]
    fn encode_as(&self) -> U {
        same_bytes::<H, H::Whole>(self).leading()
    }
    #[inline]
    fn decode_as(value: U) -> Result<Self, &'static str> {
        Ok(same_bytes::<H::Whole, H>(&H::Whole::widened(value)))
    }
}

/// The value of another type that has the same bytes in WGSL. Both are numbers,
/// of which any are a value.
#[inline]
pub(crate) fn same_bytes<A: WgslDecode, B: WgslDecode + FixedFootprint>(value: &A) -> B {
    // Those of a `mat4x4f`, which is the largest.
    let mut bytes = [0; 64];
    let written = value.write_into(&mut bytes);
    match (written, B::read_from(&bytes)) {
        (Ok(_), Ok(value)) => value,
        _ => unreachable!("two matrices of one layout"),
    }
}

macro_rules! leads {
    ($($narrow:ident of $rows:literal rows: $($wide:ident),+;)*) => {$($(
        impl Leads<$narrow> for $wide {
            #[inline]
            fn leading(self) -> $narrow {
                $narrow(core::array::from_fn(|column| {
                    core::array::from_fn(|row| self.0[column][row])
                }))
            }
            #[inline]
            fn widened(leading: $narrow) -> Self {
                let mut wide = Self::default();
                for (to, from) in wide.0.iter_mut().zip(&leading.0) {
                    to[..$rows].copy_from_slice(from);
                }
                wide
            }
        }
    )+)*};
}
leads! {
    mat2x2f of 2 rows: mat2x3f, mat2x4f, mat3x2f, mat3x3f, mat3x4f, mat4x2f, mat4x3f, mat4x4f;
    mat2x3f of 3 rows: mat2x4f, mat3x3f, mat3x4f, mat4x3f, mat4x4f;
    mat2x4f of 4 rows: mat3x4f, mat4x4f;
    mat3x2f of 2 rows: mat3x3f, mat3x4f, mat4x2f, mat4x3f, mat4x4f;
    mat3x3f of 3 rows: mat3x4f, mat4x3f, mat4x4f;
    mat3x4f of 4 rows: mat4x4f;
    mat4x2f of 2 rows: mat4x3f, mat4x4f;
    mat4x3f of 3 rows: mat4x4f;
}
#[cfg(feature = "half-2")]
leads! {
    mat2x2h of 2 rows: mat2x3h, mat2x4h, mat3x2h, mat3x3h, mat3x4h, mat4x2h, mat4x3h, mat4x4h;
    mat2x3h of 3 rows: mat2x4h, mat3x3h, mat3x4h, mat4x3h, mat4x4h;
    mat2x4h of 4 rows: mat3x4h, mat4x4h;
    mat3x2h of 2 rows: mat3x3h, mat3x4h, mat4x2h, mat4x3h, mat4x4h;
    mat3x3h of 3 rows: mat3x4h, mat4x3h, mat4x4h;
    mat3x4h of 4 rows: mat4x4h;
    mat4x2h of 2 rows: mat4x3h, mat4x4h;
    mat4x3h of 3 rows: mat4x4h;
}

/// Matrices of math crates that no array turns into, as what they are. The others
/// have this from the arrays.
#[allow(unused_macros)]
macro_rules! hosts_without_arrays {
    ($($ty:ty => $whole:ident;)*) => {
        $crate::convert::host::hosts! { $($ty => $whole;)* }
        $(
            #[diagnostic::do_not_recommend]
            impl $crate::convert::EncodeAs<$crate::types::$whole, $crate::convert::Word<$crate::convert::host::Itself>> for $ty {
                #[inline]
                fn encode_as(&self) -> $crate::types::$whole {
                    $crate::convert::host::same_bytes(self)
                }
                #[inline]
                fn decode_as(value: $crate::types::$whole) -> Result<Self, &'static str> {
                    Ok($crate::convert::host::same_bytes(&value))
                }
            }
        )*
    };
}
#[allow(unused_imports)]
pub(crate) use hosts_without_arrays;

/// Matrices of math crates, and what they are in WGSL: that and what it starts
/// with they can be.
#[allow(unused_macros)]
macro_rules! hosts {
    ($($ty:ty => $whole:ident;)*) => {$(
        impl $crate::convert::host::Host for $ty {
            type Whole = $crate::types::$whole;
        }
        impl $crate::convert::identity::Same<$ty, $crate::types::$whole> {
            /// The facts of the type itself.
            pub const FACTS: Option<&'static $crate::traits::Facts> =
                Some(<$ty as $crate::traits::LastStructMember>::FACTS);
        }
        impl $crate::convert::host::Is<$crate::types::$whole> for $ty {
            type How = $crate::convert::host::Itself;
        }
        impl<L> $crate::convert::identity::SameElement<L, $crate::types::$whole> for $ty
        where
            L: $crate::list::WgslList<Element = Self>,
        {
            const FACTS: &'static $crate::traits::Facts =
                $crate::convert::host::list_facts::<L>();
        }
    )*};
}
#[allow(unused_imports)]
pub(crate) use hosts;
