//! The two public traits, and those that expansions reach field types through.
//!
//! Owns: `WgslLayout`, `WgslDecode` and the words for types that lack them.
//! Must not know: any particular type.

use core::marker::PhantomData;
use core::num::NonZeroU64;

use crate::codec::{Codec, is_zero_copy};
use crate::decode::{self, ReadError};
use crate::definition::Definition;
use crate::encode::{self, WriteError};
use crate::footprint::{FixedElement, FixedMember, Footprint, KindOf, Struct, TrailingMember};
use crate::layout::Layout;
use crate::layout::member::Member;
use crate::rules::{RuleSet, Violation};
use crate::stream::Stream;
use crate::text;
use crate::zero_copy::{self, Out, ZeroCopy};

/// What a member row takes from the type of its field.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    pub(crate) layout: &'static Layout,
    pub(crate) codec: &'static Codec,
    pub(crate) wgsl_type: &'static str,
}

impl Facts {
    pub(crate) const fn of<T: ?Sized + WgslLayout>() -> Self {
        Self {
            layout: T::LAYOUT,
            codec: T::CODEC,
            wgsl_type: T::WGSL_TYPE,
        }
    }
}

/// Declares a trait with the words of its error, which rustc takes from
/// whichever of the traits it blames.
macro_rules! not_host_shareable {
    ($(#[$attribute:meta])* pub $($declaration:tt)*) => {
        $(#[$attribute])*
        #[diagnostic::on_unimplemented(
            message = "`{Self}` is not a host-shareable WGSL type",
            label = "has no WGSL layout",
            note = "if `{Self}` is a struct of yours, add `#[derive(WgslLayout)]` to its definition",
            note = "if it is from a math crate, enable the feature of `wgsl-layout` for that version of the crate, such as `glam-034` for glam 0.34",
            note = "if it is the type of a field that the shader does not read, such as a `PhantomData` by another name, add `#[wgsl(skip)]` to the field"
        )]
        pub $($declaration)*
    };
}

