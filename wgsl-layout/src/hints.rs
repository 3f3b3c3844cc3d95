//! Words for types that look like a common mistake.
//!
//! Owns: what is said of `f64`, `bool`, tuples and so on. Must not know: how the
//! spelling of a field is read; the derive does that.
//!
//! A field that is spelt like one of them is reached through the hint's trait in
//! place of the usual one. All of these traits are blanket-implemented, so the
//! trait system still decides: with `type f64 = f32;` nothing happens. Only if
//! the type has no layout, rustc finds better words for it here.

use crate::footprint::{Footprint, KindOf, TrailingMember};
use crate::traits::{
    Facts, LastStructMember, LastStructMemberOf, NewtypeFacts, NewtypeField, StructMember,
    StructMemberOf, WgslLayout,
};

macro_rules! hints {
    ($($hint:ident: $label:literal, $note:literal;)*) => {$(
        #[doc(hidden)]
        pub mod $hint {
            use super::{Facts, LastStructMember, LastStructMemberOf, NewtypeFacts, NewtypeField, StructMember, StructMemberOf, WgslLayout};

            hints! { @trait $label, $note;
                /// A field that is not the last one.
                pub trait Member {
                    const FACTS: &'static Facts;
                }
            }
            #[diagnostic::do_not_recommend]
            impl<T: ?Sized + StructMember> Member for T {
                const FACTS: &'static Facts = T::FACTS;
            }

            hints! { @trait $label, $note;
                /// The last field.
                pub trait LastMember {
                    const FACTS: &'static Facts;
                    const RUNTIME_SIZED: bool;
                }
            }
            #[diagnostic::do_not_recommend]
            impl<T: ?Sized + LastStructMember> LastMember for T {
                const FACTS: &'static Facts = T::FACTS;
                const RUNTIME_SIZED: bool = T::RUNTIME_SIZED;
            }

            hints! { @trait $label, $note;
                /// The field of a newtype.
                pub trait Newtype {
                    const FACTS: &'static NewtypeFacts;
                }
            }
            #[diagnostic::do_not_recommend]
            impl<T: ?Sized + NewtypeField> Newtype for T {
                const FACTS: &'static NewtypeFacts = T::FACTS;
            }

            hints! { @trait $label, $note;
                /// What an array or a pointer is made of. That it implies
                /// `WgslLayout` keeps rustc from reporting both.
                pub trait Element: WgslLayout {}
            }
            #[diagnostic::do_not_recommend]
            impl<T: ?Sized + WgslLayout> Element for T {}

            hints! { @trait_of $label, $note;
                /// A field that is not the last one, an array or pointer of `E`.
                pub trait MemberOf<E: ?Sized> {
                    const FACTS: &'static Facts;
                }
            }
            impl<E: ?Sized + Element, T: ?Sized + StructMemberOf> MemberOf<E> for T {
                const FACTS: &'static Facts = T::FACTS;
            }

            hints! { @trait_of $label, $note;
                /// The last field, an array or pointer of `E`.
                pub trait LastMemberOf<E: ?Sized> {
                    const FACTS: &'static Facts;
                    const RUNTIME_SIZED: bool;
                }
            }
            impl<E: ?Sized + Element, T: ?Sized + LastStructMemberOf> LastMemberOf<E> for T {
                const FACTS: &'static Facts = T::FACTS;
                const RUNTIME_SIZED: bool = T::RUNTIME_SIZED;
            }
        }
    )*};
    (@trait $label:literal, $note:literal; $(#[$attribute:meta])* pub trait $($declaration:tt)*) => {
        $(#[$attribute])*
        #[diagnostic::on_unimplemented(
            message = "`{Self}` is not a host-shareable WGSL type",
            label = $label,
            note = $note
        )]
        pub trait $($declaration)*
    };
    (@trait_of $label:literal, $note:literal; $(#[$attribute:meta])* pub trait $($declaration:tt)*) => {
        $(#[$attribute])*
        #[diagnostic::on_unimplemented(
            message = "`{E}` is not a host-shareable WGSL type",
            label = $label,
            note = $note
        )]
        pub trait $($declaration)*
    };
}

/// What is a field of a generic struct of which all are called `PhantomData`:
/// whether it is that of `core`, only a use of the struct tells. As
/// [`HostShareable`](crate::__private::HostShareable), with other words.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a host-shareable WGSL type",
    label = "there is no value to share",
    note = "a WGSL struct has at least one member: add a field to the struct that has nothing but a `PhantomData`, or `#[wgsl(skip)]` to this field"
)]
pub trait Value: WgslLayout {
    type Kind;
}

