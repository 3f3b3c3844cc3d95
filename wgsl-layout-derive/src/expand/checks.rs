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
    let checks = Checks::of(model, &own_type(model));
    let shared = &checks.shared;
    let own = checks.own.iter().map(
        |(name, check)| quote!(#[allow(deprecated)] const _: () = { const #name: () = #check; };),
    );
    let shared = (!shared.is_empty())
        .then(|| quote!(#[allow(deprecated)] const _: () = { const MEMBER_LAYOUT: () = { #(#shared;)* }; };));
    quote!(#shared #(#own)*)
}

/// The constant of a generic struct.
pub(super) fn expand_deferred(model: &Model<'_>) -> TokenStream {
    if !is_generic(model) {
        return TokenStream::new();
    }
    let checks = Checks::of(model, &quote!(Self));
    let shared = &checks.shared;
    let own = checks.own.iter().map(|(_, check)| check);
    quote!(const CHECKS: () = { #(#shared;)* #(#own;)* };)
}

struct Checks {
    shared: Vec<TokenStream>,
    /// With the name that rustc mentions.
    own: Vec<(Ident, TokenStream)>,
}

impl Checks {
    fn of(model: &Model<'_>, this: &TokenStream) -> Self {
        let krate = &model.krate;
        let layout = quote!(<#this as #krate::__private::WgslLayout>::LAYOUT);
        let mut checks = Self {
            shared: Vec::new(),
            own: Vec::new(),
        };
        for (i, member) in model.members.iter().enumerate() {
            checks.add_member(model, &layout, i, member);
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
            checks.push_own(
                "ASSERTION",
                respan_over(quote!(#krate::__private::#call), ends),
            );
        }
        checks
    }

    fn push_own(&mut self, name: &str, call: TokenStream) {
        self.own.push((Ident::new(name, Span::call_site()), call));
    }

    fn add_member(
        &mut self,
        model: &Model<'_>,
        layout: &TokenStream,
        i: usize,
        member: &Member<'_>,
    ) {
        let krate = &model.krate;
        let index = if model.has_phantoms() {
            let field = member.ident.to_string();
            quote!(#krate::__private::index_of(#layout, #field))
        } else {
            Literal::usize_unsuffixed(i).to_token_stream()
        };
        let ends = Ends::of(member.ty);
        let check = respan_over(
            quote!(#krate::__private::check_member(#layout, #index)),
            ends,
        );
        if matches!(member.ty, Type::Array(_)) {
            self.push_own("MEMBER_LAYOUT", check);
        } else {
            self.shared.push(check);
        }
        if let Some((last, [_, ..])) = model.last() {
            if last.ident == member.ident {
                let call = quote!(#krate::__private::check_last(#layout, #index));
                self.push_own("LAST_MEMBER", respan_over(call, ends));
            }
        }
        if let Some(literal) = &member.align {
            let call = quote!(#krate::__private::check_align(#layout, #index));
            self.push_own("ALIGN_ATTRIBUTE", respan_over(call, Ends::of(literal)));
        }
        if let Some(literal) = &member.size {
            let call = quote!(#krate::__private::check_size(#layout, #index));
            self.push_own("SIZE_ATTRIBUTE", respan_over(call, Ends::of(literal)));
        }
        if let Some(uniform) = model.uniform {
            let rules = rules(uniform);
            let call = quote! {
                #krate::__private::check_uniform_member(
                    #layout, #index, #krate::__private::RuleSet::#rules
                )
            };
            self.push_own("UNIFORM_LAYOUT", respan_over(call, ends));
        }
    }
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