not_host_shareable! {
/// A Rust type that has a layout in WGSL: its offsets and sizes, its text and
/// its bytes.
///
/// Derive it for structs; scalars, vectors, matrices, arrays, slices and the
/// pointers to them have it already. All constants are made at compile time,
/// and only if they are used.
///
/// ```
/// use glam::Vec3;
/// use wgsl_layout::WgslLayout;
///
/// /// A point light.
/// #[derive(WgslLayout)]
/// struct Light {
///     position: Vec3,
///     radius: f32,
///     color: Vec3,
/// }
///
/// assert_eq!(
///     Light::WGSL,
///     "\
/// // A point light.
/// struct Light {
///     position: vec3f,
///     radius: f32,
///     color: vec3f,
/// }
/// "
/// );
///
/// let light = Light { position: Vec3::ONE, radius: 2.0, color: Vec3::X };
/// let mut bytes = [0xff; 32];
/// assert_eq!(light.write_into(&mut bytes), Ok(32));
/// assert_eq!(bytes[28..], [0; 4]); // padding is zeroed
/// ```
///
/// # Safety
///
/// It is implemented by the derive and by this crate. An implementation by hand
/// promises that `CODEC` tells the truth about the bytes of every value of the
/// type, that what it calls plain has no interior mutability, and that
/// `__encode` fills all the room that it is given.
///
/// Specification: [host-shareable types](https://www.w3.org/TR/WGSL/#host-shareable-types).
#[allow(unsafe_code)]
pub unsafe trait WgslLayout {
    #[doc(hidden)]
    type Footprint: Footprint;

    /// What the derive says about a struct; whatever else has a layout gives
    /// `LAYOUT` and `CODEC`.
    #[doc(hidden)]
    const DEFINITION: &'static Definition = Definition::NONE;

    /// The memory layout of the type.
    const LAYOUT: &'static Layout = &Layout::defined(Self::DEFINITION);

    #[doc(hidden)]
    const CODEC: &'static Codec = &Codec::structure(
        Self::DEFINITION.rust_size,
        Self::DEFINITION.members,
        Self::DEFINITION.skipped,
    );

    #[doc(hidden)]
    const MEMBERS: &'static [Member] = Self::DEFINITION.members;

    /// Evaluating it fails where a generic struct breaks a rule. A struct that is
    /// not generic is checked by a constant of its own.
    #[doc(hidden)]
    const CHECKS: () = ();

    /// AlignOf in bytes, a power of two.
    const ALIGN: usize = Self::LAYOUT.align();

    /// The minimum binding size in bytes, as a pipeline layout wants it: SizeOf,
    /// with one element where the type ends in a runtime-sized array.
    ///
    /// Specification: [minimum buffer binding size](https://www.w3.org/TR/webgpu/#minimum-buffer-binding-size).
    const MIN_BINDING_SIZE: NonZeroU64 = match NonZeroU64::new(Self::LAYOUT.size() as u64) {
        Some(size) => size,
        // An array of length zero, which WGSL does not have.
        None => NonZeroU64::MIN,
    };

    /// The type as it is spelt in WGSL: `"Light"`, `"array<Light>"`, `"vec3f"`.
    const WGSL_TYPE: &'static str = text::type_name::<Self>();

    /// The declarations that the type needs, dependencies first, each once; `""`
    /// for types that are predeclared. [`wgsl!`](crate::wgsl) puts several of
    /// them into one module.
    const WGSL: &'static str = text::declarations::<Self>();

    /// Whether the bytes of a Rust value already are its WGSL bytes, so that
    /// slices of it are encoded by one copy and [`as_bytes`](Self::as_bytes)
    /// compiles. Of a pointer it tells what it points to.
    ///
    /// It says nothing about decoding: not every bytes need be a value.
    const ZERO_COPY: bool = is_zero_copy(Self::CODEC, Self::LAYOUT);

    /// Whether a value may be in the uniform address space, by the rules that
    /// every implementation has; the error says which rule is broken and where.
    /// For other rules see [`Layout::check`], and to fail the build
    /// [`assert_uniform!`](crate::assert_uniform).
    ///
    /// ```
    /// use wgsl_layout::WgslLayout;
    ///
    /// assert!(<[glam::Vec3; 4]>::UNIFORM.is_ok());
    /// assert_eq!(
    ///     <[f32; 4]>::UNIFORM.unwrap_err().to_string(),
    ///     "the stride of the array must be a multiple of 16 bytes, but it is 4"
    /// );
    /// ```
    ///
    /// Specification: [address space layout constraints](https://www.w3.org/TR/WGSL/#address-space-layout-constraints).
    const UNIFORM: Result<(), Violation> = Self::LAYOUT.check(RuleSet::Strict);

    /// The number of bytes that [`write_into`](Self::write_into) writes: SizeOf
    /// for a type of fixed footprint; else the smallest legal binding that holds
    /// the value, see [`Layout::size_for`].
    ///
    /// ```
    /// use wgsl_layout::WgslLayout;
    ///
    /// #[derive(WgslLayout)]
    /// struct Samples {
    ///     origin: glam::Vec3,
    ///     values: Vec<f32>,
    /// }
    /// let samples = Samples { origin: glam::Vec3::ZERO, values: vec![1.0, 2.0] };
    /// assert_eq!(samples.byte_len(), 20);
    /// assert_eq!(Samples::LAYOUT.array_length(20), 2);
    /// ```
    #[inline]
    fn byte_len(&self) -> usize {
        const { Self::CHECKS };
        if const { <Self::Footprint as Footprint>::RUNTIME_SIZED } {
            Self::LAYOUT.size_for(self.__count())
        } else {
            const { Self::LAYOUT.size() }
        }
    }

    /// Writes the value into the first bytes of `bytes`, with every padding byte
    /// zeroed, and returns how many bytes that were. Bytes beyond them are left
    /// as they are; the destination is never read.
    ///
    /// # Errors
    ///
    /// If `bytes` is shorter than [`byte_len`](Self::byte_len). Then nothing is
    /// written.
    #[inline]
    fn write_into(&self, bytes: &mut [u8]) -> Result<usize, WriteError> {
        encode::into(self, bytes)
    }

    /// Hands out the bytes that [`write_into`](Self::write_into) writes, as
    /// consecutive chunks of at most [`CHUNK`](crate::CHUNK) bytes with their
    /// offsets, and returns how many bytes they were in all. For memory that
    /// cannot be borrowed as `&mut [u8]`.
    ///
    /// ```
    /// use wgsl_layout::WgslLayout;
    ///
    /// let values = vec![glam::Vec3::ONE; 1000];
    /// let mut copy = vec![0; values.byte_len()];
    /// let len = values.write_with(|offset, chunk| {
    ///     copy[offset..offset + chunk.len()].copy_from_slice(chunk);
    /// });
    /// assert_eq!(len, 16_000);
    /// assert_eq!(copy, values.to_bytes());
    /// ```
    fn write_with(&self, mut sink: impl FnMut(usize, &[u8])) -> usize {
        encode::with(self, &mut sink)
    }

    /// The bytes that [`write_into`](Self::write_into) writes, in one
    /// allocation.
    #[cfg(feature = "alloc")]
    fn to_bytes(&self) -> alloc::vec::Vec<u8> {
        zero_copy::to_bytes(self)
    }

    /// The WGSL bytes of the value in place, without a copy. For an empty slice
    /// these are no bytes, while a binding has at least one element.
    ///
    /// It compiles only where [`ZERO_COPY`](Self::ZERO_COPY) holds, and the
    /// error names the first member that breaks it; like every error of a
    /// generic constant it comes from a build, not from `cargo check`.
    ///
    /// ```
    /// use wgsl_layout::WgslLayout;
    ///
    /// assert_eq!([1_u32, 2].as_bytes(), [1, 0, 0, 0, 2, 0, 0, 0]);
    /// ```
    ///
    /// ```compile_fail
    /// use wgsl_layout::WgslLayout;
    ///
    /// // 12 bytes apart in Rust, 16 in WGSL.
    /// [glam::Vec3::ONE, glam::Vec3::ONE].as_bytes();
    /// ```
    #[inline]
    fn as_bytes(&self) -> &[u8] {
        // Proven here, so that rustc's note points at the call.
        zero_copy::bytes_of(self, const { ZeroCopy::prove() })
    }

    /// The number of elements of the trailing runtime-sized array.
    #[doc(hidden)]
    #[inline]
    fn __count(&self) -> usize {
        zero_copy::count(self)
    }

    /// Fills all of `out`.
    #[doc(hidden)]
    #[inline]
    fn __encode(&self, out: Out<'_>) {
        out.value(self);
    }

    /// Appends exactly `room` bytes to the stream.
    #[doc(hidden)]
    fn __stream(&self, stream: &mut Stream<'_>, room: usize) {
        stream.value(self, room);
    }

    /// Never called. In an expansion it points to every field as the type that
    /// the table was made from, so that the two cannot differ.
    #[doc(hidden)]
    fn __fields(&self) {}
}
}

