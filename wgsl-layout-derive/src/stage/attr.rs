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
    pub(super) from: Slot<Written<Box<Type>>>,
    pub(super) vertex_output: Slot<Written<()>>,
    pub(super) fragment_input: Slot<Written<()>>,
    pub(super) foreign: Vec<Foreign>,
}

impl StructAttributes {
    pub(super) fn read(attributes: &[Attribute], derive: Derive, errors: &mut Errors) -> Self {
        let mut read = Self {
            rename: Slot::new(),
            krate: Slot::new(),
            base: Slot::new(),
            instance: Slot::new(),
            from: Slot::new(),
            vertex_output: Slot::new(),
            fragment_input: Slot::new(),
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
                "from" => read.from.set(meta, other_struct(meta)?),
                "vertex_output" => read.vertex_output.set(meta, word(meta)),
                "fragment_input" => read.fragment_input.set(meta, word(meta)),
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
    pub(super) builtin: Slot<Written<&'static str>>,
    pub(super) interpolate: Slot<Written<Interpolate>>,
    pub(super) invariant: Slot<Written<()>>,
    pub(super) target: Slot<Written<&'static str>>,
    pub(super) blend_src: Slot<Written<u32>>,
}

/// `@interpolate`: variants of the two enums.
pub(super) struct Interpolate {
    pub(super) ty: String,
    pub(super) sampling: Option<String>,
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
            builtin: Slot::new(),
            interpolate: Slot::new(),
            invariant: Slot::new(),
            target: Slot::new(),
            blend_src: Slot::new(),
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
                "format" => read.format.set(meta, format(meta, &VERTEX)?),
                "builtin" => read.builtin.set(meta, builtin(meta)?),
                "interpolate" => read.interpolate.set(meta, interpolate(meta)?),
                "invariant" => read.invariant.set(meta, word(meta)),
                "target" => read.target.set(meta, format(meta, &COLOR)?),
                "blend_src" => read.blend_src.set(meta, blend_src(meta)?),
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
    if derive == Derive::VertexInput && name == "builtin" {
        return Err(meta.error(
            "a vertex buffer holds no built-in values\n\
             help: make it a parameter of the entry point, such as `@builtin(vertex_index) index: u32`",
        ));
    }
    let owners = owners(name, on_field);
    if owners.is_empty() {
        return Err(unknown(meta, name, derive, on_field));
    }
    let span = meta
        .path
        .get_ident()
        .map_or_else(Span::call_site, Ident::span);
    let name = name.to_owned();
    foreign.push(Foreign { name, owners, span });
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

/// A kind of format.
struct Formats {
    attribute: &'static str,
    example: &'static str,
    noun: &'static str,
    names: &'static [&'static str],
    hint: &'static str,
}

const VERTEX: Formats = Formats {
    attribute: "format",
    example: "unorm8x4",
    noun: "vertex format",
    names: spelling::VERTEX_FORMATS,
    hint: "such as `unorm8x4`, `snorm16x2`, `float16x4`, `uint32`",
};

const COLOR: Formats = Formats {
    attribute: "target",
    example: "rgba8unorm",
    noun: "format of a colour target",
    names: spelling::COLOR_FORMATS,
    hint: "such as `rgba8unorm`, `bgra8unorm_srgb`, `rgba16float`, `r32uint`",
};

fn format(meta: &ParseNestedMeta<'_>, formats: &Formats) -> syn::Result<Written<&'static str>> {
    let tokens = argument(meta, formats.attribute, formats.example)?;
    let written = text(&tokens);
    if let Some(value) = spelling::find(formats.names, &written) {
        return Ok(Written {
            value,
            span: span_of(&tokens),
        });
    }
    let mut message = format!("unknown {} `{written}`", formats.noun);
    let names: Vec<String> = formats
        .names
        .iter()
        .map(|name| spelling::in_attribute(name))
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let four = format!("{}4", written.trim_end_matches('3'));
    if written.ends_with("x3") && names.contains(&four.as_str()) {
        message += &format!("\nhelp: there is none of three components: use `{four}`");
    } else if let Some(similar) = symbol::similar(&written, &names) {
        message += &format!("\nhelp: there is one with a similar name: `{similar}`");
    } else {
        message += &format!("\nhelp: the names are those of WebGPU, {}", formats.hint);
    }
    Err(syn::Error::new_spanned(tokens, message))
}

/// An attribute without an argument.
fn word(meta: &ParseNestedMeta<'_>) -> Written<()> {
    Written {
        value: (),
        span: span_of(&quote::ToTokens::to_token_stream(&meta.path)),
    }
}

/// `(VertexOut)`.
fn other_struct(meta: &ParseNestedMeta<'_>) -> syn::Result<Written<Box<Type>>> {
    let tokens = argument(meta, "from", "VertexOut")?;
    let span = span_of(&tokens);
    Ok(Written {
        value: Box::new(syn::parse2(tokens)?),
        span,
    })
}

/// `(position)`.
fn builtin(meta: &ParseNestedMeta<'_>) -> syn::Result<Written<&'static str>> {
    let tokens = argument(meta, "builtin", "position")?;
    let written = text(&tokens);
    let written = written.trim_end_matches(',');
    if let Some(name) = spelling::BUILTINS.iter().find(|name| **name == written) {
        return Ok(Written {
            value: name,
            span: span_of(&tokens),
        });
    }
    let mut message = format!("unknown builtin `{written}`");
    match symbol::similar(written, spelling::BUILTINS) {
        Some(similar) => {
            message += &format!("\nhelp: there is one with a similar name: `{similar}`");
        }
        None => {
            message += "\nhelp: the names are those of WGSL, such as `position`, `front_facing`";
        }
    }
    Err(syn::Error::new_spanned(tokens, message))
}

/// `(type)` or `(type, sampling)`.
fn interpolate(meta: &ParseNestedMeta<'_>) -> syn::Result<Written<Interpolate>> {
    let tokens = argument(meta, "interpolate", "flat")?;
    let written = text(&tokens);
    let mut words = written.trim_end_matches(',').split(',');
    let (ty, sampling) = (words.next().unwrap_or_default(), words.next());
    let samplings: &[&str] = match ty {
        "flat" => &["first", "either"],
        "perspective" | "linear" => &["center", "centroid", "sample"],
        _ => {
            return Err(syn::Error::new_spanned(
                tokens,
                format!(
                    "unknown interpolation `{ty}`\n\
                     help: it is `perspective`, `linear` or `flat`"
                ),
            ));
        }
    };
    let allowed = sampling.is_none_or(|sampling| samplings.contains(&sampling));
    if !allowed || words.next().is_some() {
        let list: Vec<String> = samplings.iter().map(|name| format!("`{name}`")).collect();
        return Err(syn::Error::new_spanned(
            tokens,
            format!(
                "`interpolate({ty}, ..)` takes one of {} as its second argument",
                list.join(", ")
            ),
        ));
    }
    Ok(Written {
        value: Interpolate {
            ty: spelling::variant(ty),
            sampling: sampling.map(spelling::variant),
        },
        span: span_of(&tokens),
    })
}

fn blend_src(meta: &ParseNestedMeta<'_>) -> syn::Result<Written<u32>> {
    let index = number(meta, "blend_src")?;
    if index.value > 1 {
        return Err(syn::Error::new(index.span, "`blend_src` is 0 or 1"));
    }
    Ok(index)
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
