//! `impl WgslDecode`: the codec says how, so there is nothing in it.
//!
//! Owns: the impl. Must not know: the table.

use proc_macro2::TokenStream;
use quote::quote;

use super::bounds;
use crate::model::Model;

pub(super) fn expand(model: &Model<'_>) -> TokenStream {
    let krate = &model.krate;
    let ident = &model.ast.ident;
    let generics = bounds::decode_generics(model);
    let (_, type_arguments, _) = model.ast.generics.split_for_impl();
    let (parameters, _, predicates) = generics.split_for_impl();
    quote! {
        #[automatically_derived]
        #[allow(deprecated, private_bounds)]
        unsafe impl #parameters #krate::__private::WgslDecode for #ident #type_arguments #predicates {}
    }
}
