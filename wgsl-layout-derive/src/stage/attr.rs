//! The grammar of `#[wgsl(..)]` on stage structs and their fields.
//!
//! Owns: reading attributes. Must not know: what they do.

use proc_macro2::{Span, TokenStream, TokenTree};
use syn::meta::ParseNestedMeta;
use syn::{Attribute, Ident, LitInt, LitStr, Path, Token, Type, parenthesized};

use super::keys::{Derive, Foreign, owners};
use super::spelling;
use crate::attr::{Slot, crate_path, for_each, name_of};
use crate::errors::Errors;
use crate::symbol;

/// Where the numbers of a struct begin.
pub(super) enum Base {
    Number(u32),
    /// Behind those of another type.
    After(Box<Type>),
}

/// A value and where it was written.
pub(super) struct Written<T> {
    pub(super) value: T,
    pub(super) span: Span,
}

/// `#[wgsl(..)]` of a struct.
pub(super) struct StructAttributes {
    pub(super) rename: Slot<LitStr>,
    pub(super) krate: Slot<Path>,
    pub(super) base: Slot<Base>,
    pub(super) instance: Slot<bool>,
    pub(super) foreign: Vec<Foreign>,
}

impl StructAttributes {
    pub(super) fn read(attributes: &[Attribute], derive: Derive, errors: &mut Errors) -> Self {
        let mut read = Self {
            rename: Slot::new(),
            krate: Slot::new(),
            base: Slot::new(),
            instance: Slot::new(),
            foreign: Vec::new(),
        };
        for_each(attributes, errors, |meta| {
            let name = name_of(&meta.path);
            if !derive.on_struct().contains(&name.as_str()) {
                return skip_foreign(meta, &name, derive, false, &mut read.foreign);
            }
            match name.as_str() {
                "rename" => read.rename.set(meta, meta.value()?.parse()?),
                "crate" => read.krate.set(meta, crate_path(meta)?),
                "location" => read.base.set(meta, base(meta)?),
                _ => read.instance.set(meta, step(meta)?),
            }
        });
        read
    }
}

/// `#[wgsl(..)]` of a field.
pub(super) struct FieldAttributes {
    pub(super) rename: Slot<LitStr>,
    pub(super) skip: Slot<()>,
    pub(super) location: Slot<Written<u32>>,
    pub(super) format: Slot<Written<&'static str>>,
    pub(super) shader_type: Slot<Written<&'static str>>,
}

impl FieldAttributes {
    pub(super) fn read(
        attributes: &[Attribute],
        derive: Derive,
        foreign: &mut Vec<Foreign>,
        errors: &mut Errors,
    ) -> Self {
        let mut read = Self {
            rename: Slot::new(),
            skip: Slot::new(),
            location: Slot::new(),
            format: Slot::new(),
            shader_type: Slot::new(),
        };
        for_each(attributes, errors, |meta| {
            let name = name_of(&meta.path);
            if !derive.on_field().contains(&name.as_str()) {
                return skip_foreign(meta, &name, derive, true, foreign);
            }
            match name.as_str() {
                "rename" => read.rename.set(meta, meta.value()?.parse()?),
                "skip" => read.skip.set(meta, ()),
                "location" => read.location.set(meta, number(meta, "location")?),
                "format" => read.format.set(meta, format(meta)?),
                _ => read.shader_type.set(meta, shader_type(meta)?),
            }
        });
        read
    }
}

/// An attribute that is not of this derive: of another one, then it is passed
/// over here, or of none.
fn skip_foreign(
    meta: &ParseNestedMeta<'_>,
    name: &str,
    derive: Derive,
    on_field: bool,
    foreign: &mut Vec<Foreign>,
) -> syn::Result<()> {
    let owners = owners(name, on_field);
    if owners.is_empty() {
        return Err(unknown(meta, name, derive, on_field));
    }
    // With several owners it cannot be said which of them is missing.
    if let [owner] = owners[..] {
        let span = meta
            .path
            .get_ident()
            .map_or_else(Span::call_site, Ident::span);
        foreign.push(Foreign { owner, span });
    }
    pass_over(meta)
}

/// Reads the value of an attribute without looking at it.
pub(crate) fn pass_over(meta: &ParseNestedMeta<'_>) -> syn::Result<()> {
    while !meta.input.is_empty() && !meta.input.peek(Token![,]) {
        let _: TokenTree = meta.input.parse()?;
    }
    Ok(())
}

fn unknown(meta: &ParseNestedMeta<'_>, name: &str, derive: Derive, on_field: bool) -> syn::Error {
    let (here, elsewhere, place) = if on_field {
        (derive.on_field(), derive.on_struct(), "member")
    } else {
        (derive.on_struct(), derive.on_field(), "struct")
    };
    if elsewhere.contains(&name) {
        let (home, other) = if on_field {
            ("the struct", "a member")
        } else {
            ("a member", "the struct")
        };
        return meta.error(format!("`{name}` belongs on {home}, not on {other}"));
    }
    let mut message = format!("unknown `wgsl` {place} attribute `{name}`");
    if let Some(similar) = symbol::similar(name, here) {
        message += &format!("\nhelp: there is an attribute with a similar name: `{similar}`");
    }
    let list: Vec<String> = here.iter().map(|name| format!("`{name}`")).collect();
    message += &format!(
        "\nnote: the {place} attributes of `{}` are {}",
        derive.name(),
        list.join(", ")
    );
    meta.error(message)
}

