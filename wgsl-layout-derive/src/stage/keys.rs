//! Whose attribute is it: several derives may stand on one struct and share
//! `#[wgsl(..)]`.
//!
//! Owns: the lists. Must not know: what the attributes do.

use proc_macro2::{Span, TokenStream};
use quote::quote_spanned;
use syn::Ident;

use crate::span::respan;

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
            Self::Layout => &[
                "rename",
                "crate",
                "rename_all",
                "vectors",
                "uniform",
                "transparent",
                "zero_copy",
                "no_padding",
                "max_size",
            ],
            Self::VertexInput => &["location", "step", "rename", "crate"],
            Self::InterStage => &["from", "vertex_output", "fragment_input", "rename", "crate"],
            Self::FragmentOutput => &["rename", "crate"],
        }
    }

    /// Its attributes of a field.
    pub(crate) fn on_field(self) -> &'static [&'static str] {
        match self {
            Self::Layout => &["align", "size", "rename", "skip", "as", "with"],
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

    fn trait_that_proves_it(self) -> &'static str {
        match self {
            Self::Layout => "HasLayout",
            Self::VertexInput => "HasVertexInput",
            Self::InterStage => "HasInterStage",
            Self::FragmentOutput => "HasFragmentOutput",
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

/// An attribute of another derive: it has to be there.
pub(super) struct Foreign {
    pub(super) owner: Derive,
    pub(super) span: Span,
}

/// For every attribute of another derive, the demand that this be derived too.
pub(super) fn demands(foreign: &[Foreign], ident: &Ident, krate: &TokenStream) -> TokenStream {
    foreign
        .iter()
        .map(|foreign| {
            let span = foreign.span;
            let helper = Ident::new(foreign.owner.trait_that_proves_it(), span);
            let krate = respan(krate.clone(), span);
            let ident = Ident::new(&ident.to_string(), span);
            quote_spanned!(span=> const _: () = <#ident as #krate::__private::#helper>::PRESENT;)
        })
        .collect()
}
