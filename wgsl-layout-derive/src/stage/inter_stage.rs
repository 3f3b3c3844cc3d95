//! `#[derive(WgslInterStage)]`: from the struct to its table and checks.
//!
//! Owns: the expansion. Must not know: locations, types, slots.

use proc_macro2::TokenStream;
use quote::quote;
use syn::DeriveInput;

use super::interface::Interface;
use super::keys::Derive;
use super::{check, input};
use crate::errors::Errors;
use crate::span::{Ends, item_of};

const DERIVE: Derive = Derive::InterStage;

/// All items, or the errors and what keeps uses of the type quiet.
pub(crate) fn expand(ast: &DeriveInput) -> TokenStream {
    let mut errors = Errors::new();
    let interface = Interface::build(ast, DERIVE, &mut errors);
    if let Some(interface) = &interface {
        check_role(interface, &mut errors);
    }
    let failed = !errors.is_empty();
    let errors = errors.finish();
    match interface {
        Some(interface) if !failed => {
            let table = table(&interface);
            let checks = checks(&interface);
            let rest = interface.rest();
            quote!(#table #checks #rest)
        }
        _ => {
            let fallback = fallback(ast);
            quote!(#errors #fallback)
        }
    }
}

fn check_role(interface: &Interface<'_>, errors: &mut Errors) {
    let attributes = &interface.attributes;
    if let (Some(_), Some(second)) = (
        attributes.vertex_output.get(),
        attributes.fragment_input.get(),
    ) {
        errors.at_span(
            second.span,
            "`vertex_output` and `fragment_input` exclude each other\n\
             help: without either the struct is both",
        );
    }
    let Some(from) = attributes.from.get() else {
        return;
    };
    if attributes.vertex_output.get().is_some() {
        errors.at_span(
            from.span,
            "`from` and `vertex_output` exclude each other\n\
             help: `from` is for the input of the fragment shader",
        );
    }
    for member in &interface.members {
        if let Some(location) = &member.location {
            errors.at_span(
                location.span,
                "`location` and `from` exclude each other: the other struct gives the location",
            );
        }
    }
}

fn table(interface: &Interface<'_>) -> TokenStream {
    let Interface {
        ident,
        krate,
        name,
        comment,
        attributes,
        ..
    } = interface;
    let rows = interface.rows();
    let role = if attributes.vertex_output.get().is_some() {
        Some(quote!(.role(#krate::__private::Role::VertexOutput)))
    } else if attributes.fragment_input.get().is_some() {
        Some(quote!(.role(#krate::__private::Role::FragmentInput)))
    } else {
        None
    };
    let from = attributes.from.get().map(|from| {
        let other = item_of(
            &from.value,
            &quote!(#krate::__private::WgslInterStage),
            "INTER_STAGE",
            Ends::of(&from.value),
        );
        quote!(.from(#other))
    });
    quote! {
        #[automatically_derived]
        #[allow(deprecated, private_interfaces, unused_qualifications, clippy::all, clippy::pedantic)]
        impl #krate::__private::WgslInterStage for #ident {
            const INTER_STAGE: &'static #krate::__private::InterStage =
                &#krate::__private::InterStage::new(#name, #comment, &[#(#rows),*]) #role #from;
        }
    }
}

/// A constant for each thing that can be wrong, where it is.
fn checks(interface: &Interface<'_>) -> TokenStream {
    let Interface { ident, krate, .. } = interface;
    let table = quote!(<#ident as #krate::__private::WgslInterStage>::INTER_STAGE);
    let check = |ends, call| check::constant("INTER_STAGE", ends, &table, call);
    let mut checks = TokenStream::new();
    for (i, member) in interface.members.iter().enumerate() {
        checks.extend(check(Ends::of(member.ty), quote!(check_member(#i))));
        if member.builtin.is_none() {
            let location = member.location.as_ref();
            let span = location.map_or_else(|| member.ident.span(), |location| location.span);
            checks.extend(check(Ends::at(span), quote!(check_location(#i))));
        }
    }
    checks.extend(check(Ends::at(ident.span()), quote!(check())));
    checks
}

fn fallback(ast: &DeriveInput) -> TokenStream {
    let krate = input::krate_of(ast, DERIVE);
    let ident = &ast.ident;
    let (parameters, arguments, predicates) = ast.generics.split_for_impl();
    quote! {
        #[automatically_derived]
        impl #parameters #krate::__private::WgslInterStage for #ident #arguments #predicates {
            const INTER_STAGE: &'static #krate::__private::InterStage =
                &#krate::__private::InterStage::new("", "", &[]);
        }
    }
}
