//! The grammar of `#[wgsl(..)]`.
//!
//! Owns: reading attributes. Must not know: what they do.

use proc_macro2::{Span, TokenTree};
use syn::meta::ParseNestedMeta;
use syn::parse::ParseStream;
use syn::spanned::Spanned;
use syn::{Attribute, LitInt, LitStr, Path, Token, parenthesized};

use crate::case::Case;
use crate::errors::Errors;
use crate::form::Form;
use crate::stage::attr::pass_over;
use crate::stage::keys;
use crate::symbol;
use crate::uniform::{Assertion, Uniform};

/// The value of an attribute that may be given once.
pub(crate) struct Slot<T> {
    /// With the place of its key.
    value: Option<(Span, T)>,
}

impl<T> Slot<T> {
    pub(crate) fn new() -> Self {
        Self { value: None }
    }

    pub(crate) fn set(&mut self, meta: &ParseNestedMeta<'_>, value: T) -> syn::Result<()> {
        if self.value.is_some() {
            let name = name_of(&meta.path);
            return Err(syn::Error::new_spanned(
                &meta.path,
                format!("`{name}` is given twice\nhelp: remove one of the two"),
            ));
        }
        self.value = Some((meta.path.span(), value));
        Ok(())
    }

    pub(crate) fn get(&self) -> Option<&T> {
        self.value.as_ref().map(|(_, value)| value)
    }

    /// Where its key stands.
    pub(crate) fn span(&self) -> Option<Span> {
        self.value.as_ref().map(|(span, _)| *span)
    }

    pub(crate) fn take(&mut self) -> Option<T> {
        self.value.take().map(|(_, value)| value)
    }
}

/// `#[wgsl(..)]` of a struct.
pub(crate) struct StructAttributes {
    pub(crate) rename: Slot<LitStr>,
    pub(crate) rename_all: Slot<Case>,
    pub(crate) vectors: Slot<()>,
    pub(crate) transparent: Slot<()>,
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
    pub(crate) form: Slot<Form>,
    pub(crate) skip: Slot<()>,
}

impl StructAttributes {
    pub(crate) fn read(attributes: &[Attribute], errors: &mut Errors) -> Self {
        let mut read = Self {
            rename: Slot::new(),
            rename_all: Slot::new(),
            vectors: Slot::new(),
            transparent: Slot::new(),
            uniform: Slot::new(),
            zero_copy: Slot::new(),
            no_padding: Slot::new(),
            max_size: Slot::new(),
            krate: Slot::new(),
        };
        for_each(attributes, errors, |meta| {
            match name_of(&meta.path).as_str() {
                symbol::RENAME => read.rename.set(meta, string(meta, "Name")?),
                symbol::RENAME_ALL => read.rename_all.set(meta, case(meta)?),
                symbol::VECTORS => read.vectors.set(meta, ()),
                symbol::TRANSPARENT => read.transparent.set(meta, ()),
                symbol::UNIFORM => read.uniform.set(meta, Uniform::read(meta)?),
                symbol::ZERO_COPY => read.zero_copy.set(meta, meta.path.span()),
                symbol::NO_PADDING => read.no_padding.set(meta, meta.path.span()),
                symbol::MAX_SIZE => read.max_size.set(meta, bytes(meta, symbol::MAX_SIZE)?),
                symbol::CRATE => read.krate.set(meta, crate_path(meta)?),
                other if keys::is_of_stage(other, false) => pass_over(meta),
                other => Err(unknown(meta, other, Place::Struct)),
            }
        });
        read
    }

