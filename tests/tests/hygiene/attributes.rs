//! Attributes of the user's on fields and structs, and names that only one of
//! the two languages reserves.

use ::renamed::WgslLayout;
use ::std::prelude::v1::{Clone, Copy, Debug, Default, PartialEq};

// Fields that are not there, and attributes that are given under a condition.
#[derive(WgslLayout, Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(test, wgsl(crate = "::renamed"))]
#[cfg_attr(not(test), wgsl(no_such_attribute))]
struct Conditional {
    #[cfg(not(test))]
    gone: no::such::Type,
    #[cfg(test)]
    a: u32,
    #[cfg_attr(test, wgsl(align(32)))]
    b: f32,
    #[cfg(not(test))]
    last: f64,
}

#[test]
fn cfg_on_fields() {
    ::std::assert_eq!(
        Conditional::WGSL,
        "struct Conditional {\n    a: u32,\n    @align(32) b: f32,\n}\n"
    );
    ::std::assert_eq!(Conditional::default().to_bytes(), [0; 64]);
}

#[allow(deprecated)]
mod deprecated {
    use ::renamed::WgslLayout;

    /// A type that nobody should use any more.
    #[deprecated]
    #[derive(WgslLayout)]
    #[wgsl(crate = "::renamed")]
    pub(super) struct Old {
        pub(super) a: u32,
    }
}

/// The user has said nothing about the deprecation of these fields, and an
/// expansion that reads them says nothing either.
#[derive(WgslLayout)]
#[wgsl(crate = "::renamed")]
struct Fields {
    #[deprecated(note = "use `b`")]
    a: u32,
    #[deprecated]
    #[wgsl(skip)]
    skipped: u32,
    b: u32,
}

#[test]
#[allow(deprecated)]
fn deprecated_fields() {
    let fields = Fields {
        a: 1,
        skipped: 2,
        b: 3,
    };
    ::std::assert_eq!(fields.to_bytes(), [1, 0, 0, 0, 3, 0, 0, 0]);
    ::std::assert_eq!((fields.a, fields.skipped, fields.b), (1, 2, 3));
    ::std::assert_eq!(<deprecated::Old as WgslLayout>::LAYOUT.size(), 4);
    ::std::assert_eq!(deprecated::Old { a: 1 }.a, 1);
}

// Raw identifiers lose their mark; those that WGSL reserves have another name
// there.
#[derive(WgslLayout)]
#[wgsl(crate = "::renamed", rename = "Type")]
#[allow(non_camel_case_types)]
struct r#struct {
    r#in: u32,
    r#dyn: u32,
    r#plain: u32,
    #[wgsl(rename = "type_")]
    r#type: u32,
    #[wgsl(rename = "ref_")]
    r#ref: ::std::vec::Vec<u32>,
}

#[test]
fn raw_identifiers() {
    ::std::assert_eq!(
        r#struct::WGSL,
        "struct Type {\n    in: u32,\n    dyn: u32,\n    plain: u32,\n    type_: u32,\n    ref_: array<u32>,\n}\n"
    );
    let raw = r#struct {
        r#in: 1,
        r#dyn: 2,
        plain: 3,
        r#type: 4,
        r#ref: ::std::vec![5],
    };
    ::std::assert_eq!(raw.to_bytes().len(), 20);
}

/// Attributes of other derives, of rustc and of tools, beside ours.
#[derive(WgslLayout, Clone, Copy, Debug, Default, PartialEq)]
#[repr(C, align(16))]
#[non_exhaustive]
#[must_use]
#[wgsl(crate = "::renamed")]
struct Decorated {
    /** A block comment,
    in two lines. */
    #[doc(hidden)]
    #[doc(alias = "other")]
    a: u32,
    #[allow(clippy::struct_field_names)]
    #[doc = "Made of"]
    #[doc = concat!("a macro in a doc is ", "passed over")]
    b: f32,
}

#[test]
fn other_attributes() {
    ::std::assert!(Decorated::WGSL.contains("    // Made of\n    b: f32,\n"));
    ::std::assert!(Decorated::WGSL.contains("in two lines."));
    ::std::assert_eq!(
        Decorated { a: 1, b: 0.0 }.to_bytes(),
        [1, 0, 0, 0, 0, 0, 0, 0]
    );
}
