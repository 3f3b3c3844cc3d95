//! A user's own things under the names that expansions need.

#![allow(non_camel_case_types, dead_code)]

use ::renamed::WgslLayout as Layout_;

// Types of the prelude and primitive types, as somebody else's.
struct Option;
struct Some;
struct None;
struct Result;
struct Ok;
struct Err;
struct String;
struct Box;
struct Default;
struct Sized;
struct Copy;
struct Clone;
struct Iterator;
struct PhantomData;
struct Layout;
struct Member;
struct WgslLayout;
struct WgslDecode;
struct str;
struct usize;
struct u8;
struct i128;
struct bool;

/// A struct of the user's under the name of a list.
#[derive(Layout_)]
#[wgsl(crate = "::renamed")]
struct Vec {
    x: f32,
    y: f32,
}

mod core {}
mod std {}
mod alloc {}
mod renamed {}
mod wgsl_layout {}
mod __private {}

#[derive(Layout_)]
#[wgsl(crate = "::renamed")]
struct Uses {
    /// With a doc.
    #[wgsl(align(16))]
    a: Vec,
    b: [Vec; 3],
    #[wgsl(skip)]
    c: ::core::primitive::u8,
    d: ::std::vec::Vec<Vec>,
}

#[derive(Layout_)]
#[wgsl(crate = "::renamed")]
struct Generic<T, const N: ::core::primitive::usize> {
    a: [T; N],
    b: ::std::vec::Vec<T>,
}

#[test]
fn nothing_is_found_by_its_bare_name() {
    let uses = Uses {
        a: Vec { x: 1.0, y: 2.0 },
        b: [const { Vec { x: 3.0, y: 4.0 } }; 3],
        c: 5,
        d: ::std::vec![Vec { x: 6.0, y: 7.0 }],
    };
    ::std::assert_eq!(uses.to_bytes().len(), 48);
    ::std::assert_eq!(uses.c, 5);
    ::std::assert_eq!(<Uses as Layout_>::LAYOUT.offset_of("d"), 32);
    ::std::assert_eq!(<Generic<Vec, 2> as Layout_>::WGSL_TYPE, "Generic_Vec_2");
}
