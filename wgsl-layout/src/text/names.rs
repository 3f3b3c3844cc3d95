//! The spelling of types, and the names of generic structs.
//!
//! Owns: WGSL spellings and the mangling of generic arguments. Must not know:
//! members.

use super::{Sink, equal};
use crate::layout::{Alias, Argument, Constant, Kind, Layout, Scalar, Structure};

/// The name of a type that needs no composing.
pub(crate) const fn plain_name(layout: &Layout) -> Option<&'static str> {
    match &layout.kind {
        Kind::Scalar(scalar) => Some(scalar_name(*scalar)),
        Kind::Packed(_) => Some("u32"),
        Kind::Atomic(Scalar::U32) => Some("atomic<u32>"),
        Kind::Atomic(_) => Some("atomic<i32>"),
        Kind::Vector { scalar, rows } => Some(vector_name(*scalar, *rows)),
        Kind::Matrix {
            scalar,
            columns,
            rows,
        } => Some(matrix_name(*scalar, *columns, *rows)),
        Kind::Array { .. } => None,
        Kind::Alias(alias) => Some(alias.name),
        Kind::Struct(structure) => match structure.arguments {
            [] => Some(structure.name),
            _ => None,
        },
    }
}

pub(super) const fn scalar_name(scalar: Scalar) -> &'static str {
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
        match structure.arguments[i] {
            Argument::Type(layout) => {
                sink.push("_");
                push_mangled(sink, layout);
            }
            Argument::Int(value) => {
                sink.push("_");
                push_mangled_number(sink, value);
            }
            Argument::Nothing => {}
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

/// `KIND_POINT`: the name of the alias and that of the value, in capitals.
pub(super) const fn push_constant_name(sink: &mut Sink<'_>, alias: &Alias, constant: &Constant) {
    if constant.renamed {
        sink.push(constant.name);
        return;
    }
    push_capitals(sink, alias.name);
    sink.push("_");
    push_capitals(sink, constant.name);
}

/// `PointLight` as `POINT_LIGHT`, `HTMLPage` as `HTML_PAGE`. Letters outside
/// ASCII stay as they are.
const fn push_capitals(sink: &mut Sink<'_>, name: &str) {
    let name = name.as_bytes();
    let mut i = 0;
    while i < name.len() {
        let starts_word = i > 0
            && name[i].is_ascii_uppercase()
            && (name[i - 1].is_ascii_lowercase()
                || name[i - 1].is_ascii_digit()
                || (name[i - 1].is_ascii_uppercase()
                    && i + 1 < name.len()
                    && name[i + 1].is_ascii_lowercase()));
        if starts_word {
            sink.push("_");
        }
        sink.push_bytes(&[name[i].to_ascii_uppercase()]);
        i += 1;
    }
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
        (Kind::Struct(_), Kind::Struct(_)) => same_name(a, b),
        (Kind::Struct(_), _) | (_, Kind::Struct(_)) => false,
        _ => match (plain_name(a), plain_name(b)) {
            (Some(a), Some(b)) => equal(a.as_bytes(), b.as_bytes()),
            _ => false,
        },
    }
}

/// Whether two declared types have one name in WGSL. `Ring_f32` written by hand
/// is the name of `Ring<f32>` too, so the rendered names are what is compared.
pub(super) const fn same_name(a: &Layout, b: &Layout) -> bool {
    match (plain_name(a), plain_name(b)) {
        (Some(a), Some(b)) => return equal(a.as_bytes(), b.as_bytes()),
        // Most names have no arguments, and few pairs are of equal length.
        _ if type_len(a) != type_len(b) => return false,
        _ => {}
    }
    let mut first = [0; 1024];
    let mut second = [0; 1024];
    push_type(&mut Sink::new(&mut first), a);
    push_type(&mut Sink::new(&mut second), b);
    equal(&first, &second)
}

const fn type_len(layout: &Layout) -> usize {
    let mut sink = Sink::new(&mut []);
    push_type(&mut sink, layout);
    sink.len()
}

/// Whether two constants have one name in WGSL.
pub(super) const fn same_constant(a: (&Alias, &Constant), b: (&Alias, &Constant)) -> bool {
    let mut first = [0; 512];
    let mut second = [0; 512];
    let mut sink = Sink::new(&mut first);
    push_constant_name(&mut sink, a.0, a.1);
    let len = sink.len();
    let mut sink = Sink::new(&mut second);
    push_constant_name(&mut sink, b.0, b.1);
    len == sink.len() && equal(&first, &second)
}

/// Whether a declared type has the name of a constant.
pub(super) const fn is_named_like(layout: &Layout, constant: (&Alias, &Constant)) -> bool {
    let (Kind::Struct(Structure { name, .. }) | Kind::Alias(Alias { name, .. })) = layout.kind
    else {
        return false;
    };
    // Nearly all types have small letters, and no constant that is not renamed.
    if !constant.1.renamed && has_small_letters(name.as_bytes()) {
        return false;
    }
    let mut first = [0; 512];
    let mut second = [0; 512];
    let mut sink = Sink::new(&mut first);
    push_type(&mut sink, layout);
    let len = sink.len();
    let mut sink = Sink::new(&mut second);
    push_constant_name(&mut sink, constant.0, constant.1);
    len == sink.len() && equal(&first, &second)
}

const fn has_small_letters(name: &[u8]) -> bool {
    let mut i = 0;
    while i < name.len() {
        if name[i].is_ascii_lowercase() {
            return true;
        }
        i += 1;
    }
    false
}
