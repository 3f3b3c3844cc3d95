//! Fields of random structs: as a declaration, and placed as members.
//!
//! Owns: the text of a declaration, and a second opinion on offsets. Must not
//! know: chance.

use std::fmt::Write;

use crate::types::Ty;

/// A field of a declaration.
pub(crate) struct Field {
    /// In WGSL; nothing if the field is skipped.
    pub(crate) name: Option<String>,
    pub(crate) attributes: String,
    pub(crate) ident: String,
    pub(crate) kind: Kind,
    pub(crate) align: Option<usize>,
    pub(crate) size: Option<usize>,
}

/// What a field is, before the parameters have arguments.
pub(crate) enum Kind {
    Is(Ty),
    Skipped(&'static str),
    Parameter,
    /// `[T; N]`.
    ParameterArray,
    /// `Vec<T>`.
    ParameterList,
}

/// The struct in Rust.
pub(crate) fn declaration(name: &str, generics: &str, fields: &[Field]) -> String {
    let mut out = format!("#[derive(WgslLayout)]\npub struct {name}{generics} {{\n");
    for field in fields {
        let ty = match &field.kind {
            Kind::Is(ty) => &ty.rust,
            Kind::Skipped(rust) => *rust,
            Kind::Parameter => "T",
            Kind::ParameterArray => "[T; N]",
            Kind::ParameterList => "Vec<T>",
        };
        let Field {
            attributes, ident, ..
        } = field;
        writeln!(out, "    {attributes}pub {ident}: {ty},").unwrap();
    }
    out + "}\n"
}

/// The struct as a type, and its members as rows of name, type and offset, by
/// the rules of the specification.
pub(crate) fn place(
    name: &str,
    rust: &str,
    fields: &[Field],
    arguments: Option<(&Ty, usize)>,
) -> (Ty, String) {
    let (mut end, mut align, mut depth) = (0_usize, 1, 0);
    let mut runtime_sized = false;
    let mut members = String::new();
    for field in fields {
        let ty = match (&field.kind, arguments) {
            (Kind::Is(ty), _) => ty.clone(),
            (Kind::Parameter, Some((argument, _))) => argument.clone(),
            (Kind::ParameterArray, Some((argument, count))) => argument.array(count),
            (Kind::ParameterList, Some((argument, _))) => argument.runtime_sized("Vec<_>"),
            _ => continue,
        };
        let member_align = field.align.unwrap_or(ty.align);
        let offset = end.next_multiple_of(member_align);
        end = offset + field.size.unwrap_or(ty.size);
        align = align.max(member_align);
        depth = depth.max(ty.depth);
        runtime_sized = ty.runtime_sized;
        let name = field.name.as_deref().unwrap_or_default();
        write!(members, "({name:?}, {:?}, {offset}), ", ty.wgsl).unwrap();
    }
    let ty = Ty {
        rust: rust.into(),
        wgsl: name.into(),
        mangled: name.into(),
        align,
        size: end.next_multiple_of(align),
        clone: false,
        runtime_sized,
        depth: depth + 1,
    };
    (ty, members)
}
