//! Host-shareable types that Rust and this crate have: one file a kind.
//!
//! Owns: which Rust type is which WGSL type. Must not know: how bytes are moved.
#![doc = include_str!("types.md")]

pub(crate) mod array_length;
pub(crate) mod atomic;
pub(crate) mod list;
pub(crate) mod matrix;
pub(crate) mod packed;
pub(crate) mod reference;
pub(crate) mod scalar;
pub(crate) mod vector;

pub use array_length::ArrayLength;
pub use matrix::*;
pub use packed::*;
pub use vector::*;
