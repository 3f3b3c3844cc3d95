//! Macros: a user's own under the names of the standard library, and structs
//! that come out of a user's macro.

use ::renamed::WgslLayout;

/// Whoever calls one of these by its bare name does not compile.
macro_rules! shadow {
    ($d:tt $($name:ident)*) => {$(
        #[allow(unused_macros)]
        macro_rules! $name {
            ($d($d any:tt)*) => { ::core::compile_error!("a macro of the user's") };
        }
    )*};
}

#[allow(unused_macros)]
mod shadowed_macros {
    use ::renamed::WgslLayout;

    shadow!($ concat module_path stringify panic assert matches offset_of size_of const_format
        vec format compile_error wgsl include_str write debug_assert unreachable);

    #[derive(WgslLayout)]
    #[wgsl(crate = "::renamed")]
    pub(super) struct Plain<T> {
        /// Documented.
        #[wgsl(align(8), size(16))]
        pub(super) a: u32,
        #[wgsl(skip)]
        pub(super) b: u8,
        pub(super) c: T,
    }
}

#[test]
fn shadowed_macros_are_not_called() {
    let plain = shadowed_macros::Plain {
        a: 1,
        b: 2,
        c: ::glam::Vec2::ONE,
    };
    ::std::assert_eq!(plain.b, 2);
    ::std::assert_eq!(plain.to_bytes().len(), 24);
}

/// A whole struct from pieces of every kind.
macro_rules! declare {
    ($(#[$attribute:meta])* $vis:vis struct $name:ident<$life:lifetime, $generic:ident> {
        $($field:ident: $ty:ty,)*
    }) => {
        #[derive(WgslLayout)]
        #[wgsl(crate = "::renamed")]
        $(#[$attribute])*
        $vis struct $name<$life, $generic> {
            // This one is the macro's, the others are the caller's.
            before: u32,
            $($field: $ty,)*
            after: &$life [$generic],
        }
    };
}

declare! {
    /// Declared by a macro.
    pub(crate) struct Declared<'a, T> {
        vector: ::glam::Vec3,
        element: T,
        array: [&'a T; 2],
    }
}

/// Types and literals as fragments.
macro_rules! pair {
    ($name:ident, $first:ty, $second:ty, $align:literal, $count:expr) => {
        #[derive(WgslLayout)]
        #[wgsl(crate = "::renamed")]
        struct $name {
            #[wgsl(align($align))]
            first: $first,
            second: [$second; $count],
        }
    };
}

pair!(Pair, ::glam::Vec3, ::std::boxed::Box<u32>, 32, 1 + 2);
pair!(Nested, Pair, [Pair; 2], 64, 5);

/// A macro that hands pieces on to another one.
macro_rules! outer {
    ($name:ident { $($rest:tt)* }) => {
        inner! { $name own { $($rest)* } }
    };
}
macro_rules! inner {
    ($name:ident $own:ident { $($field:ident: $ty:ty),* }) => {
        #[derive(WgslLayout)]
        #[wgsl(crate = "::renamed")]
        struct $name {
            $own: u32,
            $($field: $ty,)*
        }
    };
}
outer!(Handed { a: u32, b: ::std::vec::Vec<u32> });

#[test]
fn structs_from_macros() {
    let declared = Declared {
        before: 1,
        vector: ::glam::Vec3::ONE,
        element: 2_u32,
        array: [&3, &4],
        after: &[5, 6],
    };
    ::std::assert_eq!(declared.byte_len(), 48);
    ::std::assert!(<Declared<'_, u32> as WgslLayout>::WGSL.starts_with("// Declared by a macro."));
    ::std::assert_eq!(<Pair as WgslLayout>::LAYOUT.size(), 32);
    ::std::assert_eq!(<Nested as WgslLayout>::LAYOUT.size(), 384);
    let handed = Handed {
        own: 1,
        a: 2,
        b: ::std::vec![3],
    };
    ::std::assert_eq!(handed.byte_len(), 12);
    let pair = Pair {
        first: ::glam::Vec3::ZERO,
        second: [1, 2, 3].map(::std::boxed::Box::new),
    };
    ::std::assert_eq!(
        pair.to_bytes()[12..24],
        [1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0]
    );
}
