//! `VertexField`: Rust types that can be read from a vertex buffer.
//!
//! Owns: the numbers that a type is made of, and words for types that have none.
//! Must not know: structs, locations.

use super::normalized::Normalized;
use super::vertex_format::{Stored, VertexFormat};
use crate::zero_copy::vertex_field;

/// The numbers of a Rust type: columns of components.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct VertexFacts {
    /// 1, or the columns of a matrix.
    pub(crate) columns: u8,
    /// Bytes from one column to the next in Rust.
    pub(crate) column_stride: usize,
    pub(crate) stored: Stored,
    /// Bytes of one component.
    pub(crate) component_size: u8,
    pub(crate) components: usize,
    /// Bytes of the numbers that Rust stores: more than of a component where
    /// several are packed into one.
    pub(crate) lane: u8,
    /// Bytes of the Rust type.
    pub(crate) rust_size: usize,
    pub(crate) refused: Option<Refusal>,
}

/// Why a type cannot be an attribute, and what to write instead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Refusal {
    pub(crate) why: &'static str,
    pub(crate) instead: &'static str,
}

impl VertexFacts {
    pub(crate) const fn vector(stored: Stored, component_size: u8, components: usize) -> Self {
        let bytes = component_size as usize * components;
        Self {
            columns: 1,
            column_stride: bytes,
            stored,
            component_size,
            components,
            lane: component_size,
            rust_size: bytes,
            refused: None,
        }
    }

    pub(crate) const fn columns(self, columns: u8, column_stride: usize) -> Self {
        Self {
            columns,
            column_stride,
            rust_size: columns as usize * column_stride,
            ..self
        }
    }

    /// Components that are packed into one number.
    pub(crate) const fn packed(format: VertexFormat) -> Self {
        let components = format.components() as usize;
        let vector = Self::vector(format.stored(), format.component_size() as u8, components);
        Self {
            lane: vector.rust_size as u8,
            ..vector
        }
    }

    /// With nobody's bytes at the end.
    pub(crate) const fn sized(self, rust_size: usize) -> Self {
        Self { rust_size, ..self }
    }

    const fn refused(why: &'static str, instead: &'static str) -> Self {
        // Of no bytes: nothing of the value is looked at.
        let mut facts = Self::vector(Stored::Float, 4, 0);
        facts.refused = Some(Refusal { why, instead });
        facts
    }

    /// The bytes of one column.
    pub(crate) const fn bytes(&self) -> usize {
        self.component_size as usize * self.components
    }

    /// The format of a column, if there is one.
    pub(crate) const fn format(&self) -> Option<VertexFormat> {
        if self.components > 4 {
            return None;
        }
        VertexFormat::find(
            self.stored,
            self.component_size as usize,
            self.components as u8,
        )
    }

    /// Whether the value has no byte that is not a number's.
    pub(crate) const fn is_whole(&self) -> bool {
        self.refused.is_none()
            && self.bytes() == self.column_stride
            && self.rust_size == self.columns as usize * self.column_stride
    }
}

/// A Rust type that a field of a vertex input can have.
///
/// # Safety
///
/// Every value has `columns` times `bytes` initialised bytes of numbers,
/// `column_stride` apart, inside of its `rust_size` bytes, and no interior
/// mutability.
#[doc(hidden)]
#[allow(unsafe_code)]
pub unsafe trait VertexField {
    const FACTS: VertexFacts;
}

/// How an expansion reaches the type of a field: blanket, so that the error
/// does not list the types that would do.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no vertex format",
    label = "cannot be read from a vertex buffer",
    note = "an attribute is a number, a vector such as `[f32; 3]` or `glam::Vec3`, or a matrix, which takes a location for each column",
    note = "the fields of another struct become attributes only if they stand in this one; `#[wgsl(skip)]` leaves a field out"
)]
pub trait VertexMember {
    const FACTS: VertexFacts;
}

#[diagnostic::do_not_recommend]
impl<T: VertexField> VertexMember for T {
    const FACTS: VertexFacts = <T as VertexField>::FACTS;
}

