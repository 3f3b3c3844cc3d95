//! Matrices of rows as the matrix that would have their rows for columns.
//!
//! Owns: which those are, and the words. Must not know: the crates, which list
//! their types in `math/`.
//!
//! `as` would take them by the array that they turn into, and nobody would see
//! that the shader has them transposed.

use super::identity::Same;
use crate::list::WgslList;

/// A matrix of rows whose rows would be the columns of a `U`; arrays and lists of
/// such.
pub trait RowsForColumns<U: ?Sized> {}

impl<F: RowsForColumns<U>, U, const N: usize> RowsForColumns<[U; N]> for [F; N] {}
impl<L: WgslList<Element: RowsForColumns<U>>, U> RowsForColumns<[U]> for L {}

/// A matrix of rows is not meant.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub struct Transposed;

/// What `Same` says of all others.
#[doc(hidden)]
pub trait NotTransposed {
    const ORDER: () = ();
}

impl<F: ?Sized, U: ?Sized> NotTransposed for Same<F, U> {}

impl<F: RowsForColumns<U>, U: ?Sized> Same<F, U> {
    /// For [`assert_columns`].
    pub const ORDER: Transposed = Transposed;
}

/// What `ORDER` may be.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "the rows of `{F}` would be the columns of `{U}`",
    label = "this is the matrix transposed",
    note = "mint says rows first and WGSL columns first: a `RowMatrix3x4<f32>` is a `mat4x3f`, and is turned on the way",
    note = "matrices of rows are turned if they are of `f32` or `f16`; of `f64` use a `ColumnMatrix`, which `.into()` makes",
    note = "if the shader is to see it transposed, name a module with two functions, `to_wgsl` and `from_wgsl`: `#[wgsl(with = module)]`"
)]
pub trait Columns<F: ?Sized, U: ?Sized> {}

#[diagnostic::do_not_recommend]
impl<F: ?Sized, U: ?Sized> Columns<F, U> for () {}

/// An error of the compiler if a field of type `F` would be transposed as a `U`.
#[doc(hidden)]
pub const fn assert_columns<F: ?Sized, U: ?Sized, O: Columns<F, U> + Copy>(_: O) {}

/// The matrices of rows, and what they are not.
#[allow(unused_macros)]
macro_rules! rows_for_columns {
    ($($ty:ty => $matrix:ident;)*) => {$(
        impl $crate::convert::rows::RowsForColumns<$crate::types::$matrix> for $ty {}
    )*};
}
#[allow(unused_imports)]
pub(crate) use rows_for_columns;
