//! Names: from Rust identifiers and `rename` to WGSL identifiers.
//!
//! Owns: what a WGSL name may be. Must not know: what it names.
//!
//! Specification: [identifiers](https://www.w3.org/TR/WGSL/#identifiers).

use proc_macro2::Span;
use syn::ext::IdentExt;
use syn::parse::Parser;
use syn::{Ident, LitStr};

use crate::errors::Errors;
use crate::words;

/// A name that WGSL accepts, or for which an error has been reported.
pub(crate) struct Name {
    pub(crate) text: String,
    /// Where it was written.
    pub(crate) span: Span,
}

impl Name {
    /// The name that `rename` gives, else that of the identifier without `r#`.
    pub(crate) fn new(ident: &Ident, rename: Option<&LitStr>, errors: &mut Errors) -> Self {
        let (text, span) = match rename {
            Some(literal) => (literal.value(), literal.span()),
            None => (ident.unraw().to_string(), ident.span()),
        };
        if let Some(problem) = problem(&text) {
            errors.at_span(span, problem);
        }
        Self { text, span }
    }
}

/// Why WGSL refuses the name.
fn problem(name: &str) -> Option<String> {
    if let Some(kind) = words::reserved(name) {
        return Some(format!(
            "`{name}` is a {kind} of WGSL\n\
             help: give the member another name in WGSL: `#[wgsl(rename = \"{name}_\")]`"
        ));
    }
    if name == "_" || name.starts_with("__") {
        let stripped = name.trim_start_matches('_');
        return Some(format!(
            "a WGSL name cannot {}\n\
             help: give it another name in WGSL: `#[wgsl(rename = \"{}\")]`",
            if name == "_" {
                "be `_`"
            } else {
                "start with two underscores"
            },
            if stripped.is_empty() {
                "unused"
            } else {
                stripped
            },
        ));
    }
    if !is_identifier(name) {
        return Some(format!(
            "`{name}` is not a WGSL identifier\n\
             help: a name is made of letters, digits and underscores, and does not start with a digit"
        ));
    }
    None
}

/// Identifiers of Rust and of WGSL are made of the same characters.
fn is_identifier(name: &str) -> bool {
    // What the parser would skip, or take away.
    let is_foreign = |character: char| {
        character.is_whitespace() || matches!(character, '\u{200e}' | '\u{200f}' | '/' | '#')
    };
    !name.contains(is_foreign) && Ident::parse_any.parse_str(name).is_ok()
}

#[cfg(test)]
mod tests {
    use super::problem;

    #[test]
    fn accepts_what_wgsl_accepts() {
        for name in [
            "a", "_a", "a__b", "position", "vec3f", "größe", "Δ", "in", "dyn",
        ] {
            assert_eq!(problem(name), None, "{name}");
        }
        for name in [
            "", "_", "__a", "a b", "1a", "r#a", "meta", "struct", "self", "a-b", " a", "a ",
        ] {
            assert!(problem(name).is_some(), "{name}");
        }
    }
}
