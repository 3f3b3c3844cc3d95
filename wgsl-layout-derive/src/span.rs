//! Spans that cover more than one token, on stable.
//!
//! Owns: where rustc is told to point. Must not know: why.

use proc_macro2::{Span, TokenStream, TokenTree};
use quote::{ToTokens, quote_spanned};
use syn::Type;

/// The spans of the first and the last token of something.
#[derive(Clone, Copy)]
pub(crate) struct Ends {
    pub(crate) first: Span,
    pub(crate) last: Span,
}

impl Ends {
    pub(crate) fn at(span: Span) -> Self {
        Self {
            first: span,
            last: span,
        }
    }

    pub(crate) fn of(tokens: impl ToTokens) -> Self {
        let mut spans = tokens
            .into_token_stream()
            .into_iter()
            .map(|tree| match tree {
                // Delimiters are tokens of their own.
                TokenTree::Group(group) if group.delimiter() != proc_macro2::Delimiter::None => {
                    (group.span_open(), group.span_close())
                }
                tree => (tree.span(), tree.span()),
            });
        let (first, last) = spans
            .next()
            .unwrap_or_else(|| (Span::call_site(), Span::call_site()));
        Self {
            first,
            last: spans.last().map_or(last, |(_, end)| end),
        }
    }
}

/// `<$ty as $as>::$item`, such that an error about it underlines all from the
/// first to the last of `ends`: rustc joins the spans of the first and the last
/// token of a path.
pub(crate) fn item_of(ty: &Type, trait_path: &TokenStream, item: &str, ends: Ends) -> TokenStream {
    let open = quote_spanned!(ends.first=> <);
    let item = proc_macro2::Ident::new(item, ends.last);
    quote_spanned!(ends.last=> #open #ty as #trait_path>::#item)
}

/// The tokens with one span: rustc points at a constant's call only if all of
/// it stands there.
pub(crate) fn respan(tokens: TokenStream, span: Span) -> TokenStream {
    tokens
        .into_iter()
        .map(|tree| match tree {
            TokenTree::Group(group) => {
                let mut group =
                    proc_macro2::Group::new(group.delimiter(), respan(group.stream(), span));
                group.set_span(span);
                TokenTree::Group(group)
            }
            mut tree => {
                tree.set_span(span);
                tree
            }
        })
        .collect()
}
