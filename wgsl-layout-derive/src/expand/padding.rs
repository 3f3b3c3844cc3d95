//! Padding by hand, which WGSL and the derive make needless.
//!
//! Owns: which fields look like it, by name and type. Must not know: how the
//! advice is given.

use syn::{PathArguments, Type};

use super::checks::is_declared_strict;
use crate::form::Form;
use crate::model::{Member, Model};
use crate::uniform::Assertion;

/// Whether the member is told to be needless. Whoever asserts that there is no
/// padding, or that Rust has the bytes of WGSL, has written it on purpose.
pub(super) fn is_advised(model: &Model<'_>, index: usize) -> bool {
    let member = &model.members[index];
    let on_purpose = model
        .assertions
        .iter()
        .any(|assertion| matches!(assertion, Assertion::NoPadding(_) | Assertion::ZeroCopy(_)));
    !on_purpose
        && matches!(member.form, Form::Plain)
        && looks_like(member)
        && !is_an_error(model, index)
}

/// The strict rules of the uniform address space speak of padding themselves:
/// where it is an array, and where a struct or an array behind it is not where
/// it must be.
fn is_an_error(model: &Model<'_>, index: usize) -> bool {
    let pads = model.uniform.is_some_and(|uniform| uniform.pad);
    let next = model.members.get(index + 1);
    is_declared_strict(model)
        && (matches!(bare(model.members[index].ty), Type::Array(_))
            || !pads && next.is_some_and(|next| numbers(next.ty).is_none()))
}

/// `_pad: f32`, `padding0: [u32; 3]`, `_unused: Vec2`. A whole vector of four is
/// a member, unless its name says that it is not used: it pads nothing.
fn looks_like(member: &Member<'_>) -> bool {
    let name = member.ident.to_string().to_lowercase();
    let name = name.trim_start_matches("r#");
    let hidden = name.starts_with('_');
    let word = name
        .trim_matches('_')
        .trim_end_matches(|c: char| c.is_ascii_digit())
        .trim_matches('_');
    let named = match word {
        "pad" | "padding" => true,
        "unused" | "reserved" | "dummy" | "align" | "alignment" => hidden,
        _ => hidden && (word.starts_with("pad_") || word.starts_with("padding_")),
    };
    named
        && match numbers(element(member.ty)) {
            Some(Numbers::Few) => true,
            Some(Numbers::Many) => hidden,
            None => false,
        }
}

enum Numbers {
    /// A scalar, or a vector of two or three.
    Few,
    Many,
}

/// What the type is, if it is spelt as a scalar, a vector or a matrix.
fn numbers(ty: &Type) -> Option<Numbers> {
    let Type::Path(path) = bare(ty) else {
        return None;
    };
    let segment = path.path.segments.last()?;
    if !matches!(segment.arguments, PathArguments::None) {
        return None;
    }
    let name = segment.ident.to_string();
    let few = [
        "f32", "i32", "u32", "f16", "Vec2", "Vec3", "Vec3A", "IVec2", "IVec3", "UVec2", "UVec3",
        "Vector2", "Vector3", "vec2f", "vec3f", "vec2i", "vec3i", "vec2u", "vec3u", "vec2h",
        "vec3h",
    ];
    let many = [
        "Vec4", "IVec4", "UVec4", "Vector4", "vec4f", "vec4i", "vec4u", "vec4h", "Quat", "Mat2",
        "Mat3", "Mat3A", "Mat4", "Affine2", "Affine3A",
    ];
    if few.contains(&name.as_str()) {
        Some(Numbers::Few)
    } else if many.contains(&name.as_str()) {
        Some(Numbers::Many)
    } else {
        None
    }
}

/// What an array is made of.
fn element(ty: &Type) -> &Type {
    match bare(ty) {
        Type::Array(array) => element(&array.elem),
        ty => ty,
    }
}

fn bare(ty: &Type) -> &Type {
    match ty {
        Type::Paren(paren) => bare(&paren.elem),
        Type::Group(group) => bare(&group.elem),
        _ => ty,
    }
}
