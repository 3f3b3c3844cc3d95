//! `Derives`: which of the derives stand on a type.
//!
//! Owns: the answer, for derives that pass over each other's attributes. Must
//! not know: attributes.

use core::marker::PhantomData;

use super::fragment_output::WgslFragmentOutput;
use super::inter_stage::WgslInterStage;
use super::vertex_input::WgslVertexInput;
use crate::traits::WgslLayout;

/// Tells whether a type has a trait, by way of which constant is found: an
/// inherent one goes before that of a trait.
pub struct Derives<T: ?Sized>(PhantomData<T>);

impl<T: ?Sized + WgslLayout> Derives<T> {
    /// Whether it has `WgslLayout`.
    pub const LAYOUT: bool = true;
}

impl<T: WgslVertexInput> Derives<T> {
    /// Whether it has `WgslVertexInput`.
    pub const VERTEX_INPUT: bool = true;
}

impl<T: ?Sized + WgslInterStage> Derives<T> {
    /// Whether it has `WgslInterStage`.
    pub const INTER_STAGE: bool = true;
}

impl<T: ?Sized + WgslFragmentOutput> Derives<T> {
    /// Whether it has `WgslFragmentOutput`.
    pub const FRAGMENT_OUTPUT: bool = true;
}

/// What is found otherwise.
pub trait DerivesNothing {
    /// Whether it has `WgslLayout`.
    const LAYOUT: bool = false;
    /// Whether it has `WgslVertexInput`.
    const VERTEX_INPUT: bool = false;
    /// Whether it has `WgslInterStage`.
    const INTER_STAGE: bool = false;
    /// Whether it has `WgslFragmentOutput`.
    const FRAGMENT_OUTPUT: bool = false;
}

impl<T: ?Sized> DerivesNothing for Derives<T> {}

/// Demands that some derive of the type reads an attribute.
///
/// # Panics
///
/// If none does, with the message.
#[track_caller]
pub const fn attribute_is_read(read: bool, message: &str) {
    assert!(read, "{}", message);
}
