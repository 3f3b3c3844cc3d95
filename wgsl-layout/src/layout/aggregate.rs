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
use crate::definition::Definition;

/// Gives every member its offset.
#[doc(hidden)]
pub const fn place<const N: usize>(mut members: [Member; N]) -> [Member; N] {
    place_all(&mut members);
    members
}

/// As [`place`], in place. No other function computes an offset.
///
/// It is evaluated for every struct there is, and calls are what costs most
/// there: a member without attributes and of a modest size needs none.
pub(crate) const fn place_all(members: &mut [Member]) {
    let mut end = 0;
    let mut rest = members;
    while let [member, after @ ..] = rest {
        let (alignment, size) = match member {
            Member {
                align_attribute: None,
                size_attribute: None,
                layout,
                ..
            } => (layout.alignment, layout.size),
            _ => (member.alignment(), member.size()),
        };
        if end < MODEST && size < MODEST && alignment.0 < MODEST {
            let mask = alignment.0 - 1;
            member.offset = (end + mask) & !mask;
            end = member.offset + size;
        } else {
            member.offset = alignment.round_up(end);
            end = member.offset.saturating_add(size);
        }
        rest = after;
    }
}

/// Sums of a few such numbers of bytes do not overflow.
const MODEST: usize = 1 << 28;

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
        comment: &'static str,
        rust_path: &'static str,
        signed: bool,
        constants: &'static [Constant],
    ) -> Self {
        let scalar = if signed { Scalar::I32 } else { Scalar::U32 };
        Self {
            kind: Kind::Alias(Alias {
                name,
                comment,
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
        comment: &'static str,
        rust_path: &'static str,
        members: &'static [Member],
    ) -> Self {
        let mut alignment = Alignment(1);
        let mut depth = 0;
        let mut rest = members;
        while let [member, after @ ..] = rest {
            let own = match member.align_attribute {
                None => member.layout.alignment,
                Some(_) => member.alignment(),
            };
            if alignment.0 < own.0 {
                alignment = own;
            }
            if depth < member.layout.depth {
                depth = member.layout.depth;
            }
            rest = after;
        }
        let end = match members {
            [.., last] => last.offset.saturating_add(last.size()),
            [] => 0,
        };
        Self {
            alignment,
            size: alignment.round_up(end),
            depth: depth.saturating_add(1),
            kind: Kind::Struct(Structure {
                name,
                arguments,
                comment,
                rust_path,
                members,
                declared_uniform: false,
            }),
        }
    }

    /// The layout of a struct as its derive defines it.
    pub(crate) const fn defined(definition: &Definition) -> Self {
        let mut layout = Self::structure(
            definition.name,
            definition.arguments,
            definition.comment,
            definition.rust_path,
            definition.members,
        );
        if let Kind::Struct(structure) = &mut layout.kind {
            structure.declared_uniform = definition.declared_uniform;
        }
        layout
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
