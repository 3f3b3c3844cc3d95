//! From the model to Rust: one file an item.
//!
//! Owns: the order of the items. Must not know: attributes.

mod bounds;
mod checks;
mod decode;
mod fallback;
mod layout;
mod members;
mod padding;
mod small;

use proc_macro2::TokenStream;
use quote::quote;
use syn::DeriveInput;

use crate::errors::Errors;
use crate::model::Model;
use crate::stage::keys;

pub(crate) use bounds::{mentions_any_parameter, with_static_lifetimes};
pub(crate) use members::exact_fields;

/// What keeps uses of the type quiet after an error.
pub(crate) fn fallback(ast: &DeriveInput) -> TokenStream {
    fallback::expand(ast)
}

/// All items, or the errors and what keeps uses of the type quiet.
pub(crate) fn expand(ast: &DeriveInput, model: Option<&Model<'_>>, errors: Errors) -> TokenStream {
    let errors = errors.finish();
    match model {
        Some(model) if errors.is_empty() => {
            let layout = layout::expand(model);
            let decode = decode::expand(model);
            let checks = checks::expand(model);
            let demands = demands(ast, model);
            let small = small::expand(model);
            quote!(#layout #decode #checks #demands #small)
        }
        _ => {
            let fallback = fallback::expand(ast);
            quote!(#errors #fallback)
        }
    }
}

/// That somebody reads the attributes that are passed over here.
fn demands(ast: &DeriveInput, model: &Model<'_>) -> TokenStream {
    let foreign = keys::foreign_to_layout(ast);
    if ast.generics.params.is_empty() {
        keys::demands(&foreign, &ast.ident, &model.krate)
    } else {
        // No derive of stage interfaces takes a generic struct.
        keys::refusals(&foreign, &ast.ident)
    }
}
