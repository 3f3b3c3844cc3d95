//! The grammar of `#[wgsl(..)]`.
//!
//! Owns: reading attributes. Must not know: what they do.

use proc_macro2::Span;
use syn::meta::ParseNestedMeta;
use syn::spanned::Spanned;
use syn::{Attribute, LitInt, LitStr, Path, Token, parenthesized};

use crate::errors::Errors;
use crate::stage::attr::pass_over;
use crate::stage::keys;
use crate::symbol;
use crate::uniform::{Assertion, Uniform};

/// The value of an attribute that may be given once.
pub(crate) struct Slot<T> {
    value: Option<T>,
}

impl<T> Slot<T> {
    pub(crate) fn new() -> Self {
        Self { value: None }
    }

    pub(crate) fn set(&mut self, meta: &ParseNestedMeta<'_>, value: T) -> syn::Result<()> {
        match &self.value {
            None => {
                self.value = Some(value);
                Ok(())
            }
            Some(_) => {
                let name = name_of(&meta.path);
                Err(meta.error(format!("duplicate `{name}`: it can be given once")))
            }
        }
    }

    pub(crate) fn get(&self) -> Option<&T> {
        self.value.as_ref()
    }

    pub(crate) fn take(&mut self) -> Option<T> {
        self.value.take()
    }
}

/// `#[wgsl(..)]` of a struct.
pub(crate) struct StructAttributes {
    pub(crate) rename: Slot<LitStr>,
    pub(crate) uniform: Slot<Uniform>,
    pub(crate) zero_copy: Slot<Span>,
    pub(crate) no_padding: Slot<Span>,
    pub(crate) max_size: Slot<(LitInt, u32)>,
    pub(crate) krate: Slot<Path>,
}

/// `#[wgsl(..)]` of a field.
pub(crate) struct FieldAttributes {
    pub(crate) align: Slot<(LitInt, u32)>,
    pub(crate) size: Slot<(LitInt, u32)>,
    pub(crate) rename: Slot<LitStr>,
    pub(crate) skip: Slot<()>,
}

impl StructAttributes {
    pub(crate) fn read(attributes: &[Attribute], errors: &mut Errors) -> Self {
        let mut read = Self {
            rename: Slot::new(),
            uniform: Slot::new(),
            zero_copy: Slot::new(),
            no_padding: Slot::new(),
            max_size: Slot::new(),
            krate: Slot::new(),
        };
        for_each(attributes, errors, |meta| {
            match name_of(&meta.path).as_str() {
                symbol::RENAME => read.rename.set(meta, meta.value()?.parse()?),
                symbol::UNIFORM => read.uniform.set(meta, Uniform::read(meta)?),
                symbol::ZERO_COPY => read.zero_copy.set(meta, meta.path.span()),
                symbol::NO_PADDING => read.no_padding.set(meta, meta.path.span()),
                symbol::MAX_SIZE => read.max_size.set(meta, bytes(meta, symbol::MAX_SIZE)?),
                symbol::CRATE => read.krate.set(meta, crate_path(meta)?),
                other if keys::is_of_stage(other, false) => pass_over(meta),
                other => Err(unknown(
                    meta,
                    other,
                    "struct",
                    symbol::ON_STRUCT,
                    symbol::ON_FIELD,
                )),
            }
        });
        read
    }

    pub(crate) fn assertions(&self) -> Vec<Assertion> {
        let zero_copy = self.zero_copy.get().copied().map(Assertion::ZeroCopy);
        let no_padding = self.no_padding.get().copied().map(Assertion::NoPadding);
        let max_size = self.max_size.get().map(|(literal, number)| {
            Assertion::MaxSize(LitInt::new(&number.to_string(), literal.span()))
        });
        zero_copy
            .into_iter()
            .chain(no_padding)
            .chain(max_size)
            .collect()
    }
}

impl FieldAttributes {
    pub(crate) fn read(attributes: &[Attribute], errors: &mut Errors) -> Self {
        let mut read = Self {
            align: Slot::new(),
            size: Slot::new(),
            rename: Slot::new(),
            skip: Slot::new(),
        };
        for_each(attributes, errors, |meta| {
            match name_of(&meta.path).as_str() {
                symbol::ALIGN => read.align.set(meta, alignment(meta)?),
                symbol::SIZE => read.size.set(meta, bytes(meta, symbol::SIZE)?),
                symbol::RENAME => read.rename.set(meta, meta.value()?.parse()?),
                symbol::SKIP => read.skip.set(meta, ()),
                other if keys::is_of_stage(other, true) => pass_over(meta),
                other => Err(unknown(
                    meta,
                    other,
                    "member",
                    symbol::ON_FIELD,
                    symbol::ON_STRUCT,
                )),
            }
        });
        read
    }
}

