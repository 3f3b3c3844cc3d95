//! A user's inherent items under the names of the traits'.

use ::renamed::{WgslDecode, WgslLayout};
use ::std::prelude::v1::{Ok, Vec};

#[derive(WgslLayout)]
#[wgsl(crate = "::renamed")]
struct Own {
    a: u32,
    #[wgsl(skip)]
    b: Skipped,
    c: ::glam::Vec2,
}

/// Not what they seem to be.
#[allow(non_upper_case_globals, dead_code)]
impl Own {
    const LAYOUT: &'static str = "mine";
    const CODEC: u8 = 1;
    const MEMBERS: [u8; 2] = [1, 2];
    const ALIGN: &'static str = "mine";
    const MIN_BINDING_SIZE: u8 = 0;
    const WGSL: u8 = 0;
    const WGSL_TYPE: u8 = 0;
    const ZERO_COPY: &'static str = "mine";
    const UNIFORM: u8 = 0;
    const FACTS: u8 = 0;
    const RUNTIME_SIZED: u8 = 0;

    fn byte_len() -> u8 {
        1
    }
    fn write_into() {}
    fn write_with() {}
    fn to_bytes() {}
    fn as_bytes() {}
    fn read_from() {}
    fn read_into() {}
    fn __encode() {}
    fn __stream() {}
    fn __count() {}
    fn __fields() {}
    fn __decode() {}
}

/// A constant of this name decides elsewhere whether there is a default.
struct Skipped(u8);
#[allow(dead_code)]
impl Skipped {
    const VALUE: u8 = 1;
    fn default() {}
}
impl ::core::default::Default for Skipped {
    fn default() -> Self {
        Skipped(9)
    }
}

#[derive(WgslLayout)]
#[wgsl(crate = "::renamed")]
struct Outer {
    a: [Own; 2],
    b: Own,
    c: Vec<Own>,
}

#[test]
fn the_traits_items_are_used() {
    ::std::assert_eq!(<Own as WgslLayout>::LAYOUT.size(), 16);
    ::std::assert_eq!(<Own as WgslLayout>::ALIGN, 8);
    ::std::assert_eq!(<Outer as WgslLayout>::LAYOUT.size(), 64);
    ::std::assert_eq!(Own::LAYOUT, "mine");
    ::std::assert_eq!(Own::byte_len(), 1);
    let own = || Own {
        a: 1,
        b: Skipped(2),
        c: ::glam::Vec2::ONE,
    };
    let outer = Outer {
        a: [own(), own()],
        b: own(),
        c: ::std::vec![own()],
    };
    let bytes = outer.to_bytes();
    ::std::assert_eq!(bytes.len(), 64);
    let Ok(again) = <Outer as WgslDecode>::read_from(&bytes) else {
        ::std::panic!("what was written can be read");
    };
    ::std::assert_eq!(again.to_bytes(), bytes);
    ::std::assert_eq!(again.c[0].b.0, 9);
    let slice = [own()];
    ::std::assert_eq!(WgslLayout::to_bytes(slice.as_slice()).len(), 16);
}

/// Traits with methods of the same names, in scope at the same time.
#[test]
fn other_traits_in_scope() {
    trait Loud {
        fn needs_nothing(&self) {}
        #[allow(dead_code)]
        fn count(&self) -> u8 {
            3
        }
        #[allow(dead_code)]
        fn default() -> u8 {
            7
        }
    }
    impl<T> Loud for T {}
    #[derive(WgslLayout)]
    #[wgsl(crate = "::renamed")]
    struct Quiet {
        a: u32,
        #[wgsl(skip)]
        b: ::std::string::String,
    }
    let quiet = Quiet {
        a: 1,
        b: ::std::string::String::new(),
    };
    quiet.needs_nothing();
    ::std::assert_eq!((quiet.b.as_str(), quiet.to_bytes().len()), ("", 4));
}