/// What an array of vertex data is made of.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "an array of `{Self}` has no vertex format",
    label = "cannot be read from a vertex buffer",
    note = "the components of an attribute are `f32`, `half::f16`, `u8`, `i8`, `u16`, `i16`, `u32` or `i32`"
)]
pub trait VertexElement {
    const ELEMENT: VertexFacts;
    /// Whether an array of it is a matrix.
    const IS_VECTOR: bool;
}

const fn array(element: VertexFacts, is_vector: bool, len: usize) -> VertexFacts {
    if element.refused.is_some() {
        return element;
    }
    if !is_vector {
        return VertexFacts::vector(element.stored, element.component_size, len);
    }
    if len < 2 || len > 4 {
        return VertexFacts::refused(
            "a matrix has two, three or four columns",
            "make each column a field of its own",
        );
    }
    element.columns(len as u8, element.rust_size)
}

macro_rules! scalars {
    ($($(#[$attribute:meta])* $ty:ty: $stored:ident, $size:literal;)*) => {$(
        $(#[$attribute])*
        impl VertexElement for $ty {
            const ELEMENT: VertexFacts = VertexFacts::vector(Stored::$stored, $size, 1);
            const IS_VECTOR: bool = false;
        }
    )*};
}

scalars! {
    f32: Float, 4;
    u8: Unsigned, 1;
    i8: Signed, 1;
    u16: Unsigned, 2;
    i16: Signed, 2;
    u32: Unsigned, 4;
    i32: Signed, 4;
    #[cfg(feature = "half-2")]
    half_2::f16: Float, 2;
}

vertex_field! {
    [] u8 => <u8 as VertexElement>::ELEMENT;
    [] i8 => <i8 as VertexElement>::ELEMENT;
    [] u16 => <u16 as VertexElement>::ELEMENT;
    [] i16 => <i16 as VertexElement>::ELEMENT;
}

/// The numbers of a type whose bytes are those of its WGSL type, column by
/// column.
pub const fn vertex_facts_of<T: crate::WgslLayout>() -> VertexFacts {
    super::math::vertex_facts(T::LAYOUT, size_of::<T>())
}

impl<T: VertexElement, const N: usize> VertexElement for [T; N] {
    const ELEMENT: VertexFacts = if T::IS_VECTOR {
        VertexFacts::refused(
            "an array of matrices is more than an attribute",
            "make each matrix a field of its own",
        )
    } else {
        VertexFacts::vector(T::ELEMENT.stored, T::ELEMENT.component_size, N)
    };
    const IS_VECTOR: bool = true;
}

vertex_field! {
    [T: VertexElement, const N: usize] [T; N] => array(T::ELEMENT, T::IS_VECTOR, N);
}

macro_rules! normalized {
    ($($ty:ty: $stored:ident, $size:literal;)*) => {
        vertex_field! {$(
            [] Normalized<$ty> => VertexFacts::vector(Stored::$stored, $size, 1);
            [const N: usize] Normalized<[$ty; N]> => VertexFacts::vector(Stored::$stored, $size, N);
        )*}
    };
}

normalized! {
    u8: UnsignedNormalized, 1;
    u16: UnsignedNormalized, 2;
    i8: SignedNormalized, 1;
    i16: SignedNormalized, 2;
}

macro_rules! refused {
    ($($ty:ty: $why:literal, $instead:literal;)*) => {$(
        vertex_field! { [] $ty => VertexFacts::refused($why, $instead); }
        impl VertexElement for $ty {
            const ELEMENT: VertexFacts = VertexFacts::refused($why, $instead);
            const IS_VECTOR: bool = false;
        }
    )*};
}

refused! {
    f64: "WGSL has no 64-bit floating-point type", "use `f32`";
    u64: "WGSL has no 64-bit integers", "use `u32`, or `[u32; 2]` for both halves";
    i64: "WGSL has no 64-bit integers", "use `i32`, or `[u32; 2]` for both halves";
    usize: "its size depends on the machine", "use `u32`";
    isize: "its size depends on the machine", "use `i32`";
    bool: "no format is read as a `bool`", "use a `u32` that is 0 or 1";
}
