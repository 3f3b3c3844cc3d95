//! Constants that check: each in a place of its own, where its message stands.
//!
//! Owns: their shape. Must not know: what is checked.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};

use crate::span::{Ends, respan};

/// `const NAME: () = receiver.call;`, such that a panic in it points at all of a
/// place.
pub(super) fn constant(
    name: &str,
    ends: Ends,
    receiver: &TokenStream,
    call: TokenStream,
) -> TokenStream {
    let name = proc_macro2::Ident::new(name, proc_macro2::Span::call_site());
    let receiver = respan(receiver.clone(), ends.first);
    let call = respan(call, ends.last);
    let body = quote_spanned!(ends.last=> #receiver.#call);
    quote! {
        #[allow(clippy::all, clippy::pedantic)]
        const _: () = {
            const #name: () = #body;
        };
    }
}
