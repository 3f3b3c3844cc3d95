//! What a field is in WGSL, where that is not what its type is: `as` and `with`.
//!
//! Owns: their grammar, and the facts of such a field. Must not know: which
//! conversions there are; the traits of the runtime crate do.

use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote};
use syn::meta::ParseNestedMeta;
use syn::{Expr, GenericArgument, Ident, Path, PathArguments, Token, Type, parse_quote};

use crate::attr::name_of;
use crate::span::{Ends, respan_over};

/// How a field becomes a member.
pub(crate) enum Form {
    /// As its type says.
    Plain,
    /// As its type says, which is an array.
    Array,
    /// As a value of another type.
    As(Box<Type>),
    /// As a list of such values.
    List(Box<Type>),
    /// By the functions of a module.
    With(Path),
}

impl Form {
    /// `= T`.
    pub(crate) fn read_as(meta: &ParseNestedMeta<'_>) -> syn::Result<Self> {
        let wrong = "`as` takes a type: `as = vec3f`, `as = array`, or a type of Rust";
        value(meta, wrong)?;
        let ty: Type = meta
            .input
            .parse()
            .map_err(|error| syn::Error::new(error.span(), wrong))?;
        Ok(match bare(ty) {
            Type::Path(path) if path.path.is_ident("array") => Self::Array,
            Type::Slice(list) => Self::List(list.elem),
            ty => match wgsl_list(&ty) {
                Some(element) => Self::List(Box::new(element.clone())),
                None => Self::As(Box::new(ty)),
            },
        })
    }

    /// `= module`.
    pub(crate) fn read_with(meta: &ParseNestedMeta<'_>) -> syn::Result<Self> {
        let wrong = "`with` takes a module that has the functions `to_wgsl` and `from_wgsl`: `with = module`";
        value(meta, wrong)?;
        meta.input
            .parse()
            .map(Self::With)
            .map_err(|error| syn::Error::new(error.span(), wrong))
    }

    /// Whether the type of the field is not that of the member.
    pub(crate) fn is_converted(&self) -> bool {
        matches!(self, Self::As(_) | Self::List(_) | Self::With(_))
    }

