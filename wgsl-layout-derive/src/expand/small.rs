//! The warnings about fields, and what small plain arrays are under `vectors`.
//!
//! Owns: which arrays are asked about. Must not know: which types are small
//! arrays (the runtime crate does), or what padding looks like (`padding`).

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::{Expr, ExprLit, GenericArgument, Lit, PathArguments, Type};

use super::bounds::{mentions_any_parameter, with_static_lifetimes};
use super::checks::is_declared_strict;
use super::padding;
use crate::form::Form;
use crate::model::{Member, Model};
use crate::span::{Ends, respan_over};

/// The facts of the vector or matrix that is meant, if the type is a small
/// array, else those of the type itself.
pub(super) fn as_vector(krate: &TokenStream, ty: &Type, facts: &TokenStream) -> TokenStream {
    quote! {{
        use #krate::__private::NotSmall as _;
        match #krate::warning::Small::<#ty>::VECTOR {
            ::core::option::Option::Some(facts) => facts,
            ::core::option::Option::None => #facts,
        }
    }}
}

/// One use of an item for each field that is spelt as an array or a list of
/// arrays, or named as padding. The item is deprecated where there is something to say: that is the
/// warning.
pub(super) fn expand(model: &Model<'_>) -> TokenStream {
    let krate = &model.krate;
    let uses: Vec<_> = (0..model.members.len())
        .filter_map(|i| {
            let member = &model.members[i];
            let ends = Ends::of(array_of(member.ty).unwrap_or(member.ty));
            // All of it: rustc says nothing of what it takes for an expansion.
            let used = if padding::is_advised(model, i) {
                respan_over(quote!(#krate::warning::NEEDLESS_PADDING), ends)
            } else if is_ambiguous(model, member) {
                let ty = with_static_lifetimes(member.ty, &model.ast.generics);
                let holder = Ident::new("Small", ends.first);
                let item = Ident::new("AMBIGUOUS_ARRAY", ends.last);
                respan_over(quote!(#krate::warning::#holder::<#ty>::#item), ends)
            } else {
                return None;
            };
            Some(quote!(let () = #used;))
        })
        .collect();
    if uses.is_empty() {
        return TokenStream::new();
    }
    quote! {
        const _: () = {
            #[allow(unused_imports)]
            use #krate::__private::NotSmall as _;
            #(#uses)*
        };
    }
}

/// Whether the type is asked if it is a small array. Under the strict rules of
/// the uniform address space every small array is an error already, and so is
/// an empty one under any.
fn is_ambiguous(model: &Model<'_>, member: &Member<'_>) -> bool {
    !model.vectors
        && !is_declared_strict(model)
        && matches!(member.form, Form::Plain)
        && array_of(member.ty).is_some()
        && !mentions_any_parameter(member.ty, &model.ast.generics)
}

/// Whether it is spelt as an array that has elements.
fn is_array(ty: &Type) -> bool {
    match ty {
        Type::Array(array) => !is_zero(&array.len),
        Type::Paren(paren) => is_array(&paren.elem),
        Type::Group(group) => is_array(&group.elem),
        _ => false,
    }
}

/// The array that the type is spelt as, or a pointer to or a list of.
fn array_of(ty: &Type) -> Option<&Type> {
    match ty {
        ty if is_array(ty) => Some(ty),
        Type::Paren(paren) => array_of(&paren.elem),
        Type::Group(group) => array_of(&group.elem),
        Type::Reference(reference) => element(&reference.elem),
        Type::Path(path) => match &path.path.segments.last()?.arguments {
            PathArguments::AngleBracketed(arguments) => {
                arguments.args.iter().find_map(|argument| match argument {
                    GenericArgument::Type(ty) => element(ty),
                    _ => None,
                })
            }
            _ => None,
        },
        _ => None,
    }
}

/// The array that a slice or a list is made of.
fn element(ty: &Type) -> Option<&Type> {
    match ty {
        Type::Slice(slice) => array_of(&slice.elem),
        ty => array_of(ty),
    }
}

fn is_zero(len: &Expr) -> bool {
    match len {
        Expr::Lit(ExprLit {
            lit: Lit::Int(number),
            ..
        }) => number.base10_digits() == "0",
        _ => false,
    }
}
