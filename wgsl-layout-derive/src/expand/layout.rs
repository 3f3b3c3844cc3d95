//! `impl WgslLayout`.
//!
//! Owns: the impl. Must not know: decoding.

use proc_macro2::TokenStream;
use quote::quote;

use super::{bounds, checks, members};
use crate::hint::Reach;
use crate::model::Model;
use crate::span::{Ends, item_of};

pub(super) fn expand(model: &Model<'_>) -> TokenStream {
    let krate = &model.krate;
    let ident = &model.ast.ident;
    let (_, type_arguments, _) = model.ast.generics.split_for_impl();
    let generics = bounds::layout_generics(model);
    let (parameters, _, predicates) = generics.split_for_impl();
    let footprint = bounds::footprint(model);
    let definition = definition(model);
    let fields = members::expand_fields(model);
    let checks = checks::expand_deferred(model);
    quote! {
        #[automatically_derived]
        #[allow(deprecated, private_bounds, unused_imports, clippy::all, clippy::pedantic)]
        unsafe impl #parameters #krate::__private::WgslLayout for #ident #type_arguments #predicates {
            #footprint
            #definition
            #checks
            #fields
        }
    }
}

fn definition(model: &Model<'_>) -> TokenStream {
    let krate = &model.krate;
    let Model { name, comment, .. } = model;
    let rust_name = format!("::{}", model.ast.ident);
    let arguments = bounds::arguments(model).into_iter().map(|argument| match argument {
        bounds::Argument::Type(ty) => {
            quote!(#krate::__private::Argument::Type(<#ty as #krate::__private::WgslLayout>::LAYOUT))
        }
        bounds::Argument::Phantom(member) => {
            let last = model.is_behind_last(member);
            let trait_path = Reach::phantom_trait_path(krate, last);
            let facts = item_of(member.ty, &trait_path, "FACTS", Ends::of(member.ty));
            quote!(#krate::__private::Argument::of(#facts))
        }
        bounds::Argument::Const(ident) => {
            quote!(#krate::__private::Argument::Int(#ident as ::core::primitive::i128))
        }
    });
    let declared_uniform = checks::is_declared_strict(model);
    let members = members::expand(model);
    let skipped = model.skipped.iter().map(|field| {
        let ident = field.ident;
        let name = ident.to_string();
        let ty = field.ty;
        quote! {
            #krate::__private::Skipped::new(#name, ::core::mem::offset_of!(Self, #ident), {
                use #krate::__private::NoDefault as _;
                #krate::__private::DefaultOf::<#ty>::VALUE
            })
        }
    });
    quote! {
        const DEFINITION: &'static #krate::__private::Definition =
            &#krate::__private::Definition {
                name: #name,
                arguments: &[#(#arguments),*],
                comment: #comment,
                rust_path: ::core::concat!(::core::module_path!(), #rust_name),
                declared_uniform: #declared_uniform,
                rust_size: ::core::mem::size_of::<Self>(),
                members: #members,
                skipped: &[#(#skipped),*],
            };
    }
}
