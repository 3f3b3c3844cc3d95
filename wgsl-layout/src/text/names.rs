//! The spelling of types, and the names of generic structs.
//!
//! Owns: WGSL spellings and the mangling of generic arguments. Must not know:
//! members.

use super::{Sink, equal};
use crate::layout::{Argument, Kind, Layout, Scalar, Structure};

/// The name of a type that needs no composing.
pub(super) const fn plain_name(layout: &Layout) -> Option<&'static str> {
    match &layout.kind {
        Kind::Scalar(scalar) => Some(scalar_name(*scalar)),
        Kind::Atomic(Scalar::U32) => Some("atomic<u32>"),
        Kind::Atomic(_) => Some("atomic<i32>"),
        Kind::Vector { scalar, rows } => Some(vector_name(*scalar, *rows)),
        Kind::Matrix {
            scalar,
            columns,
            rows,
        } => Some(matrix_name(*scalar, *columns, *rows)),
        Kind::Array { .. } => None,
        Kind::Struct(structure) => match structure.arguments {
            [] => Some(structure.name),
            _ => None,
        },
    }
}

const fn scalar_name(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::F32 => "f32",
        Scalar::F16 => "f16",
        Scalar::I32 => "i32",
        Scalar::U32 => "u32",
    }
}

const fn vector_name(scalar: Scalar, rows: u8) -> &'static str {
    match (scalar, rows) {
        (Scalar::F32, 2) => "vec2f",
        (Scalar::F32, 3) => "vec3f",
        (Scalar::F32, _) => "vec4f",
        (Scalar::F16, 2) => "vec2h",
        (Scalar::F16, 3) => "vec3h",
        (Scalar::F16, _) => "vec4h",
        (Scalar::I32, 2) => "vec2i",
        (Scalar::I32, 3) => "vec3i",
        (Scalar::I32, _) => "vec4i",
        (Scalar::U32, 2) => "vec2u",
        (Scalar::U32, 3) => "vec3u",
        (Scalar::U32, _) => "vec4u",
    }
}

const fn matrix_name(scalar: Scalar, columns: u8, rows: u8) -> &'static str {
    match (scalar, columns, rows) {
        (Scalar::F16, 2, 2) => "mat2x2h",
        (Scalar::F16, 2, 3) => "mat2x3h",
        (Scalar::F16, 2, _) => "mat2x4h",
        (Scalar::F16, 3, 2) => "mat3x2h",
        (Scalar::F16, 3, 3) => "mat3x3h",
        (Scalar::F16, 3, _) => "mat3x4h",
        (Scalar::F16, _, 2) => "mat4x2h",
        (Scalar::F16, _, 3) => "mat4x3h",
        (Scalar::F16, _, _) => "mat4x4h",
        (_, 2, 2) => "mat2x2f",
        (_, 2, 3) => "mat2x3f",
        (_, 2, _) => "mat2x4f",
        (_, 3, 2) => "mat3x2f",
        (_, 3, 3) => "mat3x3f",
        (_, 3, _) => "mat3x4f",
        (_, _, 2) => "mat4x2f",
        (_, _, 3) => "mat4x3f",
        (_, _, _) => "mat4x4f",
    }
}

/// The type as it is spelt in WGSL.
pub(crate) const fn push_type(sink: &mut Sink<'_>, layout: &Layout) {
    match &layout.kind {
        Kind::Array { element, count } => {
            sink.push("array<");
            push_type(sink, element);
            if let Some(count) = count {
                sink.push(", ");
                sink.push_number(*count as u128);
            }
            sink.push(">");
        }
        Kind::Struct(structure) => push_struct_name(sink, structure),
        _ => {
            if let Some(name) = plain_name(layout) {
                sink.push(name);
            }
        }
    }
}

/// `Ring_f32_8`: the name, then each generic argument.
pub(super) const fn push_struct_name(sink: &mut Sink<'_>, structure: &Structure) {
    sink.push(structure.name);
    let mut i = 0;
    while i < structure.arguments.len() {
        // A second underscore in a row is legal inside a WGSL name, but one at
        // the start of an argument would make different types look alike.
        sink.push("_");
        match structure.arguments[i] {
            Argument::Type(layout) => push_mangled(sink, layout),
            Argument::Int(value) => push_mangled_number(sink, value),
        }
        i += 1;
    }
}

const fn push_mangled(sink: &mut Sink<'_>, layout: &Layout) {
    match &layout.kind {
        Kind::Array { element, count } => {
            sink.push("array_");
            push_mangled(sink, element);
            if let Some(count) = count {
                sink.push("_");
                sink.push_number(*count as u128);
            }
        }
        Kind::Atomic(scalar) => {
            sink.push("atomic_");
            sink.push(scalar_name(*scalar));
        }
        _ => push_type(sink, layout),
    }
}

const fn push_mangled_number(sink: &mut Sink<'_>, value: i128) {
    if value < 0 {
        sink.push("m");
    }
    sink.push_number(value.unsigned_abs());
}

/// Whether two layouts have the same spelling. Names of structs are compared
/// with their arguments.
pub(crate) const fn same_type(a: &Layout, b: &Layout) -> bool {
    match (&a.kind, &b.kind) {
        (
            Kind::Array { element, count },
            Kind::Array {
                element: other,
                count: other_count,
            },
        ) => {
            let counts = match (count, other_count) {
                (Some(a), Some(b)) => *a == *b,
                (None, None) => true,
                _ => false,
            };
            counts && same_type(element, other)
        }
        (Kind::Struct(a), Kind::Struct(b)) => same_name(a, b),
        (Kind::Struct(_), _) | (_, Kind::Struct(_)) => false,
        _ => match (plain_name(a), plain_name(b)) {
            (Some(a), Some(b)) => equal(a.as_bytes(), b.as_bytes()),
            _ => false,
        },
    }
}

/// Whether two structs have one name in WGSL. `Ring_f32` written by hand is the
/// name of `Ring<f32>` too, so the rendered names are what is compared.
pub(super) const fn same_name(a: &Structure, b: &Structure) -> bool {
    if a.arguments.is_empty() && b.arguments.is_empty() {
        return equal(a.name.as_bytes(), b.name.as_bytes());
    }
    let mut first = [0; 1024];
    let mut second = [0; 1024];
    let mut sink = Sink::new(&mut first);
    push_struct_name(&mut sink, a);
    let first_len = sink.len();
    let mut sink = Sink::new(&mut second);
    push_struct_name(&mut sink, b);
    let second_len = sink.len();
    if first_len > first.len() || second_len > second.len() {
        return first_len == second_len && equal(a.name.as_bytes(), b.name.as_bytes());
    }
    first_len == second_len && equal(&first, &second)
}
