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
    let layout = layout(model);
    let codec = codec(model);
    let members = members::expand(model);
    let fields = members::expand_fields(model);
    let checks = checks::expand_deferred(model);
    quote! {
        #[automatically_derived]
        #[allow(deprecated, private_bounds, unused_imports, clippy::all, clippy::pedantic)]
        unsafe impl #parameters #krate::__private::WgslLayout for #ident #type_arguments #predicates {
            #footprint
            #layout
            #codec
            #members
            #checks
            #fields
        }
    }
}

fn layout(model: &Model<'_>) -> TokenStream {
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
    let declared = checks::is_declared_strict(model).then(|| quote!(.declared_uniform()));
    quote! {
        const LAYOUT: &'static #krate::__private::Layout = &#krate::__private::Layout::structure(
            #name,
            &[#(#arguments),*],
            #comment,
            ::core::concat!(::core::module_path!(), #rust_name),
            <Self as #krate::__private::WgslLayout>::MEMBERS,
        ) #declared;
    }
}

fn codec(model: &Model<'_>) -> TokenStream {
    let krate = &model.krate;
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
        const CODEC: &'static #krate::__private::Codec = &#krate::__private::Codec::structure(
            ::core::mem::size_of::<Self>(),
            <Self as #krate::__private::WgslLayout>::MEMBERS,
            &[#(#skipped),*],
        );
    }
}
