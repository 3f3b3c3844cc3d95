//! `PhantomData`: that of `core` is nothing in WGSL, and any other type of that
//! name is what it is.

#![allow(clippy::items_after_statements)]

use std::marker::PhantomData;

use wgsl_layout::{FixedFootprint, WgslDecode, WgslLayout};
use wgsl_layout_type_tests::parse;

/// Types of that name.
mod own {
    use wgsl_layout::WgslLayout;

    #[derive(WgslLayout, Clone, Debug, PartialEq)]
    #[wgsl(rename = "Ghost")]
    pub(super) struct PhantomData {
        pub(super) x: f32,
        pub(super) y: [f32; 5],
    }

    pub(super) mod generic {
        #[derive(wgsl_layout::WgslLayout, Clone, Debug, PartialEq)]
        pub(in super::super) struct PhantomData<T> {
            pub(in super::super) value: T,
        }
    }

    pub(super) mod list {
        #[derive(wgsl_layout::WgslLayout, Clone, Debug, PartialEq)]
        #[wgsl(transparent)]
        #[repr(transparent)]
        pub(in super::super) struct PhantomData(pub(in super::super) Vec<f32>);
    }

    pub(super) mod borrowed {
        #[derive(wgsl_layout::WgslLayout, Clone, Debug, PartialEq)]
        pub(in super::super) struct PhantomData<'a> {
            pub(in super::super) value: &'a f32,
        }
    }
}

fn assert_text<T: WgslLayout>(expected: &str) {
    assert_eq!(T::WGSL, expected);
    let name = T::WGSL_TYPE;
    parse(&format!(
        "{expected}@group(0) @binding(0) var<storage> it: {name};"
    ));
}

#[test]
fn an_own_type_is_a_member() {
    #[derive(WgslLayout, Debug, PartialEq)]
    struct First {
        ghost: own::PhantomData,
        x: u32,
    }
    #[derive(WgslLayout, Debug, PartialEq)]
    struct Middle {
        x: u32,
        #[wgsl(rename = "ghost", align(16))]
        ghost_of: own::PhantomData,
        none: PhantomData<u8>,
        y: u32,
    }
    #[derive(WgslLayout, Debug, PartialEq)]
    struct Last {
        x: u32,
        none: PhantomData<u8>,
        /// The ghost.
        ghost: own::PhantomData,
    }
    #[derive(WgslLayout, Debug, PartialEq)]
    struct Alone {
        ghost: own::PhantomData,
    }
    #[derive(WgslLayout, Debug, PartialEq)]
    struct AmongNone {
        none: PhantomData<u8>,
        ghost: own::PhantomData,
    }
    fn fixed<T: FixedFootprint>() {}
    fixed::<First>();
    fixed::<Last>();

    const GHOST: &str = "struct Ghost {\n    x: f32,\n    y: array<f32, 5>,\n}\n\n";
    assert_text::<First>(&format!(
        "{GHOST}struct First {{\n    ghost: Ghost,\n    x: u32,\n}}\n"
    ));
    assert_text::<Middle>(&format!(
        "{GHOST}struct Middle {{\n    x: u32,\n    @align(16) ghost: Ghost,\n    y: u32,\n}}\n"
    ));
    assert_text::<Last>(&format!(
        "{GHOST}struct Last {{\n    x: u32,\n    // The ghost.\n    ghost: Ghost,\n}}\n"
    ));
    assert_text::<Alone>(&format!("{GHOST}struct Alone {{\n    ghost: Ghost,\n}}\n"));
    assert_text::<AmongNone>(&format!(
        "{GHOST}struct AmongNone {{\n    ghost: Ghost,\n}}\n"
    ));

    let ghost = || own::PhantomData {
        x: 1.0,
        y: [2.0, 3.0, 4.0, 5.0, 6.0],
    };
    let middle = Middle {
        x: 7,
        ghost_of: ghost(),
        none: PhantomData,
        y: 8,
    };
    let bytes = middle.to_bytes();
    assert_eq!(bytes.len(), 48);
    assert_eq!(bytes[..4], [7, 0, 0, 0]);
    assert_eq!(bytes[16..40], ghost().to_bytes());
    assert_eq!(bytes[40], 8);
    assert_eq!(Middle::read_from(&bytes), Ok(middle));
    let last = Last {
        x: 7,
        none: PhantomData,
        ghost: ghost(),
    };
    assert_eq!(Last::read_from(&last.to_bytes()), Ok(last));
    let alone = AmongNone {
        none: PhantomData,
        ghost: ghost(),
    };
    assert_eq!(AmongNone::read_from(&alone.to_bytes()), Ok(alone));
}

