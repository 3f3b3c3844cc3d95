//! The constants that hold a struct to its rules, each with the span of what it
//! would blame.
//!
//! Owns: which checks there are. Must not know: what they check.
//!
//! A constant ends at its first failure. Whatever is cheap to get wrong has one
//! of its own, so that all mistakes are seen at once: attributes, members of
//! uniform structs, members whose type is spelt with brackets. The other
//! members, which can only be wrong behind an alias, share one: a constant for
//! each field of each struct would cost compile time in every program.
//!
//! The checks of a generic struct are an associated constant, which the entry
//! points evaluate.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{GenericParam, Type};

use crate::model::{Member, Model};
use crate::span::{Ends, respan_over};
use crate::uniform::{Assertion, Uniform};

/// The constants of a struct that is not generic.
pub(super) fn expand(model: &Model<'_>) -> TokenStream {
    if is_generic(model) {
        return TokenStream::new();
    }
    let this = own_type(model);
    let shared = shared(model, &this);
    let own = own(model, &this);
    let own = own.iter().map(
        |(name, check)| quote!(#[allow(deprecated)] const _: () = { const #name: () = #check; };),
    );
    let shared = shared.map(
        |shared| quote!(#[allow(deprecated)] const _: () = { const MEMBER_LAYOUT: () = #shared; };),
    );
    quote!(#shared #(#own)*)
}

/// The constant of a generic struct.
pub(super) fn expand_deferred(model: &Model<'_>) -> TokenStream {
    if !is_generic(model) {
        return TokenStream::new();
    }
    let this = quote!(Self);
    let shared = shared(model, &this);
    let own = own(model, &this);
    let own = own.iter().map(|(_, check)| check);
    quote!(const CHECKS: () = { #shared #(#own;)* };)
}

/// The checks of members that have no constants of their own. One look tells of
/// most structs that there is nothing to be found.
fn shared(model: &Model<'_>, this: &TokenStream) -> Option<TokenStream> {
    let krate = &model.krate;
    let checks = model.members.iter().enumerate();
    let checks = checks.filter(|(_, member)| !has_own(member));
    let layout = quote!(<#this as #krate::__private::WgslLayout>::LAYOUT);
    let checks: Vec<_> = checks
        .map(|(i, member)| {
            let index = index(model, &layout, i, member);
            let check = quote!(#krate::__private::check_member_of::<#this>(#index));
            respan_over(check, Ends::of(member.ty))
        })
        .collect();
    (!checks.is_empty())
        .then(|| quote!(if #krate::__private::may_break_a_rule::<#this>() { #(#checks;)* }))
}

/// Which row of the table is the member's.
fn index(model: &Model<'_>, layout: &TokenStream, i: usize, member: &Member<'_>) -> TokenStream {
    if model.has_phantoms() {
        let krate = &model.krate;
        let field = member.ident.to_string();
        quote!(#krate::__private::index_of(#layout, #field))
    } else {
        Literal::usize_unsuffixed(i).to_token_stream()
    }
}

/// Whether the check of a member has a constant of its own.
fn has_own(member: &Member<'_>) -> bool {
    matches!(member.ty, Type::Array(_))
}

/// The checks that have constants of their own, with the names that rustc
/// mentions.
fn own(model: &Model<'_>, this: &TokenStream) -> Vec<(Ident, TokenStream)> {
    let krate = &model.krate;
    let layout = quote!(<#this as #krate::__private::WgslLayout>::LAYOUT);
    let mut own = Vec::new();
    let mut push = |name, call, ends| {
        own.push((
            Ident::new(name, Span::call_site()),
            respan_over(quote!(#krate::__private::#call), ends),
        ));
    };
    for (i, member) in model.members.iter().enumerate() {
        let index = index(model, &layout, i, member);
        if has_own(member) {
            let call = quote!(check_member_of::<#this>(#index));
            push("MEMBER_LAYOUT", call, Ends::of(member.ty));
        }
        if let Some((last, [_, ..])) = model.last() {
            if last.ident == member.ident {
                let call = quote!(check_last(#layout, #index));
                push("LAST_MEMBER", call, Ends::of(member.ty));
            }
        }
        if let Some(literal) = &member.align {
            let call = quote!(check_align(#layout, #index));
            push("ALIGN_ATTRIBUTE", call, Ends::of(literal));
        }
        if let Some(literal) = &member.size {
            let call = quote!(check_size(#layout, #index));
            push("SIZE_ATTRIBUTE", call, Ends::of(literal));
        }
        if let Some(uniform) = model.uniform {
            let rules = rules(uniform);
            let call =
                quote!(check_uniform_member(#layout, #index, #krate::__private::RuleSet::#rules));
            push("UNIFORM_LAYOUT", call, Ends::of(member.ty));
        }
    }
    for assertion in &model.assertions {
        let (ends, call) = match assertion {
            Assertion::ZeroCopy(span) => (
                Ends::at(*span),
                quote!(assert_zero_copy(#layout, <#this as #krate::__private::WgslLayout>::CODEC)),
            ),
            Assertion::NoPadding(span) => (Ends::at(*span), quote!(assert_no_padding(#layout))),
            Assertion::MaxSize(literal) => (
                Ends::of(literal),
                quote!(assert_max_size(#layout, #literal)),
            ),
        };
        push("ASSERTION", call, ends);
    }
    own
}

fn rules(uniform: Uniform) -> Ident {
    let name = if uniform.standard_layout {
        "StandardLayout"
    } else if uniform.webgl2 {
        "WebGl2"
    } else {
        "Strict"
    };
    Ident::new(name, Span::call_site())
}

/// Whether the struct has errors of its own where it breaks a strict rule.
pub(super) fn is_declared_strict(model: &Model<'_>) -> bool {
    !is_generic(model)
        && model
            .uniform
            .is_some_and(|uniform| !uniform.standard_layout)
}

/// Whether the layout depends on parameters.
fn is_generic(model: &Model<'_>) -> bool {
    model
        .ast
        .generics
        .params
        .iter()
        .any(|parameter| !matches!(parameter, GenericParam::Lifetime(_)))
}

/// The type from outside of its impl.
fn own_type(model: &Model<'_>) -> TokenStream {
    let ident = &model.ast.ident;
    let lifetimes = model
        .ast
        .generics
        .lifetimes()
        .map(|_| syn::Lifetime::new("'static", Span::call_site()));
    let lifetimes: Vec<_> = lifetimes.collect();
    if lifetimes.is_empty() {
        ident.to_token_stream()
    } else {
        quote!(#ident<#(#lifetimes),*>)
    }
}
