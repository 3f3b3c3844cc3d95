//! The one fold that places members, and the layouts of everything that holds
//! something else.
//!
//! Owns: the [struct algorithm], arrays and matrices. Must not know: what the
//! members are for.
//!
//! [struct algorithm]: https://www.w3.org/TR/WGSL/#structure-member-layout

use super::member::Member;
use super::{Alias, Argument, Constant, Kind, Layout, Scalar, Structure};
use crate::alignment::Alignment;

/// Gives every member its offset.
#[doc(hidden)]
pub const fn place<const N: usize>(mut members: [Member; N]) -> [Member; N] {
    place_all(&mut members);
    members
}

/// As [`place`], in place. No other function computes an offset.
pub(crate) const fn place_all(members: &mut [Member]) {
    let mut end = 0;
    let mut i = 0;
    while i < members.len() {
        let offset = members[i].alignment().round_up(end);
        members[i].offset = offset;
        end = offset.saturating_add(members[i].size());
        i += 1;
    }
}

impl Layout {
    pub(crate) const fn scalar(scalar: Scalar) -> Self {
        Self {
            alignment: scalar.alignment(),
            size: scalar.size(),
            depth: 0,
            kind: Kind::Scalar(scalar),
        }
    }

    /// The layout of a scalar under a name of its own: `i32` where `signed`,
    /// else `u32`.
    #[doc(hidden)]
    pub const fn alias(
        name: &'static str,
        doc: &'static str,
        rust_path: &'static str,
        signed: bool,
        constants: &'static [Constant],
    ) -> Self {
        let scalar = if signed { Scalar::I32 } else { Scalar::U32 };
        Self {
            kind: Kind::Alias(Alias {
                name,
                doc,
                rust_path,
                scalar,
                constants,
            }),
            ..Self::scalar(scalar)
        }
    }

    /// The layout of a `u32` that a built-in function takes apart.
    pub(crate) const fn packed(unpack: &'static str) -> Self {
        Self {
            kind: Kind::Packed(unpack),
            ..Self::scalar(Scalar::U32)
        }
    }

    pub(crate) const fn atomic(scalar: Scalar) -> Self {
        Self {
            alignment: scalar.alignment(),
            size: scalar.size(),
            depth: 0,
            kind: Kind::Atomic(scalar),
        }
    }

    pub(crate) const fn vector(scalar: Scalar, rows: u8) -> Self {
        Self {
            alignment: vector_alignment(scalar, rows),
            size: scalar.size() * rows as usize,
            depth: 1,
            kind: Kind::Vector { scalar, rows },
        }
    }

    pub(crate) const fn matrix(scalar: Scalar, columns: u8, rows: u8) -> Self {
        let column = Self::vector(scalar, rows);
        Self {
            alignment: column.alignment,
            size: columns as usize * column.stride(),
            depth: 2,
            kind: Kind::Matrix {
                scalar,
                columns,
                rows,
            },
        }
    }

    pub(crate) const fn array(element: &'static Self, count: usize) -> Self {
        Self {
            alignment: element.alignment,
            size: element.stride().saturating_mul(count),
            depth: element.depth.saturating_add(1),
            kind: Kind::Array {
                element,
                count: Some(count),
            },
        }
    }

    pub(crate) const fn runtime_sized_array(element: &'static Self) -> Self {
        Self {
            alignment: element.alignment,
            size: element.stride(),
            depth: element.depth.saturating_add(1),
            kind: Kind::Array {
                element,
                count: None,
            },
        }
    }

    /// The layout of a struct whose members have been placed.
    #[doc(hidden)]
    pub const fn structure(
        name: &'static str,
        arguments: &'static [Argument],
        doc: &'static str,
        rust_path: &'static str,
        members: &'static [Member],
    ) -> Self {
        let mut alignment = Alignment::new(1);
        let mut end = 0;
        let mut depth = 0;
        let mut i = 0;
        while i < members.len() {
            alignment = alignment.max(members[i].alignment());
            if depth < members[i].layout.depth {
                depth = members[i].layout.depth;
            }
            end = members[i].offset.saturating_add(members[i].size());
            i += 1;
        }
        Self {
            alignment,
            size: alignment.round_up(end),
            depth: depth.saturating_add(1),
            kind: Kind::Struct(Structure {
                name,
                arguments,
                doc,
                rust_path,
                members,
                declared_uniform: false,
            }),
        }
    }

    /// The layout of a struct whose own derive holds it to the strict rules of
    /// the uniform address space.
    #[doc(hidden)]
    #[must_use]
    pub const fn declared_uniform(mut self) -> Self {
        if let Kind::Struct(structure) = &mut self.kind {
            structure.declared_uniform = true;
        }
        self
    }
}

/// A vector of two has the alignment of two scalars, one of three that of four.
const fn vector_alignment(scalar: Scalar, rows: u8) -> Alignment {
    match (scalar.size() * if rows == 2 { 2 } else { 4 }) as u8 {
        4 => Alignment::A4,
        8 => Alignment::A8,
        _ => Alignment::A16,
    }
}
