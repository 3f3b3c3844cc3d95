//! Types that are another one in WGSL, by way of safe functions: what `as`,
//! `with`, `transparent` and the `impl_` macros stand on.
//!
//! Owns: the two traits and the wrapper. Must not know: which conversions there
//! are (`convert/`), or how bytes are moved.

pub(crate) mod host;
pub(crate) mod identity;
pub(crate) mod list;
pub(crate) mod macros;
pub(crate) mod matrix;
pub(crate) mod rows;
pub(crate) mod scalar;
pub(crate) mod small;
pub(crate) mod through;
pub(crate) mod vector;

use core::marker::PhantomData;

use crate::footprint::FixedFootprint;
use crate::traits::{Facts, LastStructMember, WgslDecode};

/// A type that is encoded as a value of another one. Whatever the two functions
/// return, its bytes are those of that value.
#[doc(hidden)]
pub trait Through: Sized {
    type Wgsl: WgslDecode + FixedFootprint;
    /// Whether `from_wgsl` never fails, so that nobody has to try.
    const TAKES_ALL: bool = false;
    fn to_wgsl(&self) -> Self::Wgsl;
    /// The error says what the bytes should have been.
    fn from_wgsl(value: Self::Wgsl) -> Result<Self, &'static str>;
}

/// A type that can be encoded as `U`; `How` tells apart the ways that types of
/// other crates may have to do it.
#[doc(hidden)]
pub trait EncodeAs<U, How>: Sized {
    fn encode_as(&self) -> U;
    fn decode_as(value: U) -> Result<Self, &'static str>;
}

/// `EncodeAs` once more: that expansions ask for this one keeps rustc from
/// explaining which of the many ways there is not, and why not.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be converted to `{U}` and back for upload",
    label = "no conversion from and to `{Self}`",
    note = "`as = vec3f` takes `Clone`, `Into<[f32; 3]>` and `From<[f32; 3]>`, and `as = mat3x3f` the same of an array of columns; where the type is generic, only the array itself, a matrix of a math crate or one of `impl_matrix!`",
    note = "`as = T` with a type of Rust takes `Clone`, `Into<T>` and `From<T>`, and `T` has a layout and a fixed footprint",
    note = "or name a module with two functions, `to_wgsl` and `from_wgsl`: `#[wgsl(with = module)]`"
)]
pub trait ConvertTo<U, How>: Sized {
    type Wgsl: WgslDecode + FixedFootprint;
    /// Of a field of this type.
    const FACTS: &'static Facts;
    fn to_wgsl(&self) -> Self::Wgsl;
    fn from_wgsl(value: Self::Wgsl) -> Result<Self, &'static str>;
}

#[diagnostic::do_not_recommend]
impl<F, U, How> ConvertTo<U, How> for F
where
    F: EncodeAs<U, How>,
    U: WgslDecode + FixedFootprint,
{
    type Wgsl = U;
    const FACTS: &'static Facts = <As<F, U, How> as LastStructMember>::FACTS;
    #[inline]
    fn to_wgsl(&self) -> U {
        self.encode_as()
    }
    #[inline]
    fn from_wgsl(value: U) -> Result<Self, &'static str> {
        F::decode_as(value)
    }
}

/// A field of type `F` that is a `U` in WGSL.
#[repr(transparent)]
pub(crate) struct As<F, U, How>(F, PhantomData<fn() -> (U, How)>);

impl<F, U, How> Through for As<F, U, How>
where
    F: ConvertTo<U, How>,
{
    type Wgsl = F::Wgsl;
    #[inline]
    fn to_wgsl(&self) -> F::Wgsl {
        self.0.to_wgsl()
    }
    #[inline]
    fn from_wgsl(value: F::Wgsl) -> Result<Self, &'static str> {
        F::from_wgsl(value).map(|field| Self(field, PhantomData))
    }
}

/// As a predeclared type, by one of the ways that there are for it.
#[doc(hidden)]
pub struct Word<How>(PhantomData<How>);

/// By `From` and `Into` of the very type, or of an array of just its numbers.
#[doc(hidden)]
pub enum Exact {}

#[diagnostic::do_not_recommend]
impl<F, U> EncodeAs<U, ByType> for F
where
    F: Clone + Into<U>,
    U: WgslDecode + FixedFootprint + Into<F>,
{
    #[inline]
    fn encode_as(&self) -> U {
        self.clone().into()
    }
    #[inline]
    fn decode_as(value: U) -> Result<Self, &'static str> {
        Ok(value.into())
    }
}

/// By `From` and `Into` of a Rust type that has a layout.
#[doc(hidden)]
pub enum ByType {}

/// Element by element.
#[doc(hidden)]
pub struct Each<How>(PhantomData<How>);

#[diagnostic::do_not_recommend]
impl<F, U, How, const N: usize> EncodeAs<[U; N], Each<How>> for [F; N]
where
    F: EncodeAs<U, How>,
{
    #[inline]
    fn encode_as(&self) -> [U; N] {
        core::array::from_fn(|i| self[i].encode_as())
    }
    fn decode_as(value: [U; N]) -> Result<Self, &'static str> {
        // Collecting `Result`s into an array is not stable.
        let mut wrong = None;
        let fields = value.map(|element| match F::decode_as(element) {
            Ok(field) => Some(field),
            Err(expected) => {
                wrong = Some(expected);
                None
            }
        });
        match wrong {
            Some(expected) => Err(expected),
            // All of them are `Some`.
            None => Ok(fields.map(|field| match field {
                Some(field) => field,
                None => unreachable!("an element that was converted"),
            })),
        }
    }
}

/// By two functions, which are types of their own.
#[doc(hidden)]
#[repr(transparent)]
pub struct With<F, U, To, From>(F, PhantomData<U>, PhantomData<(To, From)>);

impl<F, U, To, From> Through for With<F, U, To, From>
where
    U: WgslDecode + FixedFootprint,
    To: Fn(&F) -> U + Copy,
    From: Fn(U) -> F + Copy,
{
    type Wgsl = U;
    #[inline]
    fn to_wgsl(&self) -> U {
        crate::zero_copy::function::<To>()(&self.0)
    }
    #[inline]
    fn from_wgsl(value: U) -> Result<Self, &'static str> {
        let from = crate::zero_copy::function::<From>();
        Ok(Self(from(value), PhantomData, PhantomData))
    }
}

/// The facts of a field that is converted by two functions, whose types are
/// known by their values.
#[doc(hidden)]
pub const fn facts_with<F, U, To, From>(_: To, _: From) -> &'static Facts
where
    U: WgslDecode + FixedFootprint,
    To: Fn(&F) -> U + Copy,
    From: Fn(U) -> F + Copy,
{
    <With<F, U, To, From> as LastStructMember>::FACTS
}
