//! A user's crate at its strictest: no prelude, no unsafe code, every warning an
//! error, pedantic too, and the dependency under another name.

#![no_implicit_prelude]
#![forbid(unsafe_code)]
#![deny(warnings)]
#![deny(clippy::all, clippy::pedantic)]
// What rustc allows unless somebody asks.
#![deny(
    elided_lifetimes_in_paths,
    explicit_outlives_requirements,
    keyword_idents,
    let_underscore_drop,
    macro_use_extern_crate,
    meta_variable_misuse,
    non_ascii_idents,
    redundant_lifetimes,
    single_use_lifetimes,
    trivial_casts,
    trivial_numeric_casts,
    unit_bindings,
    unnameable_types,
    unsafe_op_in_unsafe_fn,
    unused_import_braces,
    unused_lifetimes,
    unused_macro_rules,
    unused_qualifications,
    unused_results,
    variant_size_differences
)]

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
#[path = "hygiene/stages.rs"]
mod stages;
