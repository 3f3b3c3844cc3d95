//! A user's crate at its strictest: no prelude, no unsafe code, every warning an
//! error, pedantic too, and the dependency under another name.

#![no_implicit_prelude]
#![forbid(unsafe_code)]
#![deny(warnings)]
#![deny(clippy::all, clippy::pedantic)]

extern crate wgsl_layout as renamed;
// An expansion that looks for the crate under its own name finds this one.
#[allow(unused_extern_crates)]
extern crate core as wgsl_layout;

#[path = "hygiene/attributes.rs"]
mod attributes;
#[path = "hygiene/declarations.rs"]
mod declarations;
#[path = "hygiene/generics.rs"]
mod generics;
#[path = "hygiene/inherent.rs"]
mod inherent;
#[path = "hygiene/macros.rs"]
mod macros;
#[path = "hygiene/privacy.rs"]
pub mod privacy;
#[path = "hygiene/shadowed.rs"]
mod shadowed;
