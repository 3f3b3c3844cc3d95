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
    /// One token.
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
                // What a macro calls `$ty` was written elsewhere.
                TokenTree::Group(group) if !group.stream().is_empty() => {
                    let ends = Self::of(group.stream());
                    (ends.first, ends.last)
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
    respan_over(tokens, Ends::at(span))
}

/// The tokens, such that an error about the expression that they are underlines
/// everything from `ends.first` to `ends.last`.
pub(crate) fn respan_over(tokens: TokenStream, ends: Ends) -> TokenStream {
    let last = tokens.clone().into_iter().count().saturating_sub(1);
    tokens
        .into_iter()
        .enumerate()
        .map(|(i, mut tree)| {
            let span = if i < last { ends.first } else { ends.last };
            if let TokenTree::Group(group) = &tree {
                let mut inner =
                    proc_macro2::Group::new(group.delimiter(), respan_over(group.stream(), ends));
                inner.set_span(span);
                return TokenTree::Group(inner);
            }
            tree.set_span(span);
            tree
        })
        .collect()
}
