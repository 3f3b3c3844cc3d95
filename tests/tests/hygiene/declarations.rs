//! Every kind of member without a prelude, and structs in all places.

use ::renamed::WgslLayout;
use ::std::prelude::v1::{From, Ok, Vec};

#[derive(WgslLayout)]
#[wgsl(crate = "::renamed")]
struct Inner {
    a: ::glam::Vec3,
    b: [::half::f16; 5],
    c: ::core::sync::atomic::AtomicU32,
}

/// Documented.
#[derive(WgslLayout)]
#[wgsl(crate = "::renamed")]
struct Outer {
    /// A number.
    #[wgsl(size(20))]
    a: f32,
    #[wgsl(align(32), rename = "other")]
    b: ::std::boxed::Box<u32>,
    #[wgsl(skip)]
    c: ::std::string::String,
    d: [Inner; 2],
    e: ::renamed::types::mat3x2f,
    f: Vec<Inner>,
}

#[derive(WgslLayout)]
#[wgsl(crate = "::renamed")]
struct Borrowing<'a> {
    a: &'a u32,
    b: &'a [::glam::Vec4],
}

#[derive(WgslLayout)]
#[wgsl(crate = "::renamed", uniform, no_padding, zero_copy, max_size(16))]
struct Exact {
    a: ::glam::Vec4,
}

#[derive(WgslLayout)]
#[wgsl(crate = "::renamed", uniform(pad, webgl2))]
struct Padded<'a> {
    a: f32,
    b: Exact,
    #[wgsl(align(32), size(8))]
    c: &'a u32,
}

#[derive(WgslLayout)]
#[wgsl(crate = "::renamed", uniform(pad), no_padding, max_size(64))]
struct Ring<T, const N: usize> {
    #[wgsl(align(16), size(64))]
    a: [T; N],
}

::renamed::assert_uniform!(Padded<'static>, webgl2);
::renamed::assert_uniform!(Ring<::glam::Vec4, 4>);

const MODULE: &str = ::renamed::wgsl!(Outer, Borrowing<'static>; "const A = 1;\n");

#[test]
fn all_of_it_works() {
    ::std::assert!(MODULE.starts_with("enable f16;\n"));
    ::std::assert!(MODULE.contains("@align(32) other: u32"));
    ::std::assert!(MODULE.ends_with("const A = 1;\n"));
    let inner = || Inner {
        a: ::glam::Vec3::ONE,
        b: [::half::f16::ONE; 5],
        c: ::core::sync::atomic::AtomicU32::new(3),
    };
    let outer = Outer {
        a: 1.0,
        b: ::std::boxed::Box::new(2),
        c: ::std::string::String::new(),
        d: [inner(), inner()],
        e: ::renamed::types::mat3x2f::from([[1.0; 2]; 3]),
        f: ::std::vec![inner(), inner()],
    };
    ::std::assert_eq!(outer.c, "");
    let bytes = outer.to_bytes();
    ::std::assert_eq!(bytes.len(), outer.byte_len());
    let Ok(again) = <Outer as ::renamed::WgslDecode>::read_from(&bytes) else {
        ::std::panic!("what was written can be read");
    };
    ::std::assert_eq!(again.to_bytes(), bytes);
    let borrowing = Borrowing {
        a: &1,
        b: &[::glam::Vec4::ONE],
    };
    ::std::assert_eq!(borrowing.byte_len(), 32);
}

/// In a function, in a block of it, in a constant.
#[test]
fn structs_in_all_places() {
    #[derive(WgslLayout)]
    #[wgsl(crate = "::renamed")]
    struct InFunction {
        a: u32,
    }
    #[derive(WgslLayout)]
    #[wgsl(crate = "::renamed")]
    struct OfLocals {
        a: InFunction,
        b: [InFunction; 3],
    }
    const SIZE: usize = {
        #[derive(WgslLayout)]
        #[wgsl(crate = "::renamed")]
        struct InConstant {
            a: Inner,
            b: u32,
        }
        <InConstant as WgslLayout>::LAYOUT.size()
    };
    let locals = OfLocals {
        a: InFunction { a: 7 },
        b: [const { InFunction { a: 8 } }; 3],
    };
    ::std::assert_eq!(locals.to_bytes()[..8], [7, 0, 0, 0, 8, 0, 0, 0]);
    ::std::assert_eq!(SIZE, 48);
}
