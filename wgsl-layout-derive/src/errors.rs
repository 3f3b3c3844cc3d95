//! Every error of one derive, reported together.
//!
//! Owns: the collection. Must not know: what is wrong.

use proc_macro2::{Span, TokenStream};
use quote::ToTokens;

/// Collects errors; dropping it without asking for them is a bug.
pub(crate) struct Errors {
    errors: Vec<syn::Error>,
    finished: bool,
}

impl Errors {
    pub(crate) fn new() -> Self {
        Self {
            errors: Vec::new(),
            finished: false,
        }
    }

    /// An error that underlines all of `tokens`.
    pub(crate) fn at(&mut self, tokens: impl ToTokens, message: impl std::fmt::Display) {
        self.errors.push(syn::Error::new_spanned(tokens, message));
    }

    pub(crate) fn at_span(&mut self, span: Span, message: impl std::fmt::Display) {
        self.errors.push(syn::Error::new(span, message));
    }

    pub(crate) fn push(&mut self, error: syn::Error) {
        self.errors.push(error);
    }

    /// Takes over those of another collection.
    pub(crate) fn append(&mut self, mut other: Self) {
        other.finished = true;
        self.errors.append(&mut other.errors);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.errors.is_empty()
    }

    /// One `compile_error!` for each.
    pub(crate) fn finish(mut self) -> TokenStream {
        self.finished = true;
        self.errors
            .drain(..)
            .map(syn::Error::into_compile_error)
            .collect()
    }
}

impl Drop for Errors {
    fn drop(&mut self) {
        assert!(
            self.finished || std::thread::panicking(),
            "errors of the derive were not reported"
        );
    }
}
