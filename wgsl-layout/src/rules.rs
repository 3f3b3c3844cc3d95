//! The rules that a layout may be held to: those of the uniform address space,
//! and those that every WGSL type has to keep.
//!
//! Owns: which rule sets there are, and the verdicts, which are data
//! ([`Violation`]). Must not know: how offsets come about. A rule never changes
//! a layout; `repair` asks for more `@size` and has everything placed again.

mod assertion;
mod explain;
mod path;
mod repair;
mod uniform;
mod validity;
mod violation;

pub(crate) use assertion::assert_as_bytes;
pub use assertion::{assert_max_size, assert_no_padding, assert_zero_copy};
pub use explain::{
    assert_layout, check_align, check_last, check_member, check_member_of, check_size,
    check_uniform_member, may_break_a_rule,
};
pub use path::MemberPath;
pub use repair::{place_present, place_uniform, present, repair};
pub use validity::violation as validity;
pub use violation::{Violation, ViolationKind};

use crate::layout::Layout;

/// What a uniform buffer is held to.
///
/// A layout does not depend on the address space, only its validity does: see
/// [`Layout::check`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RuleSet {
    /// The rules of the uniform address space as every implementation has them:
    /// array strides are multiples of 16 bytes, structs and arrays start at
    /// multiples of 16, what follows a struct starts behind its size rounded up
    /// to 16; no atomics, and no runtime-sized arrays.
    ///
    /// Specification: [address space layout constraints](https://www.w3.org/TR/WGSL/#address-space-layout-constraints).
    Strict,
    /// The strict rules, and the size of the whole is a multiple of 16 bytes, as
    /// WebGL 2 wants it of every uniform binding.
    WebGl2,
    /// The rules with the language feature `uniform_buffer_standard_layout`:
    /// those of storage buffers, without atomics and runtime-sized arrays.
    ///
    /// Specification: [language extensions](https://www.w3.org/TR/WGSL/#language-extensions-sec).
    StandardLayout,
}

impl RuleSet {
    /// Whether structs and arrays have constraints of their own.
    const fn is_strict(self) -> bool {
        !matches!(self, Self::StandardLayout)
    }
}

impl Layout {
    /// Whether a value of this layout may be in the uniform address space.
    ///
    /// # Errors
    ///
    /// The first rule of the set that the layout breaks.
    ///
    /// ```
    /// use wgsl_layout::{RuleSet, ViolationKind, WgslLayout};
    ///
    /// #[derive(WgslLayout)]
    /// struct Kernel {
    ///     weights: [f32; 9],
    /// }
    ///
    /// let violation = Kernel::LAYOUT.check(RuleSet::Strict).unwrap_err();
    /// assert_eq!(violation.path().to_string(), "weights");
    /// assert!(matches!(violation.kind(), ViolationKind::ArrayStride { stride: 4, .. }));
    /// assert_eq!(Kernel::LAYOUT.check(RuleSet::StandardLayout), Ok(()));
    /// ```
    // The error is big because it can say where, and small enough for a check.
    #[allow(clippy::result_large_err)]
    pub const fn check(&self, rules: RuleSet) -> Result<(), Violation> {
        match uniform::find(self, rules) {
            Some(found) => Err(found.violation),
            None => Ok(()),
        }
    }
}

/// Fails the build unless a type keeps the rules of the uniform address space.
///
/// `#[wgsl(uniform)]` does so at the definition of a struct, and points at the
/// member; this macro is for everything else: instances of generic structs,
/// arrays, types of other crates. It can stand wherever an item can.
///
/// A second argument chooses the rules: `strict`, which is the default,
/// `webgl2` or `standard_layout`; see [`RuleSet`].
///
/// ```
/// use wgsl_layout::{WgslLayout, assert_uniform};
///
/// #[derive(WgslLayout)]
/// struct Ring<T, const N: usize> {
///     head: u32,
///     #[wgsl(align(16))]
///     slots: [T; N],
/// }
///
/// assert_uniform!(Ring<glam::Vec4, 8>);
/// assert_uniform!(Ring<f32, 8>, standard_layout);
/// ```
///
/// ```compile_fail
/// # use wgsl_layout::{WgslLayout, assert_uniform};
/// assert_uniform!([f32; 8]);
/// ```
///
/// In a function, of its own parameter, it is
/// `const { assert!(T::UNIFORM.is_ok()) }`.
#[macro_export]
macro_rules! assert_uniform {
    ($ty:ty $(,)?) => {
        $crate::assert_uniform!($ty, strict);
    };
    ($ty:ty, strict $(,)?) => {
        $crate::assert_uniform!(@ $ty, Strict);
    };
    ($ty:ty, webgl2 $(,)?) => {
        $crate::assert_uniform!(@ $ty, WebGl2);
    };
    ($ty:ty, standard_layout $(,)?) => {
        $crate::assert_uniform!(@ $ty, StandardLayout);
    };
    (@ $ty:ty, $rules:ident) => {
        const _: () = $crate::__private::assert_layout(
            <$ty as $crate::__private::WgslLayout>::LAYOUT,
            $crate::RuleSet::$rules,
        );
    };
}
