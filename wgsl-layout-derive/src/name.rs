//! Names: from Rust identifiers and `rename` to WGSL identifiers.
//!
//! Owns: what a WGSL name may be. Must not know: what it names.
//!
//! Specification: [identifiers](https://www.w3.org/TR/WGSL/#identifiers).

use proc_macro2::Span;
use syn::ext::IdentExt;
use syn::parse::Parser;
use syn::{Ident, LitStr};

use crate::case::Case;
use crate::errors::Errors;
use crate::words;

/// A name that WGSL accepts, or for which an error has been reported.
pub(crate) struct Name {
    pub(crate) text: String,
    /// Where it was written.
    pub(crate) span: Span,
}

/// Reports a member whose WGSL name one before it has: renamed, or `x` beside
/// `r#x`.
pub(crate) fn check_collision<'a>(
    ident: &Ident,
    name: &Name,
    before: impl IntoIterator<Item = (&'a Ident, &'a Name)>,
    errors: &mut Errors,
) {
    let twin = before
        .into_iter()
        .find(|(_, other)| other.text == name.text);
    if let Some((twin, _)) = twin {
        errors.at_span(
            name.span,
            format!(
                "the members `{twin}` and `{ident}` are both named `{}` in WGSL",
                name.text
            ),
        );
    }
}

impl Name {
    /// The name of a member: what `rename` gives, else the identifier without
    /// `r#`, in the case of `rename_all`.
    pub(crate) fn of_member(
        ident: &Ident,
        rename: Option<&LitStr>,
        rename_all: Option<Case>,
        errors: &mut Errors,
    ) -> Self {
        Self::read(ident, rename, rename_all, errors, |name| {
            problem(name, "member")
        })
    }

    /// The name of a declaration at module scope. `whole` says whether it is
    /// the whole name, or generic arguments follow.
    pub(crate) fn of_struct(
        ident: &Ident,
        rename: Option<&LitStr>,
        whole: bool,
        errors: &mut Errors,
    ) -> Self {
        Self::read(ident, rename, None, errors, |name| {
            problem(name, "struct").or_else(|| whole.then(|| hidden(name, "struct")).flatten())
        })
    }

    /// The name of a constant at module scope that a variant gives it.
    pub(crate) fn of_constant(ident: &Ident, rename: &LitStr, errors: &mut Errors) -> Self {
        Self::read(ident, Some(rename), None, errors, |name| {
            problem(name, "variant").or_else(|| hidden(name, "variant"))
        })
    }

    fn read(
        ident: &Ident,
        rename: Option<&LitStr>,
        rename_all: Option<Case>,
        errors: &mut Errors,
        problem: impl Fn(&str) -> Option<String>,
    ) -> Self {
        let (text, span) = match rename {
            Some(literal) => (literal.value(), literal.span()),
            None => (ident.unraw().to_string(), ident.span()),
        };
        let text = match rename_all {
            Some(case) if rename.is_none() => case.apply(&text),
            _ => text,
        };
        if let Some(problem) = problem(&text) {
            errors.at_span(span, problem);
        }
        Self { text, span }
    }
}

/// Why WGSL refuses the name.
fn problem(name: &str, what: &str) -> Option<String> {
    let help = |proposal: &str| {
        format!("help: give the {what} another name in WGSL: `#[wgsl(rename = \"{proposal}\")]`")
    };
    if let Some(kind) = words::reserved(name) {
        return Some(format!(
            "`{name}` is a {kind} of WGSL\n{}",
            help(&format!("{name}_"))
        ));
    }
    if name == "_" {
        return Some(format!("a WGSL name cannot be `_`\n{}", help("unused")));
    }
    if name.starts_with("__") {
        // One underscore is allowed, and keeps what it says to a reader.
        let stripped = name.trim_start_matches('_');
        let proposal = if stripped.is_empty() {
            String::from("unused")
        } else {
            format!("_{stripped}")
        };
        return Some(format!(
            "a WGSL name cannot start with two underscores\n{}",
            help(&proposal)
        ));
    }
    if name.is_empty() {
        return Some(format!(
            "a WGSL name cannot be empty\nhelp: leave out `rename`, or give the {what} a name"
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

/// What the name would hide in the whole module.
fn hidden(name: &str, what: &str) -> Option<String> {
    let kind = words::predeclared(name)?;
    let mut characters = name.chars();
    let proposal: String = match characters.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(characters).collect(),
        _ => format!("{name}_"),
    };
    Some(format!(
        "a {what} named `{name}` would hide the predeclared {kind} `{name}` of WGSL\n\
         help: give the {what} another name in WGSL: `#[wgsl(rename = \"{proposal}\")]`"
    ))
}

/// Identifiers of Rust and of WGSL are made of the same characters.
fn is_identifier(name: &str) -> bool {
    if let [first, rest @ ..] = name.as_bytes() {
        if is_ascii_start(*first) && all_continue(rest) {
            return true;
        }
    }
    // What the parser would skip, or take away.
    let is_foreign = |character: char| {
        character.is_whitespace() || matches!(character, '\u{200e}' | '\u{200f}' | '/' | '#')
    };
    !name.contains(is_foreign) && Ident::parse_any.parse_str(name).is_ok()
}

fn is_ascii_start(byte: u8) -> bool {
    matches!(byte, b'a'..=b'z' | b'A'..=b'Z' | b'_')
}

/// A plain loop, since the parser is slow in a proc macro without optimisations,
/// and nearly all names are of this kind.
fn all_continue(bytes: &[u8]) -> bool {
    let mut i = 0;
    while i < bytes.len() {
        if !is_ascii_start(bytes[i]) && !bytes[i].is_ascii_digit() {
            return false;
        }
        i += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::{hidden, problem};
    use crate::words;

    #[test]
    fn accepts_what_wgsl_accepts() {
        for name in [
            "a", "_a", "a__b", "position", "vec3f", "größe", "Δ", "in", "dyn",
        ] {
            assert_eq!(problem(name, "member"), None, "{name}");
        }
        for name in [
            "", "_", "__a", "a b", "1a", "r#a", "meta", "struct", "self", "a-b", " a", "a ",
        ] {
            assert!(problem(name, "member").is_some(), "{name}");
        }
    }

    #[test]
    fn refuses_every_keyword_and_reserved_word() {
        let mut count = 0;
        for word in words::RESERVED {
            let word = std::str::from_utf8(word).expect("ASCII");
            let problem = problem(word, "member").expect(word);
            assert!(problem.contains(&format!("`{word}`")), "{problem}");
            // What is proposed is accepted.
            assert_eq!(super::problem(&format!("{word}_"), "member"), None);
            count += 1;
        }
        assert_eq!(count, 172);
    }

    #[test]
    fn proposes_names_that_hide_nothing() {
        for name in ["vec3f", "f32", "min", "read_write", "textureSample"] {
            let message = hidden(name, "struct").expect(name);
            let proposal = message.split('"').nth(1).expect("a proposal");
            assert_eq!(hidden(proposal, "struct"), None, "{proposal}");
            assert_eq!(problem(proposal, "struct"), None, "{proposal}");
        }
        assert_eq!(hidden("Light", "struct"), None);
    }
}
