//! The shape of what was derived on.
//!
//! Owns: which Rust items can be a WGSL struct. Must not know: attributes'
//! meanings.

use quote::ToTokens;
use syn::{Attribute, Data, DeriveInput, Fields, Ident, Type};

use crate::errors::Errors;

/// A struct with named fields.
pub(crate) struct Input<'a> {
    pub(crate) fields: Vec<Field<'a>>,
}

/// A field, with all of its syntax.
pub(crate) struct Field<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) attributes: &'a [Attribute],
    pub(crate) ty: &'a Type,
}

impl<'a> Input<'a> {
    /// `None` after an error that leaves nothing to look at.
    pub(crate) fn read(ast: &'a DeriveInput, errors: &mut Errors) -> Option<Self> {
        check_repr(&ast.attrs, errors);
        match &ast.data {
            Data::Struct(data) => match &data.fields {
                Fields::Named(fields) => {
                    for field in &fields.named {
                        check_size(&field.ty, errors);
                    }
                    let fields = fields.named.iter().filter_map(Field::new).collect();
                    Some(Self { fields })
                }
                Fields::Unnamed(fields) => {
                    errors.at(
                        fields,
                        "the members of a WGSL struct have names\n\
                         help: name the fields: `struct Name { x: f32 }`",
                    );
                    None
                }
                Fields::Unit => {
                    errors.at(
                        &ast.ident,
                        "a WGSL struct has at least one member\nhelp: add a field",
                    );
                    None
                }
            },
            Data::Enum(data) => {
                errors.at(
                    data.enum_token,
                    "`WgslLayout` cannot be derived for an enum\n\
                     help: WGSL has no enums; use a `u32` and constants",
                );
                None
            }
            Data::Union(data) => {
                let mut head = data.union_token.to_token_stream();
                ast.ident.to_tokens(&mut head);
                errors.at(
                    head,
                    "`WgslLayout` cannot be derived for a union\n\
                     help: WGSL has no unions; use a struct, or an array of `u32` and conversions",
                );
                None
            }
        }
    }
}

impl<'a> Field<'a> {
    fn new(field: &'a syn::Field) -> Option<Self> {
        Some(Self {
            ident: field.ident.as_ref()?,
            attributes: &field.attrs,
            ty: &field.ty,
        })
    }
}

/// Types that have no size in Rust, under whichever name.
fn check_size(ty: &Type, errors: &mut Errors) {
    let help = match ty {
        Type::Slice(slice) => {
            let element = slice.elem.to_token_stream();
            format!(
                "the runtime-sized array of WGSL is `Vec<{element}>`, `Box<[{element}]>` or `&[{element}]`"
            )
        }
        Type::TraitObject(_) => {
            String::from("name the type: what a shader reads cannot depend on a value")
        }
        _ => return,
    };
    let written = ty.to_token_stream();
    errors.at(
        ty,
        format!("a field of type `{written}` has no size in Rust\nhelp: {help}"),
    );
}

/// `repr(packed)` makes references to fields impossible.
fn check_repr(attributes: &[Attribute], errors: &mut Errors) {
    for attribute in attributes {
        if !attribute.path().is_ident("repr") {
            continue;
        }
        // What else stands in a `repr` is for rustc to judge.
        let _ = attribute.parse_nested_meta(|meta| {
            if meta.path.is_ident("packed") {
                errors.at(
                    &meta.path,
                    "a packed struct cannot be encoded by reference\n\
                     help: remove `packed`: the WGSL layout does not depend on the Rust layout",
                );
            }
            if meta.input.peek(syn::token::Paren) {
                let content;
                syn::parenthesized!(content in meta.input);
                let _: proc_macro2::TokenStream = content.parse()?;
            }
            Ok(())
        });
    }
}