#[test]
fn an_own_generic_type_is_a_member_and_in_the_name() {
    #[derive(WgslLayout, Debug, PartialEq)]
    struct Ring<T> {
        count: u32,
        ghost: own::generic::PhantomData<T>,
    }
    #[derive(WgslLayout, Debug, PartialEq)]
    struct Between<T, U> {
        ghost: own::generic::PhantomData<T>,
        none: PhantomData<U>,
        count: u32,
    }
    assert_text::<Ring<f32>>(
        "\
struct PhantomData_f32 {
    value: f32,
}

struct Ring_PhantomData_f32 {
    count: u32,
    ghost: PhantomData_f32,
}
",
    );
    assert_eq!(<Between<i32, String>>::WGSL_TYPE, "Between_PhantomData_i32");
    let ring = Ring {
        count: 1,
        ghost: own::generic::PhantomData { value: 2_u32 },
    };
    assert_eq!(ring.to_bytes(), [1, 0, 0, 0, 2, 0, 0, 0]);
    assert_eq!(Ring::read_from(&ring.to_bytes()), Ok(ring));
    let between = Between::<u32, String> {
        ghost: own::generic::PhantomData { value: 2 },
        none: PhantomData,
        count: 1,
    };
    assert_eq!(between.to_bytes(), [2, 0, 0, 0, 1, 0, 0, 0]);
    assert_eq!(Between::read_from(&between.to_bytes()), Ok(between));
}

/// Where it is all that a generic struct has, it is reached in another way.
#[test]
fn an_own_generic_type_alone() {
    use own::generic::PhantomData;

    #[derive(WgslLayout, Debug, PartialEq)]
    struct Alone<T> {
        ghost: PhantomData<T>,
    }
    #[derive(WgslLayout, Debug, PartialEq)]
    struct Two<T, U> {
        first: PhantomData<T>,
        second: PhantomData<U>,
    }
    assert_text::<Alone<u32>>(
        "struct PhantomData_u32 {\n    value: u32,\n}\n\nstruct Alone_u32 {\n    ghost: PhantomData_u32,\n}\n",
    );
    let alone = Alone {
        ghost: PhantomData { value: 7_u32 },
    };
    assert_eq!(alone.to_bytes(), [7, 0, 0, 0]);
    assert_eq!(Alone::read_from(&alone.to_bytes()), Ok(alone));
    let two = Two {
        first: PhantomData { value: 7_u32 },
        second: PhantomData { value: 8_i32 },
    };
    assert_eq!(two.to_bytes(), [7, 0, 0, 0, 8, 0, 0, 0]);
    assert_eq!(Two::read_from(&two.to_bytes()), Ok(two));
}

#[test]
fn an_own_type_may_be_the_list_at_the_end() {
    #[derive(WgslLayout, Debug, PartialEq)]
    struct Samples {
        count: u32,
        ghost: own::list::PhantomData,
        none: PhantomData<f64>,
    }
    assert_text::<Samples>("struct Samples {\n    count: u32,\n    ghost: array<f32>,\n}\n");
    assert!(Samples::LAYOUT.is_runtime_sized());
    let samples = Samples {
        count: 2,
        ghost: own::list::PhantomData(vec![1.0, 2.0, 3.0]),
        none: PhantomData,
    };
    assert_eq!(samples.byte_len(), 16);
    assert_eq!(samples.to_bytes()[12..], 3.0_f32.to_le_bytes());
    assert_eq!(Samples::read_from(&samples.to_bytes()), Ok(samples));
}