#[diagnostic::do_not_recommend]
impl<T: ?Sized + WgslLayout> Value for T {
    type Kind = KindOf<T>;
}

/// The last field of such a struct.
#[doc(hidden)]
pub trait OnlyMember {
    type OfStruct: Footprint;
    const FACTS: &'static Facts;
    const RUNTIME_SIZED: bool;
}

impl<T: ?Sized + Value> OnlyMember for T
where
    <T as Value>::Kind: TrailingMember<T>,
{
    type OfStruct = <T::Footprint as Footprint>::OfStruct;
    const FACTS: &'static Facts = &Facts::of::<T>();
    const RUNTIME_SIZED: bool = <T::Footprint as Footprint>::RUNTIME_SIZED;
}

hints! {
    float64:
        "WGSL has no 64-bit floating-point type",
        "use `f32`, or keep the `f64` and let it be rounded on upload: `#[wgsl(as = f32)]`";
    boolean:
        "a WGSL `bool` has no layout in memory",
        "use a `u32` that is 0 or 1, or keep the `bool` and have it converted: `#[wgsl(as = u32)]`; in the shader compare it: `flag != 0u`";
    pointer_sized:
        "its size differs between targets",
        "use `u32` or `i32`, or have it converted: `#[wgsl(as = u32)]`";
    integer8:
        "WGSL has no 8-bit integer type",
        "use `u32` or `i32`, or have it converted: `#[wgsl(as = u32)]`; an array of four becomes one `u32` by it, which `unpack4xU8` and `unpack4x8unorm` of WGSL take apart";
    integer16:
        "WGSL has no 16-bit integer type",
        "use `u32` or `i32`, or have it converted: `#[wgsl(as = u32)]`; an array of two becomes one `u32` by it";
    integer64:
        "WGSL has no 64-bit integer type",
        "let it be two `u32`, the low half first: `#[wgsl(as = vec2u)]`";
    integer128:
        "WGSL has no 128-bit integer type",
        "let it be four `u32`, the lowest first: `#[wgsl(as = vec4u)]`";
    character:
        "WGSL has no character type",
        "let it be its number: `#[wgsl(as = u32)]`";
    text:
        "WGSL has no text",
        "store an index or a number in its place";
    optional:
        "WGSL has no optional values",
        "add a `u32` member that says whether there is a value, or let one value stand for none; `Option<NonZeroU32>` is a `u32` that is 0 for `None`";
    tuple:
        "a tuple has no WGSL layout",
        "use a vector, an array, or a struct with `#[derive(WgslLayout)]`";
    unit:
        "there is no value to share",
        "remove the field, or add `#[wgsl(skip)]` to it";
    raw_pointer:
        "an address means nothing to a shader",
        "store an index into an array in its place";
    function:
        "a function is not data",
        "store a number in its place, and `switch` on it in the shader";
    trait_object:
        "a trait object has no WGSL layout",
        "name the type: what a shader reads cannot depend on a value";
    phantom:
        "there is no value to share",
        "add `#[wgsl(skip)]` to the field";
    alone:
        "there is no value to share",
        "a WGSL struct has at least one member: add a field";
    vector64:
        "WGSL has no vectors or matrices of 64-bit floating-point numbers",
        "use the type for `f32`: `Vec3` in place of `DVec3`; or keep it and let it be rounded on upload: `#[wgsl(as = vec3f)]`";
    vector_boolean:
        "a WGSL vector of `bool` has no layout in memory",
        "use a vector of `u32`: `UVec3` in place of `BVec3`; or keep it and have it converted: `#[wgsl(as = vec3u)]`";
    vector_integer:
        "WGSL has vectors of 32-bit integers only",
        "use `IVec2` to `IVec4` or `UVec2` to `UVec4`";
    float16:
        "has no WGSL layout",
        "the `f16` of `half` 2 has one if the feature `half-2` of `wgsl-layout` is on";
    map:
        "WGSL has no maps, sets or queues",
        "use an array, or `Vec<T>` as the last member";
    cell:
        "a cell or lock has no WGSL layout",
        "share the value that it holds; for a counter of the shader there are `AtomicU32` and `AtomicI32`";
    atomic:
        "WGSL has atomics of `u32` and `i32` only",
        "use `AtomicU32` or `AtomicI32`";
    time:
        "WGSL has no type for time",
        "use seconds in an `f32`, made by `as_secs_f32()`; or convert it by functions of your own: `#[wgsl(with = module)]`";
}