    /// Which of them would change the struct or hold it to something, and where
    /// they stand.
    pub(crate) fn about_members(&self) -> impl Iterator<Item = (&'static str, Span)> {
        named([
            (symbol::RENAME, self.rename.span()),
            (symbol::RENAME_ALL, self.rename_all.span()),
            (symbol::VECTORS, self.vectors.span()),
            (symbol::UNIFORM, self.uniform.span()),
            (symbol::ZERO_COPY, self.zero_copy.span()),
            (symbol::NO_PADDING, self.no_padding.span()),
            (symbol::MAX_SIZE, self.max_size.span()),
        ])
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
            form: Slot::new(),
            skip: Slot::new(),
        };
        for_each(attributes, errors, |meta| {
            match name_of(&meta.path).as_str() {
                symbol::ALIGN => read.align.set(meta, alignment(meta)?),
                symbol::SIZE => read.size.set(meta, bytes(meta, symbol::SIZE)?),
                symbol::RENAME => read.rename.set(meta, string(meta, "name")?),
                symbol::AS => read.set_form(meta, Form::read_as(meta)?),
                symbol::WITH => read.set_form(meta, Form::read_with(meta)?),
                symbol::SKIP => read.skip.set(meta, ()),
                other if keys::is_of_stage(other, true) => pass_over(meta),
                other => Err(unknown(meta, other, Place::Member)),
            }
        });
        read.check_skip(errors);
        read
    }

    /// Which of them are given, and where.
    pub(crate) fn given(&self) -> impl Iterator<Item = (&'static str, Span)> {
        named([
            (symbol::ALIGN, self.align.span()),
            (symbol::SIZE, self.size.span()),
            (symbol::RENAME, self.rename.span()),
            (self.form_name(), self.form.span()),
            (symbol::SKIP, self.skip.span()),
        ])
    }

    fn form_name(&self) -> &'static str {
        match self.form.get() {
            Some(Form::With(_)) => symbol::WITH,
            _ => symbol::AS,
        }
    }

    /// `as` and `with` both say what the member is.
    fn set_form(&mut self, meta: &ParseNestedMeta<'_>, form: Form) -> syn::Result<()> {
        let other = match (&form, self.form.get()) {
            (Form::With(_), Some(Form::As(_) | Form::List(_) | Form::Array)) => symbol::AS,
            (Form::As(_) | Form::List(_) | Form::Array, Some(Form::With(_))) => symbol::WITH,
            _ => return self.form.set(meta, form),
        };
        Err(syn::Error::new_spanned(
            &meta.path,
            format!(
                "`{}` and `{other}` exclude each other\n\
                 note: both say what the member is in WGSL",
                name_of(&meta.path)
            ),
        ))
    }

    /// What speaks of a member says nothing of a field that is none.
    fn check_skip(&self, errors: &mut Errors) {
        if self.skip.get().is_none() {
            return;
        }
        let others = [
            (symbol::ALIGN, self.align.span()),
            (symbol::SIZE, self.size.span()),
            (symbol::RENAME, self.rename.span()),
            (self.form_name(), self.form.span()),
        ];
        for (name, span) in others {
            if let Some(span) = span {
                errors.at_span(
                    span,
                    format!(
                        "`{name}` and `skip` exclude each other\n\
                         note: a skipped field is not a member of the WGSL struct"
                    ),
                );
            }
        }
    }
}

/// Those that stand somewhere.
fn named<const N: usize>(
    names: [(&'static str, Option<Span>); N],
) -> impl Iterator<Item = (&'static str, Span)> {
    names
        .into_iter()
        .filter_map(|(name, span)| Some((name, span?)))
}

/// `#[wgsl(..)]` of an enum.
pub(crate) struct EnumAttributes {
    pub(crate) rename: Slot<LitStr>,
    pub(crate) krate: Slot<Path>,
}

impl EnumAttributes {
    pub(crate) fn read(attributes: &[Attribute], errors: &mut Errors) -> Self {
        let mut read = Self {
            rename: Slot::new(),
            krate: Slot::new(),
        };
        for_each(attributes, errors, |meta| {
            match name_of(&meta.path).as_str() {
                symbol::RENAME => read.rename.set(meta, string(meta, "Name")?),
                symbol::CRATE => read.krate.set(meta, crate_path(meta)?),
                other => Err(unknown(meta, other, Place::Enum)),
            }
        });
        read
    }

    /// The name that a variant's constant is given.
    pub(crate) fn of_variant(attributes: &[Attribute], errors: &mut Errors) -> Slot<LitStr> {
        let mut rename = Slot::new();
        for_each(attributes, errors, |meta| {
            match name_of(&meta.path).as_str() {
                symbol::RENAME => rename.set(meta, string(meta, "NAME")?),
                other => Err(unknown(meta, other, Place::Variant)),
            }
        });
        rename
    }
}

/// Calls `each` for every item of every `#[wgsl(..)]`, and collects its errors:
/// one wrong item hides no other.
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
        let read = attribute.parse_nested_meta(|meta| {
            if let Err(error) = each(&meta).and_then(|()| end_of_item(&meta)) {
                errors.push(error);
                skip_item(meta.input)?;
            }
            Ok(())
        });
        // Items and what follows them have been looked at: this is about a name.
        if let Err(error) = read {
            errors.at_span(
                error.span(),
                "expected the name of an attribute, as in `#[wgsl(rename = \"..\")]`",
            );
        }
    }
}

