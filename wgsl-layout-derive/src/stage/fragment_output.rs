//! `#[derive(WgslFragmentOutput)]`: from the struct to its table and checks.
//!
//! Owns: the expansion. Must not know: locations, types, formats' properties.

use proc_macro2::TokenStream;
use quote::quote;
use syn::DeriveInput;

use super::interface::Interface;
use super::keys::Derive;
use super::{check, input};
use crate::errors::Errors;
use crate::span::Ends;

const DERIVE: Derive = Derive::FragmentOutput;

/// All items, or the errors and what keeps uses of the type quiet.
pub(crate) fn expand(ast: &DeriveInput) -> TokenStream {
    let mut errors = Errors::new();
    let interface = Interface::build(ast, DERIVE, &mut errors);
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

fn table(interface: &Interface<'_>) -> TokenStream {
    let Interface {
        ident,
        krate,
        name,
        comment,
        ..
    } = interface;
    let rows = interface.rows();
    quote! {
        #[automatically_derived]
        #[allow(deprecated, private_interfaces, unused_qualifications, clippy::all, clippy::pedantic)]
        impl #krate::__private::WgslFragmentOutput for #ident {
            const OUTPUT: &'static #krate::__private::FragmentOutput =
                &#krate::__private::FragmentOutput::new(#name, #comment, &[#(#rows),*]);
        }
    }
}

/// A constant for each thing that can be wrong, where it is.
fn checks(interface: &Interface<'_>) -> TokenStream {
    let Interface { ident, krate, .. } = interface;
    let table = quote!(<#ident as #krate::__private::WgslFragmentOutput>::OUTPUT);
    let check = |ends, call| check::constant("FRAGMENT_OUTPUT", ends, &table, call);
    let mut checks = TokenStream::new();
    for (i, member) in interface.members.iter().enumerate() {
        checks.extend(check(Ends::of(member.ty), quote!(check_member(#i))));
        if member.builtin.is_none() {
            let location = member.location.as_ref().or(member.blend_src.as_ref());
            let span = location.map_or_else(|| member.ident.span(), |location| location.span);
            checks.extend(check(Ends::at(span), quote!(check_location(#i))));
        }
        if let Some(target) = &member.target {
            checks.extend(check(Ends::at(target.span), quote!(check_target(#i))));
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
        impl #parameters #krate::__private::WgslFragmentOutput for #ident #arguments #predicates {
            const OUTPUT: &'static #krate::__private::FragmentOutput =
                &#krate::__private::FragmentOutput::new("", "", &[]);
        }
    }
}
