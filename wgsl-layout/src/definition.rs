//! `Definition`: what a derive says about a struct, in one constant.
//!
//! Owns: the parts. Must not know: what is made of them.
//!
//! A constant costs a program as much as a function, in each of its structs, so
//! there is one, and what follows from it are provided constants of the trait.

use crate::codec::Skipped;
use crate::layout::Argument;
use crate::layout::member::Member;

/// A struct as its derive sees it. The fields are public for expansions only: a
/// literal is cheaper to compile than a call.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Definition {
    /// The WGSL name without generic arguments.
    pub name: &'static str,
    pub arguments: &'static [Argument],
    /// The lines of its comment in WGSL, as they are.
    pub comment: &'static str,
    /// The path of the Rust type, to tell two structs of one name apart.
    pub rust_path: &'static str,
    /// Whether errors of its own tell where it may not be uniform.
    pub declared_uniform: bool,
    pub rust_size: usize,
    /// The members, placed.
    pub members: &'static [Member],
    /// All other fields.
    pub skipped: &'static [Skipped],
}

impl Definition {
    /// That of types that are not structs with a derive.
    pub(crate) const NONE: &'static Self = &Self {
        name: "",
        arguments: &[],
        comment: "",
        rust_path: "",
        declared_uniform: false,
        rust_size: 0,
        members: &[],
        skipped: &[],
    };
}