/// Calls `each` for every item of every `#[wgsl(..)]`, and collects its errors.
pub(crate) fn for_each(
    attributes: &[Attribute],
    errors: &mut Errors,
    mut each: impl FnMut(&ParseNestedMeta<'_>) -> syn::Result<()>,
) {
    for attribute in attributes {
        if !attribute.path().is_ident("wgsl") {
            continue;
        }
        let empty = match &attribute.meta {
            syn::Meta::List(list) => {
                !matches!(list.delimiter, syn::MacroDelimiter::Paren(_)) || list.tokens.is_empty()
            }
            _ => true,
        };
        if empty {
            errors.at(
                &attribute.meta,
                "expected arguments in parentheses: `#[wgsl(..)]`",
            );
            continue;
        }
        if let Err(error) = attribute.parse_nested_meta(|meta| each(&meta)) {
            errors.push(error);
        }
    }
}

pub(crate) fn name_of(path: &Path) -> String {
    let names: Vec<String> = path
        .segments
        .iter()
        .map(|segment| segment.ident.to_string())
        .collect();
    names.join("::")
}

fn unknown(
    meta: &ParseNestedMeta<'_>,
    name: &str,
    place: &str,
    here: &[&str],
    elsewhere: &[&str],
) -> syn::Error {
    // What stands behind the name is not looked at any more.
    if elsewhere.contains(&name) {
        let (home, other) = if place == "struct" {
            ("a member", "a struct")
        } else {
            ("a struct", "a member")
        };
        return meta.error(format!("`{name}` belongs on {home}, not on {other}"));
    }
    let mut message = format!("unknown `wgsl` {place} attribute `{name}`");
    if let Some(similar) = symbol::similar(name, here) {
        message += &format!("\nhelp: there is an attribute with a similar name: `{similar}`");
    }
    let list: Vec<String> = here.iter().map(|name| format!("`{name}`")).collect();
    message += &format!("\nnote: the {place} attributes are {}", list.join(", "));
    meta.error(message)
}

/// `(N)`: a positive number of bytes that fits 31 bits, as WGSL has it.
fn bytes(meta: &ParseNestedMeta<'_>, name: &str) -> syn::Result<(LitInt, u32)> {
    let wrong = format!("`{name}` must be a positive integer literal");
    if !meta.input.peek(syn::token::Paren) {
        return Err(meta.error(format!(
            "`{name}` takes a number of bytes in parentheses: `{name}(16)`"
        )));
    }
    let content;
    parenthesized!(content in meta.input);
    let rest: proc_macro2::TokenStream = content.parse()?;
    let literal: LitInt =
        syn::parse2(rest.clone()).map_err(|_| spanned(&rest, &meta.path, &wrong))?;
    match literal.base10_parse::<u32>() {
        Ok(number) if number > 0 && i32::try_from(number).is_ok() => Ok((literal, number)),
        Ok(0) => Err(syn::Error::new(literal.span(), wrong)),
        _ => Err(syn::Error::new(
            literal.span(),
            format!("`{name}` must be below 2147483648"),
        )),
    }
}

fn alignment(meta: &ParseNestedMeta<'_>) -> syn::Result<(LitInt, u32)> {
    let (literal, number) = bytes(meta, symbol::ALIGN)?;
    if number.is_power_of_two() {
        return Ok((literal, number));
    }
    let mut message = String::from("`align` must be a power of two");
    if let Some(next) = number.checked_next_power_of_two() {
        message += &format!("\nhelp: the next one is {next}");
    }
    Err(syn::Error::new(literal.span(), message))
}

fn spanned(tokens: &proc_macro2::TokenStream, path: &Path, message: &str) -> syn::Error {
    if tokens.is_empty() {
        syn::Error::new_spanned(path, message)
    } else {
        syn::Error::new_spanned(tokens, message)
    }
}

/// `crate = "path"`.
pub(crate) fn crate_path(meta: &ParseNestedMeta<'_>) -> syn::Result<Path> {
    let _: Token![=] = meta.input.parse()?;
    let literal: LitStr = meta.input.parse()?;
    let path: syn::Result<Path> = literal.parse();
    let absolute = |path: &Path| {
        path.leading_colon.is_some()
            || path
                .segments
                .first()
                .is_some_and(|segment| segment.ident == "crate")
    };
    match path {
        Ok(path) if absolute(&path) => Ok(path),
        _ => Err(syn::Error::new(
            literal.span(),
            "`crate` needs an absolute path, like `::renamed` or `crate::gpu::wgsl_layout`",
        )),
    }
}