/// Nothing may follow but a comma.
fn end_of_item(meta: &ParseNestedMeta<'_>) -> syn::Result<()> {
    let input = meta.input;
    if input.is_empty() || input.peek(Token![,]) {
        return Ok(());
    }
    let name = name_of(&meta.path);
    let message = if input.peek(Token![=]) || input.peek(syn::token::Paren) {
        format!("`{name}` takes no value\nhelp: write `{name}` alone")
    } else {
        format!("expected `,` after `{name}` and its value")
    };
    Err(input.error(message))
}

/// Goes on to the next comma.
fn skip_item(input: ParseStream<'_>) -> syn::Result<()> {
    while !input.is_empty() && !input.peek(Token![,]) {
        let _: TokenTree = input.parse()?;
    }
    Ok(())
}

pub(crate) fn name_of(path: &Path) -> String {
    let names: Vec<String> = path
        .segments
        .iter()
        .map(|segment| segment.ident.to_string())
        .collect();
    names.join("::")
}

/// What an attribute was written on.
#[derive(Clone, Copy)]
enum Place {
    Struct,
    Member,
    Enum,
    Variant,
}

/// An error about a key that does not exist there.
fn unknown(meta: &ParseNestedMeta<'_>, name: &str, place: Place) -> syn::Error {
    let (here, other, names, elsewhere) = match place {
        Place::Struct => ("struct", "member", symbol::ON_STRUCT, symbol::ON_FIELD),
        Place::Member => ("member", "struct", symbol::ON_FIELD, symbol::ON_STRUCT),
        Place::Enum => ("enum", "variant", symbol::ON_ENUM, symbol::ON_VARIANT),
        Place::Variant => ("variant", "enum", symbol::ON_VARIANT, symbol::ON_ENUM),
    };
    let message = if elsewhere.contains(&name) {
        let where_to = match place {
            Place::Struct => "in front of a field",
            Place::Member => "in front of the struct",
            Place::Enum => "in front of a variant",
            Place::Variant => "in front of the enum",
        };
        let article = |place| if place == "enum" { "an" } else { "a" };
        format!(
            "`{name}` belongs on {} {other}, not on {} {here}\nhelp: write it {where_to}",
            article(other),
            article(here)
        )
    } else {
        let list: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
        let help = symbol::meant(name, names).map_or_else(String::new, |meant| {
            format!("\nhelp: there is an attribute with a similar name or meaning: `{meant}`")
        });
        format!(
            "unknown `wgsl` {here} attribute `{name}`{help}\nnote: the {here} attributes are {}",
            list.join(", ")
        )
    };
    // All of the path: `meta.error` would underline its first token.
    syn::Error::new_spanned(&meta.path, message)
}

/// `= "text"`.
fn string(meta: &ParseNestedMeta<'_>, example: &str) -> syn::Result<LitStr> {
    let name = name_of(&meta.path);
    let wrong = format!("`{name}` takes a string: `{name} = \"{example}\"`");
    if !meta.input.peek(Token![=]) {
        return Err(syn::Error::new_spanned(&meta.path, wrong));
    }
    let _: Token![=] = meta.input.parse()?;
    if !meta.input.peek(LitStr) {
        return Err(meta.input.error(wrong));
    }
    meta.input.parse()
}

/// `= "camelCase"`.
fn case(meta: &ParseNestedMeta<'_>) -> syn::Result<Case> {
    let literal = string(meta, "camelCase")?;
    Case::read(&literal.value()).map_err(|message| syn::Error::new(literal.span(), message))
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
    // A suffix would mean something else in WGSL: `4f` is no integer there.
    if !literal.suffix().is_empty() {
        return Err(syn::Error::new(
            literal.span(),
            format!("{wrong} without a suffix"),
        ));
    }
    match literal.base10_parse::<u32>() {
        Ok(number) if number > 0 && i32::try_from(number).is_ok() => Ok((literal, number)),
        Ok(0) => Err(syn::Error::new(literal.span(), wrong)),
        _ if literal.base10_digits().starts_with('-') => Err(spanned(&rest, &meta.path, &wrong)),
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
    let literal = string(meta, "::path::to::wgsl_layout")?;
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