/// A type that can be read back from its WGSL bytes.
///
/// `#[derive(WgslLayout)]` derives it along. A type with a borrowed member, such
/// as `&[T]`, can only be encoded, and so can one with a skipped field that has
/// no default.
///
/// ```
/// use wgsl_layout::{WgslDecode, WgslLayout};
///
/// #[derive(WgslLayout, PartialEq, Debug)]
/// struct Hit {
///     normal: glam::Vec3,
///     distance: f32,
/// }
///
/// let hit = Hit { normal: glam::Vec3::Y, distance: 0.5 };
/// assert_eq!(Hit::read_from(&hit.to_bytes()), Ok(hit));
/// assert!(Hit::read_from(&[0; 15]).is_err());
/// ```
///
/// # Safety
///
/// It is implemented by the derive and by this crate, and says that `CODEC` is
/// right for decoding too.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be decoded from WGSL bytes",
    label = "can only be encoded",
    note = "a type that borrows its data can be written but not read: use `Vec<T>` or `Box<T>` in place of a reference"
)]
#[allow(unsafe_code)]
pub unsafe trait WgslDecode: WgslLayout {
    /// Reads a value from the first bytes of `bytes`, which may have any
    /// alignment. Padding is ignored. A runtime-sized array gets as many
    /// elements as `arrayLength` would return for `bytes`; for a type of fixed
    /// footprint, bytes beyond its size are ignored.
    ///
    /// # Errors
    ///
    /// If there are fewer bytes than the minimum binding size, or if they are
    /// not a value of the type.
    fn read_from(bytes: &[u8]) -> Result<Self, ReadError>
    where
        Self: Sized,
    {
        const {
            let () = Self::CHECKS;
            decode::assert_decodable::<Self>();
        };
        zero_copy::read(bytes)
    }