    /// The facts of a field of type `field`, if it is converted. `generic` says
    /// that its type depends on type parameters.
    pub(crate) fn facts(
        &self,
        krate: &TokenStream,
        field: &Type,
        generic: bool,
    ) -> Option<TokenStream> {
        match self {
            Self::Plain | Self::Array => None,
            Self::As(ty) | Self::List(ty) => {
                let target = Target::of(ty, krate, generic);
                let Target { ty: wgsl, how, .. } = &target;
                let (convert, wgsl_type) = match self {
                    Self::List(_) => (quote!(ConvertListTo), quote!([#wgsl])),
                    _ => (quote!(ConvertTo), quote!(#wgsl)),
                };
                let facts = quote! {
                    <#field as #krate::__private::#convert<#wgsl, #how>>::FACTS
                };
                let facts = respan_over(facts, Ends::of(ty));
                if generic {
                    return Some(facts);
                }
                let columns = target.matrix.then(|| {
                    let call = quote! {
                        #krate::__private::assert_columns::<#field, #wgsl_type, _>
                    };
                    let call = respan_over(call, Ends::of(ty));
                    quote! {
                        use #krate::__private::NotTransposed as _;
                        #call(#krate::__private::Same::<#field, #wgsl_type>::ORDER);
                    }
                });
                Some(quote! {{
                    #columns
                    use #krate::__private::NotIdentical as _;
                    match #krate::__private::Same::<#field, #wgsl_type>::FACTS {
                        ::core::option::Option::Some(facts) => facts,
                        ::core::option::Option::None => #facts,
                    }
                }})
            }
            Self::With(module) => {
                let call = quote!(#krate::__private::facts_with);
                let call = respan_over(call, Ends::of(module));
                Some(quote!(#call::<#field, _, _, _>(#module::to_wgsl, #module::from_wgsl)))
            }
        }
    }

    /// What has to be known of the field's type in a generic struct.
    pub(crate) fn predicate(
        &self,
        krate: &TokenStream,
        field: &Type,
    ) -> Option<syn::WherePredicate> {
        match self {
            Self::As(ty) => {
                let Target { ty, how, .. } = Target::of(ty, krate, true);
                Some(parse_quote!(#field: #krate::__private::ConvertTo<#ty, #how>))
            }
            Self::List(ty) => {
                let Target { ty, how, .. } = Target::of(ty, krate, true);
                Some(parse_quote!(#field: #krate::__private::ConvertListTo<#ty, #how>))
            }
            _ => None,
        }
    }
}

/// The type without what a macro leaves unseen around it.
fn bare(ty: Type) -> Type {
    match ty {
        Type::Group(group) => bare(*group.elem),
        Type::Paren(paren) => bare(*paren.elem),
        ty => ty,
    }
}

fn value(meta: &ParseNestedMeta<'_>, wrong: &str) -> syn::Result<()> {
    if !meta.input.peek(Token![=]) {
        let path = &meta.path;
        let _ = name_of(path);
        return Err(syn::Error::new_spanned(path, wrong));
    }
    let _: Token![=] = meta.input.parse()?;
    Ok(())
}

/// The type that a field is encoded as, and the marker of the way there.
struct Target {
    ty: TokenStream,
    how: TokenStream,
    /// Whether it is spelt as a matrix, or an array of matrices.
    matrix: bool,
}

impl Target {
    fn of(ty: &Type, krate: &TokenStream, generic: bool) -> Self {
        if let Type::Array(array) = ty {
            let inner = Self::of(&array.elem, krate, generic);
            return Self::array(&inner, &array.len, krate);
        }
        if let Some((element, len)) = wgsl_array(ty) {
            let inner = Self::of(element, krate, generic);
            return Self::array(&inner, len, krate);
        }
        let Some((word, span)) = word(ty) else {
            return Self {
                ty: quote!(#ty),
                how: quote!(#krate::__private::ByType),
                matrix: false,
            };
        };
        let ident = Ident::new(&word, span);
        let matrix = word.starts_with("mat");
        Self {
            matrix,
            ty: match word.as_str() {
                "f32" | "i32" | "u32" => quote!(::core::primitive::#ident),
                "f16" => quote!(#krate::__private::#ident),
                _ => quote!(#krate::types::#ident),
            },
            // rustc finds the one way that a type has; in a bound there is
            // nothing to find it by.
            how: if generic && matrix {
                quote!(#krate::__private::Itself)
            } else if generic {
                quote!(#krate::__private::Word<#krate::__private::Exact>)
            } else {
                quote!(#krate::__private::Word<_>)
            },
        }
    }

    fn array(inner: &Self, len: &Expr, krate: &TokenStream) -> Self {
        let Self { ty, how, matrix } = inner;
        Self {
            ty: quote!([#ty; #len]),
            how: quote!(#krate::__private::Each<#how>),
            matrix: *matrix,
        }
    }
}

/// The element of `array<T>` as WGSL spells it.
fn wgsl_list(ty: &Type) -> Option<&Type> {
    let (name, arguments) = template(ty)?;
    match arguments.as_slice() {
        [GenericArgument::Type(element)] if name == "array" => Some(element),
        _ => None,
    }
}

/// `array<T, N>` as WGSL spells it.
fn wgsl_array(ty: &Type) -> Option<(&Type, &Expr)> {
    let (name, arguments) = template(ty)?;
    if name != "array" {
        return None;
    }
    match arguments.as_slice() {
        [GenericArgument::Type(element), GenericArgument::Const(len)] => Some((element, len)),
        _ => None,
    }
}

/// The name and the arguments of a type such as `vec3<f32>`.
fn template(ty: &Type) -> Option<(&Ident, Vec<&GenericArgument>)> {
    let Type::Path(path) = ty else {
        return None;
    };
    if path.qself.is_some() || path.path.segments.len() != 1 {
        return None;
    }
    let segment = path.path.segments.last()?;
    match &segment.arguments {
        PathArguments::AngleBracketed(arguments) => {
            Some((&segment.ident, arguments.args.iter().collect()))
        }
        _ => None,
    }
}

/// The short name of a predeclared type, if the type is spelt as one.
fn word(ty: &Type) -> Option<(String, Span)> {
    if let Some((name, arguments)) = template(ty) {
        let [GenericArgument::Type(Type::Path(scalar))] = arguments.as_slice() else {
            return None;
        };
        let suffix = match scalar.path.get_ident()?.to_string().as_str() {
            "f32" => 'f',
            "f16" => 'h',
            "i32" => 'i',
            "u32" => 'u',
            _ => return None,
        };
        let short = format_ident!("{name}{suffix}");
        return is_word(&short.to_string()).then(|| (short.to_string(), name.span()));
    }
    match ty {
        Type::Path(path) if path.qself.is_none() => {
            let ident = path.path.get_ident()?;
            is_word(&ident.to_string()).then(|| (ident.to_string(), ident.span()))
        }
        _ => None,
    }
}

/// Whether it is the name of a scalar, vector or matrix type of WGSL.
fn is_word(name: &str) -> bool {
    match name.as_bytes() {
        b"f32" | b"f16" | b"i32" | b"u32" => true,
        [b'v', b'e', b'c', rows, scalar] => is_size(*rows) && b"fhiu".contains(scalar),
        [b'm', b'a', b't', columns, b'x', rows, scalar] => {
            is_size(*columns) && is_size(*rows) && b"fh".contains(scalar)
        }
        _ => false,
    }
}

fn is_size(digit: u8) -> bool {
    (b'2'..=b'4').contains(&digit)
}
