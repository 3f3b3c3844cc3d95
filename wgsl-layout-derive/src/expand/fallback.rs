//! Impls after an error: every use of the type stays quiet.
//!
//! Owns: the fallback. Must not know: what went wrong.

use proc_macro2::TokenStream;
use quote::quote;
use syn::DeriveInput;

use crate::attr::StructAttributes;
use crate::errors::Errors;

pub(super) fn expand(ast: &DeriveInput) -> TokenStream {
    // Its errors have been reported.
    let mut errors = Errors::new();
    let attributes = StructAttributes::read(&ast.attrs, &mut errors);
    let _ = errors.finish();
    let krate = match attributes.krate.get() {
        Some(path) => quote!(#path),
        None => quote!(::wgsl_layout),
    };
    let ident = &ast.ident;
    let (parameters, arguments, predicates) = ast.generics.split_for_impl();
    quote! {
        #[automatically_derived]
        unsafe impl #parameters #krate::__private::WgslLayout for #ident #arguments #predicates {
            type Footprint = #krate::__private::Struct<false>;
            const LAYOUT: &'static #krate::__private::Layout = #krate::__private::FALLBACK_LAYOUT;
            const CODEC: &'static #krate::__private::Codec = #krate::__private::FALLBACK_CODEC;
        }
        #[automatically_derived]
        unsafe impl #parameters #krate::__private::WgslDecode for #ident #arguments #predicates {}
    }
}