    /// As [`read_from`](Self::read_from), into a value that exists, whose
    /// allocations are used again: those of a `Vec` where they are large enough,
    /// those of other pointers where the length stays the same and nobody else
    /// holds them. What an `Rc`, `Arc` or `Cow` shares with others is replaced.
    /// Skipped fields keep what they hold. A slice keeps its length.
    ///
    /// # Errors
    ///
    /// As `read_from`; then the value is left as it was. For a slice also if
    /// there are bytes for fewer elements than it has.
    fn read_into(&mut self, bytes: &[u8]) -> Result<(), ReadError> {
        const {
            let () = Self::CHECKS;
            decode::assert_decodable::<Self>();
        };
        self.__decode(bytes)
    }

    #[doc(hidden)]
    fn __decode(&mut self, bytes: &[u8]) -> Result<(), ReadError> {
        zero_copy::read_over(self, bytes)
    }
}

not_host_shareable! {
/// `WgslLayout` once more: between it and [`StructMember`] it keeps rustc from
/// listing every type that has a layout.
#[doc(hidden)]
pub trait HostShareable: WgslLayout {
    type Kind;
}
}

#[diagnostic::do_not_recommend]
impl<T: ?Sized + WgslLayout> HostShareable for T {
    type Kind = KindOf<T>;
}

/// The traits through which expansions reach the types of fields. There are two
/// of each, which only differ in the error: with `HostShareable` rustc names the
/// type of the field, without it what an array or pointer is made of.
macro_rules! struct_members {
    ($bound:ident, $kind:ty: $member:ident, $last:ident) => {
        not_host_shareable! {
        /// A field that is not the last one.
        #[doc(hidden)]
        pub trait $member {
            const FACTS: &'static Facts;
        }
        }

        impl<T: ?Sized + $bound> $member for T
        where
            $kind: FixedMember<T>,
        {
            const FACTS: &'static Facts = &Facts::of::<T>();
        }

        not_host_shareable! {
        /// The last field.
        #[doc(hidden)]
        pub trait $last {
            type OfStruct: Footprint;
            const FACTS: &'static Facts;
            const RUNTIME_SIZED: bool;
        }
        }

        impl<T: ?Sized + $bound> $last for T
        where
            $kind: TrailingMember<T>,
        {
            type OfStruct = <T::Footprint as Footprint>::OfStruct;
            const FACTS: &'static Facts = &Facts::of::<T>();
            const RUNTIME_SIZED: bool = <T::Footprint as Footprint>::RUNTIME_SIZED;
        }
    };
}
struct_members!(HostShareable, <T as HostShareable>::Kind: StructMember, LastStructMember);
struct_members!(WgslLayout, KindOf<T>: StructMemberOf, LastStructMemberOf);