/// The tokens in parentheses behind an attribute's name.
fn argument(meta: &ParseNestedMeta<'_>, name: &str, example: &str) -> syn::Result<TokenStream> {
    if !meta.input.peek(syn::token::Paren) {
        return Err(meta.error(format!(
            "`{name}` takes its argument in parentheses: `{name}({example})`"
        )));
    }
    let content;
    parenthesized!(content in meta.input);
    let tokens: TokenStream = content.parse()?;
    if tokens.is_empty() {
        return Err(meta.error(format!("`{name}` needs an argument: `{name}({example})`")));
    }
    Ok(tokens)
}

/// `(N)`, a number from 0 on, with the suffixes that WGSL has.
fn number(meta: &ParseNestedMeta<'_>, name: &str) -> syn::Result<Written<u32>> {
    integer(&argument(meta, name, "0")?, name)
}

fn integer(tokens: &TokenStream, name: &str) -> syn::Result<Written<u32>> {
    let wrong = |tokens: &TokenStream| {
        syn::Error::new_spanned(
            tokens,
            format!("`{name}` must be an integer literal, 0 or more"),
        )
    };
    let literal: LitInt = syn::parse2(tokens.clone()).map_err(|_| wrong(tokens))?;
    if !["", "u", "i", "u32", "i32"].contains(&literal.suffix()) {
        return Err(wrong(tokens));
    }
    let value: u32 = literal.base10_parse().map_err(|_| wrong(tokens))?;
    Ok(Written {
        value,
        span: literal.span(),
    })
}

/// `(N)` or `(after(Type))`.
fn base(meta: &ParseNestedMeta<'_>) -> syn::Result<Base> {
    let tokens = argument(meta, "location", "0")?;
    let mut trees = tokens.clone().into_iter();
    match (trees.next(), trees.next(), trees.next()) {
        (Some(TokenTree::Ident(word)), Some(TokenTree::Group(group)), None) if word == "after" => {
            Ok(Base::After(Box::new(syn::parse2(group.stream())?)))
        }
        _ => Ok(Base::Number(integer(&tokens, "location")?.value)),
    }
}

/// `= vertex` or `= instance`.
fn step(meta: &ParseNestedMeta<'_>) -> syn::Result<bool> {
    let word: Ident = meta.value()?.parse()?;
    match word.to_string().as_str() {
        "vertex" => Ok(false),
        "instance" => Ok(true),
        _ => Err(syn::Error::new(
            word.span(),
            "`step` is `vertex` or `instance`",
        )),
    }
}

/// The text of an argument that is a name, a string or a name with hyphens.
fn text(tokens: &TokenStream) -> String {
    match syn::parse2::<LitStr>(tokens.clone()) {
        Ok(literal) => literal.value(),
        Err(_) => tokens.to_string().replace(' ', ""),
    }
}

fn span_of(tokens: &TokenStream) -> Span {
    tokens
        .clone()
        .into_iter()
        .next()
        .map_or_else(Span::call_site, |tree| tree.span())
}

fn format(meta: &ParseNestedMeta<'_>) -> syn::Result<Written<&'static str>> {
    let tokens = argument(meta, "format", "unorm8x4")?;
    let written = text(&tokens);
    if let Some(value) = spelling::find(spelling::VERTEX_FORMATS, &written) {
        return Ok(Written {
            value,
            span: span_of(&tokens),
        });
    }
    let mut message = format!("unknown vertex format `{written}`");
    let names: Vec<String> = spelling::VERTEX_FORMATS
        .iter()
        .map(|name| spelling::in_attribute(name))
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let four = format!("{}4", written.trim_end_matches('3'));
    if written.ends_with("x3") && names.contains(&four.as_str()) {
        message += &format!("\nhelp: there is none of three components: use `{four}`");
    } else if let Some(similar) = symbol::similar(&written, &names) {
        message += &format!("\nhelp: there is a format with a similar name: `{similar}`");
    } else {
        message += "\nhelp: the names are those of WebGPU, such as `unorm8x4`, `snorm16x2`, `float16x4`, `uint32`";
    }
    Err(syn::Error::new_spanned(tokens, message))
}

/// `= vec3f`.
fn shader_type(meta: &ParseNestedMeta<'_>) -> syn::Result<Written<&'static str>> {
    let _: Token![=] = meta.input.parse()?;
    let ty: Type = meta.input.parse()?;
    let written = spelling::of_type(&ty);
    let short = written
        .replace("<f32>", "f")
        .replace("<u32>", "u")
        .replace("<i32>", "i");
    match spelling::SHADER_TYPES.iter().find(|name| **name == short) {
        Some(name) if name.contains("16") || name.ends_with('h') => Err(syn::Error::new_spanned(
            ty,
            format!(
                "a vertex attribute cannot be read as `{name}`\nhelp: use the type of 32 bits; 16-bit formats are widened to it"
            ),
        )),
        Some(name) => Ok(Written {
            value: name,
            span: span_of(&quote::ToTokens::to_token_stream(&ty)),
        }),
        None => Err(syn::Error::new_spanned(
            ty,
            format!(
                "`{written}` is not a scalar or vector of WGSL\n\
                 help: an attribute is read as `f32`, `u32`, `i32`, or a vector such as `vec3f`"
            ),
        )),
    }
}
