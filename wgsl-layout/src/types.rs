//! Host-shareable types that Rust and this crate have: one file a kind.
//!
//! Owns: which Rust type is which WGSL type. Must not know: how bytes are moved.

pub(crate) mod atomic;
pub(crate) mod matrix;
pub(crate) mod reference;
pub(crate) mod scalar;
pub(crate) mod vector;

pub use matrix::*;
pub use vector::*;
