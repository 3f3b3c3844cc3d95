//! `uniform(..)` and the assertions of a struct: what it promises to be.
//!
//! Owns: their grammar, and which of them contradict each other. Must not know:
//! the rules.

use proc_macro2::Span;
use syn::meta::ParseNestedMeta;
use syn::{Ident, LitInt, Token, parenthesized};

use crate::symbol;

/// `uniform`, with what stands in its parentheses.
#[derive(Clone, Copy, Default)]
pub(crate) struct Uniform {
    pub(crate) pad: bool,
    pub(crate) webgl2: bool,
    pub(crate) standard_layout: bool,
}

/// What the authors of a struct want to hold it to, and where they say so.
pub(crate) enum Assertion {
    ZeroCopy(Span),
    NoPadding(Span),
    MaxSize(LitInt),
}

impl Uniform {
    const OPTIONS: &'static [&'static str] = &["pad", "webgl2", "standard_layout"];

    pub(crate) fn read(meta: &ParseNestedMeta<'_>) -> syn::Result<Self> {
        let mut uniform = Self::default();
        if !meta.input.peek(syn::token::Paren) {
            return Ok(uniform);
        }
        let content;
        parenthesized!(content in meta.input);
        if content.is_empty() {
            return Err(meta.error(
                "`uniform()` names no option\n\
                 help: write `uniform`, or one of `uniform(pad)`, `uniform(webgl2)`, `uniform(standard_layout)`",
            ));
        }
        let mut given: Vec<String> = Vec::new();
        while !content.is_empty() {
            let option: Ident = content.parse()?;
            uniform.set(&option, &given)?;
            given.push(option.to_string());
            if !content.is_empty() {
                let _: Token![,] = content.parse()?;
            }
        }
        Ok(uniform)
    }

    fn set(&mut self, option: &Ident, given: &[String]) -> syn::Result<()> {
        let name = option.to_string();
        let slot = match name.as_str() {
            "pad" => &mut self.pad,
            "webgl2" => &mut self.webgl2,
            "standard_layout" => &mut self.standard_layout,
            _ => return Err(unknown(option, &name)),
        };
        if std::mem::replace(slot, true) {
            return Err(syn::Error::new(
                option.span(),
                format!("duplicate `{name}`: it can be given once"),
            ));
        }
        if self.standard_layout && (self.pad || self.webgl2) {
            return Err(contradiction(option, &given[0]));
        }
        Ok(())
    }
}

fn unknown(option: &Ident, name: &str) -> syn::Error {
    let mut message = format!("unknown option `{name}` of `uniform`");
    if let Some(similar) = symbol::similar(name, Uniform::OPTIONS) {
        message += &format!("\nhelp: there is an option with a similar name: `{similar}`");
    }
    message += "\nnote: the options are `pad`, `webgl2`, `standard_layout`";
    syn::Error::new(option.span(), message)
}

/// The standard layout needs a language feature that WebGL 2 lacks, and where
/// it is there, no padding has to be added.
fn contradiction(option: &Ident, other: &str) -> syn::Error {
    let name = option.to_string();
    let reason = if name == "webgl2" || other == "webgl2" {
        "WebGL 2 does not have `uniform_buffer_standard_layout`"
    } else {
        "the standard layout needs no padding that WGSL does not add by itself"
    };
    syn::Error::new(
        option.span(),
        format!("`{other}` and `{name}` exclude each other: {reason}\nhelp: remove one of them"),
    )
}
