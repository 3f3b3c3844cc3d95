//! Public structs with private insides: neither E0446 nor a lint.

#![allow(dead_code)]

use ::renamed::WgslLayout;
use ::std::prelude::v1::Vec;

/// What users see.
pub mod public {
    use ::renamed::WgslLayout;
    use ::std::prelude::v1::{Box, Vec};

    #[derive(WgslLayout, Clone)]
    #[wgsl(crate = "::renamed")]
    struct Private {
        a: u32,
    }

    #[derive(WgslLayout)]
    #[wgsl(crate = "::renamed")]
    struct PrivateGeneric<T, const N: usize> {
        a: [T; N],
    }

    /// A private type in the middle and at the end.
    #[derive(WgslLayout)]
    #[wgsl(crate = "::renamed")]
    pub struct Plain {
        first: Private,
        last: Private,
    }

    /// A list of private ones.
    #[derive(WgslLayout)]
    #[wgsl(crate = "::renamed")]
    pub struct List {
        first: Private,
        last: Vec<Private>,
    }

    /// An array of them.
    #[derive(WgslLayout)]
    #[wgsl(crate = "::renamed")]
    pub struct Array {
        first: [Private; 2],
        last: [[Private; 2]; 2],
    }

    /// Generic over a type.
    #[derive(WgslLayout)]
    #[wgsl(crate = "::renamed")]
    pub struct Generic<T> {
        first: PrivateGeneric<T, 2>,
        middle: Private,
        last: PrivateGeneric<T, 3>,
    }

    /// Generic over a number.
    #[derive(WgslLayout)]
    #[wgsl(crate = "::renamed")]
    pub struct ConstGeneric<const N: usize> {
        first: [Private; N],
        last: PrivateGeneric<f32, N>,
    }

    /// Generic, with a private type at the end that is not.
    #[derive(WgslLayout)]
    #[wgsl(crate = "::renamed")]
    pub struct PrivateEnd<T> {
        first: T,
        last: Vec<Private>,
    }

    /// With a lifetime.
    #[derive(WgslLayout)]
    #[wgsl(crate = "::renamed")]
    pub struct Borrowing<'a> {
        first: &'a Private,
        last: &'a [Private],
    }

    /// With all of it.
    #[derive(WgslLayout)]
    #[wgsl(crate = "::renamed")]
    pub struct Everything<'a, T, const N: usize> {
        first: &'a PrivateGeneric<T, N>,
        middle: [Private; N],
        boxed: Box<Private>,
        last: &'a [PrivateGeneric<T, N>],
    }

    /// Visible in part of the crate.
    #[derive(WgslLayout)]
    #[wgsl(crate = "::renamed")]
    pub(in crate::privacy) struct Restricted {
        first: u32,
        last: Private,
    }

    /// Skipping a private type.
    #[derive(WgslLayout)]
    #[wgsl(crate = "::renamed")]
    pub struct Skipping {
        first: u32,
        #[wgsl(skip)]
        skipped: Hidden,
    }

    #[derive(Default)]
    struct Hidden;

    /// The numbers of an instance of each.
    #[must_use]
    pub fn sizes() -> Vec<usize> {
        ::std::vec![
            <Plain as WgslLayout>::LAYOUT.size(),
            <List as WgslLayout>::LAYOUT.size(),
            <Array as WgslLayout>::LAYOUT.size(),
            <Generic<u32> as WgslLayout>::LAYOUT.size(),
            <ConstGeneric<5> as WgslLayout>::LAYOUT.size(),
            <PrivateEnd<u32> as WgslLayout>::LAYOUT.size(),
            <Borrowing<'_> as WgslLayout>::LAYOUT.size(),
            <Everything<'_, u32, 2> as WgslLayout>::LAYOUT.size(),
            <Restricted as WgslLayout>::LAYOUT.size(),
            <Skipping as WgslLayout>::LAYOUT.size(),
        ]
    }
}

#[test]
fn public_structs_of_private_types() {
    let sizes: Vec<usize> = public::sizes();
    ::std::assert_eq!(sizes, [8, 8, 24, 24, 40, 8, 8, 28, 8, 4]);
    ::std::assert!(<public::List as WgslLayout>::LAYOUT.is_runtime_sized());
    ::std::assert!(<public::PrivateEnd<f32> as WgslLayout>::LAYOUT.is_runtime_sized());
    ::std::assert!(!<public::ConstGeneric<5> as WgslLayout>::LAYOUT.is_runtime_sized());
}

/// They can be members of another struct wherever that is legal.
#[derive(WgslLayout)]
#[wgsl(crate = "::renamed")]
pub struct Holder {
    a: public::Plain,
    b: [public::Generic<u32>; 2],
    c: public::ConstGeneric<1>,
    d: public::Restricted,
    e: Vec<public::Array>,
}

#[test]
fn structs_of_such_structs() {
    ::std::assert_eq!(<Holder as WgslLayout>::LAYOUT.offset_of("e"), 72);
}
