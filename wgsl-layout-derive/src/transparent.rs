//! `#[wgsl(transparent)]`: a struct of one field that is in WGSL what its field
//! is.
//!
//! Owns: the derive on newtypes, from its errors to its expansion. Must not
//! know: structs of members.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Field, Fields, Member, parse_quote};

use crate::attr::{FieldAttributes, StructAttributes};
use crate::errors::Errors;
use crate::expand::{exact_fields, fallback, mentions_any_parameter, with_static_lifetimes};
use crate::hint::Reach;
use crate::span::{Ends, item_of};
use crate::symbol;

/// All of the expansion, or `None` if it is not marked as a newtype.
pub(crate) fn derive(ast: &DeriveInput) -> Option<TokenStream> {
    let Data::Struct(data) = &ast.data else {
        return None;
    };
    let mut errors = Errors::new();
    let attributes = StructAttributes::read(&ast.attrs, &mut errors);
    if attributes.transparent.get().is_none() {
        // The errors are found again by whoever reads them next.
        let _ = errors.finish();
        return None;
    }
    let krate = match attributes.krate.get() {
        Some(path) => quote!(#path),
        None => quote!(::wgsl_layout),
    };
    check_attributes(&attributes, &data.fields, &mut errors);
    let field = only_field(ast, &data.fields, &mut errors);
    let failed = !errors.is_empty();
    let errors = errors.finish();
    Some(match field {
        Some((field, member)) if !failed => expand(ast, &krate, field, &member),
        _ => {
            let fallback = fallback(ast);
            quote!(#errors #fallback)
        }
    })
}

/// Nothing may be said of a struct or a field that is none in WGSL: it would be
/// passed over, and the bytes be others than were meant.
fn check_attributes(attributes: &StructAttributes, fields: &Fields, errors: &mut Errors) {
    for (name, span) in attributes.about_members() {
        let help = match name {
            symbol::VECTORS => {
                "use a type that is a vector or a matrix in its place, such as `wgsl_layout::types::vec3f`"
            }
            symbol::RENAME | symbol::RENAME_ALL => {
                "remove it: the name of the struct is not in the text"
            }
            _ => "say it of the structs that have members of this type",
        };
        errors.at_span(
            span,
            format!(
                "`{name}` and `transparent` exclude each other\n\
                 note: a transparent struct is in WGSL what its field is\n\
                 help: {help}"
            ),
        );
    }
    for field in fields {
        for (name, span) in FieldAttributes::read(&field.attrs, errors).given() {
            errors.at_span(
                span,
                format!(
                    "`{name}` says nothing of the field of a transparent struct\n\
                     note: the struct is in WGSL what the type of its field is\n\
                     help: use the type that is meant, such as `wgsl_layout::types::vec3f`, or leave `transparent` out and say it of the members of this type"
                ),
            );
        }
    }
}

fn only_field<'a>(
    ast: &DeriveInput,
    fields: &'a Fields,
    errors: &mut Errors,
) -> Option<(&'a Field, Member)> {
    let mut iter = fields.iter().zip(fields.members());
    let first = iter.next();
    if first.is_none() {
        errors.at(
            &ast.ident,
            format!(
                "`transparent` needs exactly one field, but `{}` has none",
                ast.ident
            ),
        );
    }
    if let Some((second, _)) = iter.next() {
        errors.at(
            second,
            format!(
                "`transparent` needs exactly one field, but `{}` has {}",
                ast.ident,
                fields.len()
            ),
        );
    }
    first
}

fn expand(ast: &DeriveInput, krate: &TokenStream, field: &Field, member: &Member) -> TokenStream {
    let ident = &ast.ident;
    let ty = &field.ty;
    let ends = Ends::of(ty);
    let item = |name| item_of(ty, &quote!(#krate::__private::WgslLayout), name, ends);
    let generic = mentions_any_parameter(ty, &ast.generics);
    let (_, arguments, _) = ast.generics.split_for_impl();
    let mut generics = ast.generics.clone();
    let mut decode = ast.generics.clone();
    let (footprint, layout, codec, of_field) = if generic {
        let layout: syn::WherePredicate = parse_quote!(#ty: #krate::__private::WgslLayout);
        generics.make_where_clause().predicates.push(layout.clone());
        let clause = decode.make_where_clause();
        clause.predicates.push(layout);
        clause
            .predicates
            .push(parse_quote!(for<'__wgsl> #ty: #krate::__private::WgslDecode));
        (
            item("Footprint"),
            item("LAYOUT"),
            item("CODEC"),
            item("MEMBERS"),
        )
    } else {
        // Constants of one trait, so that a mistake is one error. An associated
        // type would put a type that is more private than the struct into its
        // interface.
        let static_ty = with_static_lifetimes(ty, &ast.generics);
        let trait_path = Reach::newtype_trait_path(&static_ty, krate);
        let facts = item_of(&static_ty, &trait_path, "FACTS", ends);
        (
            quote!(#krate::__private::Newtype<{ #facts.footprint }>),
            quote!(#facts.layout),
            quote!(#facts.codec),
            quote!(#facts.members),
        )
    };
    let (parameters, _, predicates) = generics.split_for_impl();
    let (decode_parameters, _, decode_predicates) = decode.split_for_impl();
    let exact = exact_fields(std::iter::once((member, ends.first, ty)));
    quote! {
        #[automatically_derived]
        #[allow(deprecated, private_bounds, clippy::all, clippy::pedantic)]
        unsafe impl #parameters #krate::__private::WgslLayout for #ident #arguments #predicates {
            type Footprint = #footprint;
            const LAYOUT: &'static #krate::__private::Layout = #layout;
            const CODEC: &'static #krate::__private::Codec = &#krate::__private::newtype(
                ::core::mem::size_of::<Self>(),
                ::core::mem::offset_of!(Self, #member),
                #codec,
            );
            const MEMBERS: &'static [#krate::__private::Member] = #of_field;
            fn __fields(&self) {
                #exact
            }
        }
        #[automatically_derived]
        #[allow(private_bounds)]
        unsafe impl #decode_parameters #krate::__private::WgslDecode for #ident #arguments #decode_predicates {}
    }
}
