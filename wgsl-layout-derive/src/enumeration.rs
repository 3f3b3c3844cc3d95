//! Enums without data: an alias of `u32` or `i32` and a constant for each
//! variant.
//!
//! Owns: the derive on enums, from its errors to its expansion. Must not know:
//! structs.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::ext::IdentExt;
use syn::{Attribute, Data, DataEnum, DeriveInput, Path, Variant};

use crate::attr::EnumAttributes;
use crate::errors::Errors;
use crate::model::comment;
use crate::name::Name;

/// All of the expansion, or `None` if it is not an enum.
pub(crate) fn derive(ast: &DeriveInput) -> Option<TokenStream> {
    let Data::Enum(data) = &ast.data else {
        return None;
    };
    let mut errors = Errors::new();
    let enumeration = Enumeration::read(ast, data, &mut errors);
    let failed = !errors.is_empty();
    let errors = errors.finish();
    Some(match enumeration {
        Some(enumeration) if !failed => enumeration.expand(),
        _ => {
            let fallback = crate::expand::fallback(ast);
            quote!(#errors #fallback)
        }
    })
}

struct Enumeration<'a> {
    ast: &'a DeriveInput,
    krate: TokenStream,
    name: String,
    comment: String,
    /// `u32` or `i32`.
    repr: Ident,
    constants: Vec<Constant<'a>>,
}

struct Constant<'a> {
    variant: &'a Ident,
    /// That of `rename`, else that of the variant.
    name: String,
    renamed: bool,
    comment: String,
}

impl<'a> Enumeration<'a> {
    fn read(ast: &'a DeriveInput, data: &'a DataEnum, errors: &mut Errors) -> Option<Self> {
        let attributes = EnumAttributes::read(&ast.attrs, errors);
        let name = Name::of_struct(&ast.ident, attributes.rename.get(), true, errors);
        if data.variants.is_empty() {
            errors.at(
                &ast.ident,
                "an enum without variants has no value to encode\n\
                 help: give it at least one variant",
            );
            return None;
        }
        check_data(data, errors);
        let repr = repr(ast, errors)?;
        let constants: Vec<_> = data
            .variants
            .iter()
            .map(|variant| Constant::read(variant, errors))
            .collect();
        check_collisions(&name.text, &constants, errors);
        Some(Self {
            ast,
            krate: match attributes.krate.get() {
                Some(path) => quote!(#path),
                None => quote!(::wgsl_layout),
            },
            name: name.text,
            comment: comment(&ast.attrs, ""),
            repr,
            constants,
        })
    }

    fn expand(&self) -> TokenStream {
        let Self {
            ast,
            krate,
            name,
            comment,
            repr,
            constants,
        } = self;
        let ident = &ast.ident;
        let (parameters, arguments, predicates) = ast.generics.split_for_impl();
        let signed = *repr == "i32";
        let rust_name = format!("::{ident}");
        let expected = format!("a value of the enum `{ident}`");
        let rows = constants.iter().map(|constant| {
            let Constant {
                variant,
                name,
                renamed,
                comment,
            } = constant;
            quote!(#krate::__private::Constant::new(#name, #renamed, #comment, Self::#variant as ::core::primitive::#repr as ::core::primitive::i64))
        });
        let variants = constants.iter().map(|constant| constant.variant);
        quote! {
            #[automatically_derived]
            #[allow(deprecated, clippy::all, clippy::pedantic)]
            unsafe impl #parameters #krate::__private::WgslLayout for #ident #arguments #predicates {
                type Footprint = #krate::__private::Fixed;
                const LAYOUT: &'static #krate::__private::Layout = &#krate::__private::Layout::alias(
                    #name,
                    #comment,
                    ::core::concat!(::core::module_path!(), #rust_name),
                    #signed,
                    &[#(#rows),*],
                );
                const CODEC: &'static #krate::__private::Codec = &#krate::__private::Codec::enumeration(
                    ::core::mem::size_of::<Self>(),
                    |bytes| {
                        let value = #krate::__private::word(bytes) as ::core::primitive::#repr;
                        #(value == Self::#variants as ::core::primitive::#repr)||*
                    },
                    #expected,
                );
            }
            #[automatically_derived]
            #[allow(clippy::all, clippy::pedantic)]
            unsafe impl #parameters #krate::__private::WgslDecode for #ident #arguments #predicates {}
        }
    }
}

impl<'a> Constant<'a> {
    fn read(variant: &'a Variant, errors: &mut Errors) -> Self {
        let rename = EnumAttributes::of_variant(&variant.attrs, errors);
        let name = match rename.get() {
            // Only a name of its own can be one that WGSL refuses: the other
            // ones begin with that of the enum.
            Some(literal) => Name::of_constant(&variant.ident, literal, errors).text,
            None => variant.ident.unraw().to_string(),
        };
        Self {
            variant: &variant.ident,
            name,
            renamed: rename.get().is_some(),
            comment: comment(&variant.attrs, ""),
        }
    }

