//! Small plain arrays: the warning about them, and what they are under
//! `vectors`.
//!
//! Owns: which fields are asked about. Must not know: which types are small
//! arrays; the runtime crate does.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::{Type, TypeArray};

use super::bounds::{mentions_any_parameter, with_static_lifetimes};
use crate::form::Form;
use crate::model::{Member, Model};
use crate::span::{Ends, respan_over};

/// The facts of the vector or matrix that is meant, if the type is a small
/// array, else those of the type itself.
pub(super) fn as_vector(krate: &TokenStream, ty: &Type, facts: &TokenStream) -> TokenStream {
    quote! {{
        use #krate::__private::NotSmall as _;
        match #krate::__private::Small::<#ty>::VECTOR {
            ::core::option::Option::Some(facts) => facts,
            ::core::option::Option::None => #facts,
        }
    }}
}

/// One use of an item for each field that is spelt as an array. The item is
/// deprecated where the array is small: that is the warning.
pub(super) fn expand(model: &Model<'_>) -> TokenStream {
    if model.vectors {
        return TokenStream::new();
    }
    let krate = &model.krate;
    let uses: Vec<_> = model
        .members
        .iter()
        .filter(|member| matches!(member.form, Form::Plain) && is_array(member.ty))
        .filter(|member| !mentions_any_parameter(member.ty, &model.ast.generics))
        .map(|member| {
            let ty = with_static_lifetimes(member.ty, &model.ast.generics);
            let ends = Ends::of(member.ty);
            let (holder, item) = if is_padding(member) {
                ("Padding", "NEEDLESS_PADDING")
            } else {
                ("Small", "AMBIGUOUS_ARRAY")
            };
            let holder = Ident::new(holder, ends.first);
            let item = Ident::new(item, ends.last);
            // All of it: rustc says nothing of what it takes for an expansion.
            let used = respan_over(quote!(#krate::__private::#holder::<#ty>::#item), ends);
            quote!(let () = #used;)
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

fn is_array(ty: &Type) -> bool {
    match ty {
        Type::Array(TypeArray { .. }) => true,
        Type::Paren(paren) => is_array(&paren.elem),
        Type::Group(group) => is_array(&group.elem),
        _ => false,
    }
}

/// `_pad`, `padding0`, `_unused`.
fn is_padding(member: &Member<'_>) -> bool {
    let name = member.ident.to_string().to_lowercase();
    let word = name
        .trim_start_matches("r#")
        .trim_matches('_')
        .trim_end_matches(|c: char| c.is_ascii_digit())
        .trim_matches('_');
    [
        "pad",
        "padding",
        "unused",
        "reserved",
        "dummy",
        "align",
        "alignment",
    ]
    .contains(&word)
        || name.starts_with("_pad")
}
