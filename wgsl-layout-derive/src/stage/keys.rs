//! Whose attribute is it: several derives may stand on one struct and share
//! `#[wgsl(..)]`.
//!
//! Owns: the lists. Must not know: what the attributes do.

use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::{Attribute, Data, DeriveInput, Ident};

use super::attr::pass_over;
use crate::attr::{for_each, name_of};
use crate::errors::Errors;
use crate::span::respan;
use crate::symbol;

/// The derives that read `#[wgsl(..)]`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Derive {
    Layout,
    VertexInput,
    InterStage,
    FragmentOutput,
}

impl Derive {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Layout => "WgslLayout",
            Self::VertexInput => "WgslVertexInput",
            Self::InterStage => "WgslInterStage",
            Self::FragmentOutput => "WgslFragmentOutput",
        }
    }

    /// What it calls a struct.
    pub(crate) fn noun(self) -> &'static str {
        match self {
            Self::Layout => "WGSL struct",
            Self::VertexInput => "vertex input",
            Self::InterStage => "stage interface",
            Self::FragmentOutput => "fragment output",
        }
    }

    /// Its attributes of a struct.
    pub(crate) fn on_struct(self) -> &'static [&'static str] {
        match self {
            Self::Layout => symbol::ON_STRUCT,
            Self::VertexInput => &["location", "step", "rename", "crate"],
            Self::InterStage => &["from", "vertex_output", "fragment_input", "rename", "crate"],
            Self::FragmentOutput => &["rename", "crate"],
        }
    }

    /// Its attributes of a field.
    pub(crate) fn on_field(self) -> &'static [&'static str] {
        match self {
            Self::Layout => symbol::ON_FIELD,
            Self::VertexInput => &["location", "format", "as", "rename", "skip"],
            Self::InterStage => &[
                "location",
                "builtin",
                "interpolate",
                "invariant",
                "rename",
                "skip",
            ],
            Self::FragmentOutput => &[
                "location",
                "target",
                "builtin",
                "blend_src",
                "rename",
                "skip",
            ],
        }
    }

    /// The constant that tells whether it is there.
    fn constant(self) -> &'static str {
        match self {
            Self::Layout => "LAYOUT",
            Self::VertexInput => "VERTEX_INPUT",
            Self::InterStage => "INTER_STAGE",
            Self::FragmentOutput => "FRAGMENT_OUTPUT",
        }
    }
}

const ALL: [Derive; 4] = [
    Derive::Layout,
    Derive::VertexInput,
    Derive::InterStage,
    Derive::FragmentOutput,
];

/// The other derives that read the attribute.
pub(super) fn owners(name: &str, on_field: bool) -> Vec<Derive> {
    ALL.into_iter()
        .filter(|derive| {
            let list = if on_field {
                derive.on_field()
            } else {
                derive.on_struct()
            };
            list.contains(&name)
        })
        .collect()
}

/// Whether only derives of stage interfaces read the attribute.
pub(crate) fn is_of_stage(name: &str, on_field: bool) -> bool {
    let owners = owners(name, on_field);
    !owners.is_empty() && !owners.contains(&Derive::Layout)
}

/// An attribute of other derives: one of them has to be there.
pub(crate) struct Foreign {
    pub(super) name: String,
    pub(super) owners: Vec<Derive>,
    pub(super) span: Span,
}

impl Foreign {
    fn message(&self, ident: &Ident) -> String {
        let names: Vec<String> = self
            .owners
            .iter()
            .map(|owner| format!("`{}`", owner.name()))
            .collect();
        let names = names.join(", ");
        format!(
            "`{}` is an attribute of {names}, which `{ident}` does not derive",
            self.name
        )
    }
}

/// The attributes that `WgslLayout` passes over. Mistakes in them are reported
/// by the derives that read them.
pub(crate) fn foreign_to_layout(ast: &DeriveInput) -> Vec<Foreign> {
    let mut foreign = Vec::new();
    let mut errors = Errors::new();
    let mut collect = |attributes: &[Attribute], on_field: bool| {
        for_each(attributes, &mut errors, |meta| {
            let name = name_of(&meta.path);
            if is_of_stage(&name, on_field) {
                let span = meta
                    .path
                    .get_ident()
                    .map_or_else(Span::call_site, Ident::span);
                let owners = owners(&name, on_field);
                foreign.push(Foreign { name, owners, span });
            }
            pass_over(meta)
        });
    };
    collect(&ast.attrs, false);
    if let Data::Struct(data) = &ast.data {
        for field in &data.fields {
            collect(&field.attrs, true);
        }
    }
    // They have been reported.
    let _ = errors.finish();
    foreign
}

/// For every attribute of other derives, the demand that one of these be
/// derived too.
pub(crate) fn demands(foreign: &[Foreign], ident: &Ident, krate: &TokenStream) -> TokenStream {
    foreign
        .iter()
        .map(|foreign| {
            let message = foreign.message(ident);
            let constants = foreign
                .owners
                .iter()
                .map(|owner| Ident::new(owner.constant(), Span::call_site()));
            let call = quote! {
                #krate::__private::attribute_is_read(
                    #(#krate::__private::Derives::<#ident>::#constants)||*,
                    #message,
                )
            };
            let call = respan(call, foreign.span);
            quote! {
                const _: () = {
                    #[allow(unused_imports)]
                    use #krate::__private::DerivesNothing as _;
                    const ATTRIBUTE: () = #call;
                };
            }
        })
        .collect()
}

/// As `demands`, where it is known that none of them is derived.
pub(crate) fn refusals(foreign: &[Foreign], ident: &Ident) -> TokenStream {
    foreign
        .iter()
        .map(|foreign| syn::Error::new(foreign.span, foreign.message(ident)).into_compile_error())
        .collect()
}
