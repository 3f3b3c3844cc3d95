//! The member table, and the proof that it is about the fields that there are.
//!
//! Owns: the rows. Must not know: generics.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};

use super::bounds::{mentions_any_parameter, mentions_parameters, with_static_lifetimes};
use super::small;
use crate::form::Form;
use crate::hint::Reach;
use crate::model::{Member, Model};
use crate::span::{Ends, item_of};
use crate::uniform::Uniform;

/// The table: a row for each member, placed by the runtime crate.
pub(super) fn expand(model: &Model<'_>) -> TokenStream {
    let krate = &model.krate;
    let until_last = model.members.len() - model.last().map_or(0, |(_, behind)| behind.len());
    let rows = model
        .members
        .iter()
        .enumerate()
        .map(|(i, member)| row(model, member, i + 1 >= until_last));
    if model.has_phantoms() {
        let (pad, webgl2) = model
            .uniform
            .map_or((false, false), |uniform| (uniform.pad, uniform.webgl2));
        return quote! {
            #krate::__private::present(
                const { &#krate::__private::place_present([#(#rows),*], #pad, #webgl2) },
            )
        };
    }
    let placed = match model.uniform {
        Some(Uniform { pad, webgl2, .. }) if pad || webgl2 => {
            quote!(#krate::__private::place_uniform([#(#rows),*], #pad, #webgl2))
        }
        _ => quote!(#krate::__private::place([#(#rows),*])),
    };
    quote!(&#placed)
}

fn row(model: &Model<'_>, member: &Member<'_>, last: bool) -> TokenStream {
    let krate = &model.krate;
    let Member {
        ident,
        name,
        comment,
        ..
    } = member;
    let name = &name.text;
    let head = head(comment, name);
    // Paths in Rust spell a raw identifier as its declaration does.
    let field = Some(ident.to_string()).filter(|field| field != name);
    let field = field.iter();
    let reach = Reach::of(member.ty, krate, last);
    // An error about `&'a str` here and one about `&'static str` in the
    // footprint would be two.
    let lasting =
        (last && reach.is_suspect()).then(|| with_static_lifetimes(member.ty, &model.ast.generics));
    let ends = Ends::of(member.ty);
    let generics = &model.ast.generics;
    let facts = match &lasting {
        _ if member.phantom => {
            let trait_path = Reach::phantom_trait_path(krate, last);
            let generic = mentions_any_parameter(member.ty, generics);
            let ty = if generic {
                member.ty.clone()
            } else {
                with_static_lifetimes(member.ty, generics)
            };
            item_of(&ty, &trait_path, "FACTS", ends)
        }
        // What is known of it is what the `where` clause says.
        _ if mentions_parameters(model, member.ty) => {
            item_of(member.ty, &reach.plain_trait_path(), "FACTS", ends)
        }
        Some(ty) => item_of(ty, &Reach::of(ty, krate, last).trait_path(), "FACTS", ends),
        None => item_of(member.ty, &reach.trait_path(), "FACTS", ends),
    };
    let converted = member
        .form
        .facts(krate, member.ty, mentions_parameters(model, member.ty));
    let facts = match (converted, &member.form) {
        (Some(converted), _) => converted,
        (None, Form::Plain)
            if model.vectors && !member.phantom && !mentions_any_parameter(member.ty, generics) =>
        {
            small::as_vector(krate, member.ty, &facts)
        }
        _ => facts,
    };
    let align = member.align.iter();
    let size = member.size.iter();
    quote! {
        #krate::__private::Member::new(
            #name,
            #head,
            ::core::mem::offset_of!(Self, #ident),
            #facts,
        ) #(.of_field(#field))* #(.aligned(#align))* #(.sized(#size))*
    }
}

/// The text before the type of a member: the end of the member before, lines of
/// comment, then the name.
fn head(comment: &str, name: &str) -> String {
    [",\n", comment, "    ", name, ": "].concat()
}

/// `fn __fields`: an attribute that stands below the derive may change the struct
/// afterwards. It points to every field as the type that its row was made from.
/// A reference would be coerced: `&Box<T>` passes for `&T`.
pub(super) fn expand_fields(model: &Model<'_>) -> TokenStream {
    let members = model.members.iter().map(|member| (member.ident, member.ty));
    let skipped = model.skipped.iter().map(|field| (field.ident, field.ty));
    let fields = members.chain(skipped);
    let exact = exact_fields(fields.map(|(ident, ty)| (ident, ident.span(), ty)));
    // One that is not that of `core` would be a member, if it could.
    let krate = &model.krate;
    let phantoms = model
        .skipped
        .iter()
        .filter(|field| field.phantom)
        .map(|field| {
            let trait_path = quote!(#krate::__private::Phantom);
            let proven = item_of(field.ty, &trait_path, "PROVEN", Ends::of(field.ty));
            quote!(let () = #proven;)
        });
    quote! {
        fn __fields(&self) {
            #exact
            #(#phantoms)*
        }
    }
}

/// That these are all fields of `self` and that each is of this very type.
///
/// The pattern borrows them: there are no others, which nobody would initialise,
/// and none is packed, which nobody could borrow. The pointer to each is
/// borrowed once more, since an array passes for a slice behind a pointer, but
/// not behind a borrowed one.
pub(crate) fn exact_fields(
    fields: impl Iterator<Item = (impl ToTokens, Span, impl ToTokens)>,
) -> TokenStream {
    let (mut pattern, mut proofs) = (TokenStream::new(), TokenStream::new());
    for (i, (name, span, ty)) in fields.enumerate() {
        // A name that no constant has: that would be a pattern of another kind.
        // In the pattern it stands where the derive does, else rustc would tell
        // the user to add a `..` to the struct.
        let mut borrow = Ident::new(&format!("__wgsl_layout_field_{i}"), Span::mixed_site());
        pattern.extend(quote!(#name: #borrow,));
        borrow.set_span(Span::mixed_site().located_at(span));
        proofs.extend(quote_spanned!(span=> let _: &*const #ty = &&raw const *#borrow;));
    }
    quote!(let Self { #pattern } = self; #proofs)
}
