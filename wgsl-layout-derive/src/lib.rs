//! The derive macros of `wgsl-layout`; see there for how to use them.
//!
//! Owns: the four stages (read, check, model, expand). Must not know: any
//! layout rule. The macro knows names, attributes and spellings; what a field
//! *is* the traits of the runtime crate say.

mod attr;
mod case;
mod enumeration;
mod errors;
mod expand;
mod form;
mod hint;
mod input;
mod model;
mod name;
mod span;
mod stage;
mod symbol;
mod transparent;
mod uniform;
mod words;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// Derives `WgslLayout` and `WgslDecode`.
#[doc = include_str!("derive.md")]
#[proc_macro_derive(WgslLayout, attributes(wgsl))]
pub fn derive_wgsl_layout(input: TokenStream) -> TokenStream {
    let ast = parse_macro_input!(input as DeriveInput);
    if let Some(expansion) = enumeration::derive(&ast).or_else(|| transparent::derive(&ast)) {
        return expansion.into();
    }
    let mut errors = errors::Errors::new();
    let input = input::Input::read(&ast, &mut errors);
    let model = input
        .as_ref()
        .and_then(|input| model::Model::build(&ast, input, &mut errors));
    expand::expand(&ast, model.as_ref(), errors).into()
}

/// Derives `WgslVertexInput`.
#[doc = include_str!("stage/vertex_input.md")]
#[proc_macro_derive(WgslVertexInput, attributes(wgsl))]
pub fn derive_wgsl_vertex_input(input: TokenStream) -> TokenStream {
    stage::vertex_input::expand(&parse_macro_input!(input as DeriveInput)).into()
}

/// Derives `WgslInterStage`.
#[doc = include_str!("stage/inter_stage.md")]
#[proc_macro_derive(WgslInterStage, attributes(wgsl))]
pub fn derive_wgsl_inter_stage(input: TokenStream) -> TokenStream {
    stage::inter_stage::expand(&parse_macro_input!(input as DeriveInput)).into()
}

/// Derives `WgslFragmentOutput`.
#[doc = include_str!("stage/fragment_output.md")]
#[proc_macro_derive(WgslFragmentOutput, attributes(wgsl))]
pub fn derive_wgsl_fragment_output(input: TokenStream) -> TokenStream {
    stage::fragment_output::expand(&parse_macro_input!(input as DeriveInput)).into()
}
