//! Types that have a layout, of this crate and of math crates, at the stage
//! interfaces: whatever `zero_copy` calls plain numbers or columns of them.
//!
//! Owns: which numbers they are. Must not know: the types, nor the rules.

use super::vertex_field::VertexFacts;
use super::vertex_format::Stored;
use crate::layout::{Kind, Layout, Scalar};

/// The numbers of a type that is `plain` or `columns`.
pub(crate) const fn facts_of<T: crate::WgslLayout>() -> VertexFacts {
    vertex_facts(T::LAYOUT, size_of::<T>())
}

/// As `facts_of`: they lie at its start,
/// column by column.
pub(crate) const fn vertex_facts(layout: &Layout, rust_size: usize) -> VertexFacts {
    let (scalar, columns, rows) = match layout.kind {
        Kind::Vector { scalar, rows } => (scalar, 1, rows),
        Kind::Matrix {
            scalar,
            columns,
            rows,
        } => (scalar, columns, rows),
        Kind::Scalar(scalar) => (scalar, 1, 1),
        _ => panic!("no vector or matrix"),
    };
    let stored = match scalar {
        Scalar::F32 | Scalar::F16 => Stored::Float,
        Scalar::I32 => Stored::Signed,
        Scalar::U32 => Stored::Unsigned,
    };
    let column = VertexFacts::vector(stored, scalar.size() as u8, rows as usize);
    if columns == 1 {
        return column.sized(rust_size);
    }
    // Columns may be padded; an odd remainder is padding at the end.
    let stride = if rust_size % columns as usize == 0 {
        rust_size / columns as usize
    } else {
        column.bytes()
    };
    column.columns(columns, stride).sized(rust_size)
}