not_host_shareable! {
/// What an array can hold.
#[doc(hidden)]
pub trait ArrayElement: Sized + WgslLayout {}
}

impl<T: HostShareable> ArrayElement for T where <T as HostShareable>::Kind: FixedElement<T> {}

/// What a newtype takes from the type of its field.
#[doc(hidden)]
pub struct NewtypeFacts {
    pub layout: &'static Layout,
    pub codec: &'static Codec,
    pub members: &'static [Member],
    /// The parameter of [`Newtype`](crate::footprint::Newtype).
    pub footprint: u8,
}

not_host_shareable! {
/// How the expansion of a newtype reaches the type of its field.
#[doc(hidden)]
pub trait NewtypeField {
    const FACTS: &'static NewtypeFacts;
}
}

#[diagnostic::do_not_recommend]
impl<T: ?Sized + WgslLayout> NewtypeField for T {
    const FACTS: &'static NewtypeFacts = &NewtypeFacts {
        layout: T::LAYOUT,
        codec: T::CODEC,
        members: T::MEMBERS,
        footprint: <T::Footprint as Footprint>::NEWTYPE,
    };
}

/// A field that is nothing in WGSL, and has no row in the finished table.
pub(crate) const NOTHING: &Facts = &Facts {
    layout: &Layout::structure("", &[], "", "", &[]),
    codec: &Codec::NOTHING,
    wgsl_type: "",
};

not_host_shareable! {
/// A field whose type is called `PhantomData`: nothing if it is that of `core`,
/// else the member that any other type would be. No type has both impls.
#[doc(hidden)]
pub trait MemberOrNothing {
    const FACTS: &'static Facts;
}
}

#[diagnostic::do_not_recommend]
impl<T: ?Sized> MemberOrNothing for PhantomData<T> {
    const FACTS: &'static Facts = NOTHING;
}

#[diagnostic::do_not_recommend]
impl<T: ?Sized + StructMember> MemberOrNothing for T {
    const FACTS: &'static Facts = T::FACTS;
}

not_host_shareable! {
/// As [`MemberOrNothing`], behind the last field that is a member for certain.
#[doc(hidden)]
pub trait LastMemberOrNothing {
    type OfStruct: Footprint;
    const FACTS: &'static Facts;
    const RUNTIME_SIZED: bool;
}
}

#[diagnostic::do_not_recommend]
impl<T: ?Sized> LastMemberOrNothing for PhantomData<T> {
    type OfStruct = Struct<false>;
    const FACTS: &'static Facts = NOTHING;
    const RUNTIME_SIZED: bool = false;
}

#[diagnostic::do_not_recommend]
impl<T: ?Sized + LastStructMember> LastMemberOrNothing for T {
    type OfStruct = T::OfStruct;
    const FACTS: &'static Facts = T::FACTS;
    const RUNTIME_SIZED: bool = T::RUNTIME_SIZED;
}

/// What a struct demands of a field called `PhantomData` to be decoded.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be decoded from WGSL bytes",
    label = "can only be encoded"
)]
pub trait DecodedOrNothing {}

#[diagnostic::do_not_recommend]
impl<T: ?Sized> DecodedOrNothing for PhantomData<T> {}

#[diagnostic::do_not_recommend]
impl<T: ?Sized + WgslDecode> DecodedOrNothing for T {}

/// What the derive leaves out by the name of its type, which has to be the one:
/// its own name could not be that of a member.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not `core::marker::PhantomData`",
    label = "left out of the WGSL struct for its name",
    note = "the name of the field is none in WGSL: add `#[wgsl(rename = \"..\")]` if it is a member, or `#[wgsl(skip)]` if it is not"
)]
pub trait Phantom {
    const PROVEN: () = ();
}
impl<T: ?Sized> Phantom for PhantomData<T> {}