    /// Its whole name in WGSL.
    fn in_wgsl(&self, alias: &str) -> String {
        if self.renamed {
            self.name.clone()
        } else {
            format!("{}_{}", capitals(alias), capitals(&self.name))
        }
    }
}

fn check_data(data: &DataEnum, errors: &mut Errors) {
    let with_data = data
        .variants
        .iter()
        .find(|variant| !variant.fields.is_empty());
    if let Some(variant) = with_data {
        errors.at(
            &variant.fields,
            "only an enum without data has a WGSL layout\n\
             help: use a struct with a tag member",
        );
    }
}

/// The scalar type that `repr` names.
fn repr(ast: &DeriveInput, errors: &mut Errors) -> Option<Ident> {
    let mut wrong = None;
    for path in reprs(&ast.attrs) {
        if path.is_ident("u32") || path.is_ident("i32") {
            return path
                .get_ident()
                .map(|ident| Ident::new(&ident.to_string(), Span::call_site()));
        }
        wrong = Some(path);
    }
    match wrong {
        Some(path) => {
            let name = quote!(#path).to_string();
            let signed = name.starts_with('i');
            errors.at(
                &path,
                format!(
                    "`repr({name})` does not match a WGSL scalar type\n\
                     help: use `repr({})`",
                    if signed { "i32" } else { "u32" }
                ),
            );
        }
        None => errors.at(
            &ast.ident,
            "an enum needs `#[repr(u32)]` or `#[repr(i32)]` to have a WGSL layout\n\
             help: add `#[repr(u32)]`",
        ),
    }
    None
}

fn reprs(attributes: &[Attribute]) -> Vec<Path> {
    let mut paths = Vec::new();
    for attribute in attributes {
        if attribute.path().is_ident("repr") {
            // What else stands in a `repr` is for rustc to judge.
            let _ = attribute.parse_nested_meta(|meta| {
                if meta.input.peek(syn::token::Paren) {
                    let content;
                    syn::parenthesized!(content in meta.input);
                    let _: TokenStream = content.parse()?;
                } else {
                    paths.push(meta.path);
                }
                Ok(())
            });
        }
    }
    paths
}

/// Two constants of one name, as `PointLight` and `Point_Light` would be, or one
/// of the enum's own name.
fn check_collisions(alias: &str, constants: &[Constant<'_>], errors: &mut Errors) {
    let names: Vec<_> = constants
        .iter()
        .map(|constant| constant.in_wgsl(alias))
        .collect();
    for (i, constant) in constants.iter().enumerate() {
        let variant = constant.variant;
        let taken = match names[..i].iter().position(|name| *name == names[i]) {
            Some(twin) => {
                let twin = constants[twin].variant;
                format!("the variants `{twin}` and `{variant}` would have one name in WGSL")
            }
            None if names[i] == alias => {
                format!("the variant `{variant}` and its enum would have one name in WGSL")
            }
            None => continue,
        };
        errors.at(
            variant,
            format!("{taken}\nhelp: give one of them another: `#[wgsl(rename = \"..\")]`"),
        );
    }
}

/// `PointLight` as `POINT_LIGHT`, as the runtime crate spells it in the text.
fn capitals(name: &str) -> String {
    let bytes = name.as_bytes();
    let mut capitals = String::new();
    for (i, character) in name.char_indices() {
        let starts_word = i > 0
            && character.is_ascii_uppercase()
            && (bytes[i - 1].is_ascii_lowercase()
                || bytes[i - 1].is_ascii_digit()
                || (bytes[i - 1].is_ascii_uppercase()
                    && bytes.get(i + 1).is_some_and(u8::is_ascii_lowercase)));
        if starts_word {
            capitals.push('_');
        }
        capitals.push(character.to_ascii_uppercase());
    }
    capitals
}
