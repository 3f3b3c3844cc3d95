//! The shape of a stage struct: named fields, no generics.
//!
//! Owns: which Rust items can be a stage interface. Must not know: attributes'
//! meanings.

use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::{Data, DeriveInput, Fields};

use super::attr::StructAttributes;
use super::keys::Derive;
use crate::errors::Errors;

/// The fields, or `None` after an error that leaves nothing to look at.
pub(super) fn fields<'a>(
    ast: &'a DeriveInput,
    derive: Derive,
    errors: &mut Errors,
) -> Option<Vec<&'a syn::Field>> {
    let name = derive.name();
    if !ast.generics.params.is_empty() {
        errors.at(
            &ast.generics,
            format!(
                "`{name}` cannot be derived for a generic struct\n\
                 help: its locations and types are fixed; write a struct for each case"
            ),
        );
    }
    match &ast.data {
        Data::Struct(data) => match &data.fields {
            Fields::Named(fields) => Some(fields.named.iter().collect()),
            Fields::Unnamed(fields) => {
                errors.at(
                    fields,
                    format!(
                        "the members of a {} have names\n\
                         help: name the fields: `struct Name {{ x: f32 }}`",
                        derive.noun()
                    ),
                );
                None
            }
            Fields::Unit => {
                errors.at(&ast.ident, empty(derive));
                None
            }
        },
        Data::Enum(data) => {
            errors.at(
                data.enum_token,
                format!("`{name}` cannot be derived for an enum\nhelp: use a struct"),
            );
            None
        }
        Data::Union(data) => {
            errors.at(
                data.union_token,
                format!("`{name}` cannot be derived for a union\nhelp: use a struct"),
            );
            None
        }
    }
}

pub(super) fn empty(derive: Derive) -> String {
    format!("a {} has at least one member", derive.noun())
}

/// What `repr` says about the order of the fields.
pub(super) struct Repr {
    pub(super) c: bool,
    pub(super) packed: Option<Span>,
}

impl Repr {
    pub(super) fn read(ast: &DeriveInput) -> Self {
        let mut repr = Self {
            c: false,
            packed: None,
        };
        for attribute in &ast.attrs {
            if !attribute.path().is_ident("repr") {
                continue;
            }
            // What else stands in a `repr` is for rustc to judge.
            let _ = attribute.parse_nested_meta(|meta| {
                if meta.path.is_ident("C") || meta.path.is_ident("transparent") {
                    repr.c = true;
                }
                if meta.path.is_ident("packed") {
                    repr.packed = meta.path.get_ident().map(syn::Ident::span);
                }
                if meta.input.peek(syn::token::Paren) {
                    let content;
                    syn::parenthesized!(content in meta.input);
                    let _: TokenStream = content.parse()?;
                }
                Ok(())
            });
        }
        repr
    }
}

/// Where the runtime crate is, for an expansion after errors that have been
/// reported.
pub(super) fn krate_of(ast: &DeriveInput, derive: Derive) -> TokenStream {
    let mut errors = Errors::new();
    let attributes = StructAttributes::read(&ast.attrs, derive, &mut errors);
    let _ = errors.finish();
    krate(attributes.krate.get())
}

/// Where the runtime crate is.
pub(super) fn krate(path: Option<&syn::Path>) -> TokenStream {
    match path {
        Some(path) => quote!(#path),
        None => quote!(::wgsl_layout),
    }
}