#[test]
fn an_own_type_that_borrows_is_only_encoded() {
    #[derive(WgslLayout)]
    #[allow(dead_code)]
    struct Borrowing<'a> {
        x: u32,
        ghost: own::borrowed::PhantomData<'a>,
    }
    let borrowing = Borrowing {
        x: 1,
        ghost: own::borrowed::PhantomData { value: &1.0 },
    };
    assert_eq!(borrowing.to_bytes()[4..], 1.0_f32.to_le_bytes());
}

/// What no WGSL type has.
struct Marker;

#[test]
fn that_of_core_is_nothing_anywhere() {
    #[derive(WgslLayout, Debug, PartialEq)]
    #[allow(clippy::type_complexity)]
    struct Everywhere<'a, T, U: ?Sized, const N: usize> {
        a: PhantomData<&'a U>,
        x: f32,
        b: std::marker::PhantomData<[T; N]>,
        list: Vec<u32>,
        #[wgsl(align(64))]
        c: PhantomData<fn(T) -> Box<U>>,
        d: PhantomData<[u8; N]>,
        e: ::core::marker::PhantomData<Self>,
    }
    type Instance = Everywhere<'static, Marker, str, 3>;
    assert_text::<Instance>("struct Everywhere_3 {\n    x: f32,\n    list: array<u32>,\n}\n");
    let value = || Everywhere::<Marker, str, 3> {
        a: PhantomData,
        x: 1.0,
        b: PhantomData,
        list: vec![1, 2],
        c: PhantomData,
        d: PhantomData,
        e: PhantomData,
    };
    let bytes = value().to_bytes();
    assert_eq!(bytes[4..], [1, 0, 0, 0, 2, 0, 0, 0]);
    let read = Instance::read_from(&bytes).unwrap();
    assert_eq!((read.x, read.list), (1.0, vec![1, 2]));
    const OFFSET: usize = wgsl_layout::slot!(Instance, list[1]).offset();
    assert_eq!(OFFSET, 8);
}

/// A field of any name may be nothing, whatever WGSL says of the name.
#[test]
fn that_of_core_needs_no_name() {
    #[derive(WgslLayout)]
    #[wgsl(rename_all = "camelCase", uniform(pad))]
    #[allow(dead_code, non_snake_case)]
    struct Named {
        of: PhantomData<u8>,
        __marker: PhantomData<u8>,
        value: u32,
        _value: PhantomData<u8>,
        r#struct: PhantomData<u8>,
        inner: Inner,
    }
    #[derive(WgslLayout)]
    struct Inner {
        x: f32,
        _x: PhantomData<f32>,
    }
    assert_text::<Named>(
        "\
struct Inner {
    x: f32,
}

struct Named {
    @size(16) value: u32,
    inner: Inner,
}
",
    );
}

/// As a macro hands types on.
#[test]
fn in_a_macro() {
    macro_rules! holder {
        ($name:ident, $ty:ty) => {
            #[derive(WgslLayout)]
            #[allow(dead_code)]
            struct $name {
                x: u32,
                it: $ty,
            }
        };
    }
    holder!(None, PhantomData<f32>);
    holder!(Some, own::PhantomData);
    assert_eq!(None::LAYOUT.members().len(), 1);
    assert_eq!(Some::LAYOUT.members().len(), 2);
}

#[test]
fn bytes_in_place_with_nothing_between() {
    #[derive(WgslLayout)]
    #[wgsl(zero_copy)]
    #[repr(C)]
    struct Plain<T> {
        x: u32,
        none: PhantomData<T>,
        y: u32,
    }
    let plain = Plain::<String> {
        x: 1,
        none: PhantomData,
        y: 2,
    };
    assert_eq!(plain.as_bytes(), [1, 0, 0, 0, 2, 0, 0, 0]);
}
