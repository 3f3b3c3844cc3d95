//! Generic parameters: what the impls demand of them, and the footprint.
//!
//! Owns: `where` clauses. There are none for types that mention no parameter:
//! rustc would report a mistake there a second time at each use. Must not know:
//! members' attributes.

use std::collections::BTreeSet;

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use syn::{GenericParam, Generics, Type, Visibility, parse_quote};

use crate::form::Form;
use crate::hint::Reach;
use crate::model::{Member, Model};
use crate::span::{Ends, item_of};

/// The parameter that stands for the footprint of the last member, where that
/// depends on the type's own parameters.
fn footprint_parameter() -> Ident {
    format_ident!("__WgslLayoutFootprint", span = Span::call_site())
}

/// The same of a field behind it that may be nothing.
fn phantom_parameter(i: usize) -> Ident {
    format_ident!("__WgslLayoutFootprint{i}", span = Span::call_site())
}

/// How the footprint of the struct is found.
enum Footprint {
    /// By an impl parameter that a `where` clause ties to the last member.
    Parameter,
    /// By the associated type of the last member.
    Projection,
    /// By a constant: the other ways would put a type that is more private than
    /// the struct into its interface.
    Constant,
    /// The member is converted, and what it becomes has a fixed one.
    Fixed,
    /// It is converted to a list.
    RuntimeSized,
}

impl Footprint {
    fn of(model: &Model<'_>) -> Self {
        let generics = &model.ast.generics;
        let Some((last, _)) = model.last() else {
            return Self::Projection;
        };
        if let Form::List(_) = last.form {
            return Self::RuntimeSized;
        }
        if last.form.is_converted() {
            return Self::Fixed;
        }
        let own_name = BTreeSet::from([model.ast.ident.to_string(), "Self".into()]);
        if mentions(last.ty, &type_names(generics)) {
            Self::Parameter
        } else if Reach::of(last.ty, &model.krate, true).is_suspect() {
            // An associated type cannot be reached through the trait of a hint
            // without a second error.
            if mentions(last.ty, &const_names(generics)) {
                Self::Parameter
            } else {
                Self::Constant
            }
        } else if matches!(model.ast.vis, Visibility::Inherited) || mentions(last.ty, &own_name) {
            Self::Projection
        } else if mentions(last.ty, &const_names(generics)) {
            Self::Parameter
        } else {
            Self::Constant
        }
    }
}

/// `type Footprint = ..;` of the struct.
pub(super) fn footprint(model: &Model<'_>) -> TokenStream {
    let krate = &model.krate;
    let Some((last, behind)) = model.last() else {
        return TokenStream::new();
    };
    let ends = Ends::of(last.ty);
    let of_last = match Footprint::of(model) {
        Footprint::Fixed => quote!(#krate::__private::Struct<false>),
        Footprint::RuntimeSized => quote!(#krate::__private::Struct<true>),
        Footprint::Parameter => footprint_parameter().to_token_stream(),
        Footprint::Projection => {
            let trait_path = Reach::of(last.ty, krate, true).plain_trait_path();
            let of_struct = item_of(last.ty, &trait_path, "OfStruct", ends);
            if behind.is_empty() {
                // rustc blames the head of the item and its value; with one span
                // that is one error.
                let head = quote::quote_spanned!(ends.first=> type);
                let name = Ident::new("Footprint", ends.last);
                let end = quote::quote_spanned!(ends.last=> ;);
                return quote!(#head #name = #of_struct #end);
            }
            of_struct
        }
        Footprint::Constant => {
            let ty = with_static_lifetimes(last.ty, &model.ast.generics);
            let trait_path = Reach::of(&ty, krate, true).trait_path();
            let runtime_sized = item_of(&ty, &trait_path, "RUNTIME_SIZED", Ends::of(&ty));
            quote!(#krate::__private::Struct<{ #runtime_sized }>)
        }
    };
    let footprint = behind
        .iter()
        .enumerate()
        .fold(of_last, |before, (i, member)| {
            let other = of_phantom(model, i, member);
            quote!(<#before as #krate::__private::Footprint>::And<#other>)
        });
    quote!(type Footprint = #footprint;)
}

/// What a field leaves the struct with that may be nothing.
fn of_phantom(model: &Model<'_>, i: usize, member: &Member<'_>) -> TokenStream {
    let krate = &model.krate;
    let generics = &model.ast.generics;
    if depends(member.ty, generics) {
        return phantom_parameter(i).to_token_stream();
    }
    let ty = with_static_lifetimes(member.ty, generics);
    let trait_path = Reach::phantom_trait_path(krate, true);
    let runtime_sized = item_of(&ty, &trait_path, "RUNTIME_SIZED", Ends::of(&ty));
    quote!(#krate::__private::Struct<{ #runtime_sized }>)
}

/// The generics of the `WgslLayout` impl.
pub(super) fn layout_generics(model: &Model<'_>) -> Generics {
    let mut generics = model.ast.generics.clone();
    let krate = &model.krate;
    let types = type_names(&generics);
    let mut predicates: Vec<syn::WherePredicate> = Vec::new();
    for parameter in arguments(model) {
        if let Argument::Type(ty) = parameter {
            // As `WgslLayout`, without a list of all other types in the error.
            predicates.push(parse_quote!(#ty: #krate::__private::HostShareable));
        }
    }
    for member in &model.members {
        if member.form.is_converted() && mentions(member.ty, &types) {
            predicates.extend(member.form.predicate(krate, member.ty));
        }
    }
    let Some((last, behind)) = model.last() else {
        return generics;
    };
    let before = &model.members[..model.members.len() - behind.len() - 1];
    for member in before {
        if !member.form.is_converted() && mentions(member.ty, &types) {
            let ty = member.ty;
            let member = if member.phantom {
                Reach::phantom_trait_path(krate, false)
            } else {
                Reach::of(ty, krate, false).plain_trait_path()
            };
            predicates.push(parse_quote!(#ty: #member));
        }
    }
    let mut tie = |parameter: Ident, ty: &Type, member: &TokenStream| {
        generics
            .params
            .push(parse_quote!(#parameter: #krate::__private::Footprint));
        predicates.push(parse_quote!(#ty: #member<OfStruct = #parameter>));
    };
    if let Footprint::Parameter = Footprint::of(model) {
        let member = Reach::of(last.ty, krate, true).plain_trait_path();
        tie(footprint_parameter(), last.ty, &member);
    }
    for (i, member) in behind.iter().enumerate() {
        if depends(member.ty, &model.ast.generics) {
            let path = Reach::phantom_trait_path(krate, true);
            tie(phantom_parameter(i), member.ty, &path);
        }
    }
    if !predicates.is_empty() {
        generics.make_where_clause().predicates.extend(predicates);
    }
    generics
}

/// The generics of the `WgslDecode` impl. Types that mention a parameter or a
/// lifetime may not be decodable, and then the struct is not either.
pub(super) fn decode_generics(model: &Model<'_>) -> Generics {
    let mut generics = model.ast.generics.clone();
    let krate = &model.krate;
    let names = type_names(&generics);
    let mut predicates: Vec<syn::WherePredicate> = Vec::new();
    let ties = |member: &Member<'_>| member.phantom && depends(member.ty, &generics);
    if !names.is_empty()
        || matches!(Footprint::of(model), Footprint::Parameter)
        || model.members.iter().any(ties)
    {
        let ident = &model.ast.ident;
        let (_, arguments, _) = model.ast.generics.split_for_impl();
        predicates.push(parse_quote!(#ident #arguments: #krate::__private::WgslLayout));
    }
    for member in &model.members {
        let ty = member.ty;
        if !member.form.is_converted() && (mentions(ty, &names) || has_lifetime(ty)) {
            let decode = if member.phantom {
                quote!(DecodedOrNothing)
            } else {
                quote!(WgslDecode)
            };
            // The binder keeps rustc from judging the bound before it is used.
            predicates.push(parse_quote!(for<'__wgsl> #ty: #krate::__private::#decode));
        }
    }
    if !predicates.is_empty() {
        generics.make_where_clause().predicates.extend(predicates);
    }
    generics
}

/// A part of the WGSL name of a generic struct.
pub(super) enum Argument<'a> {
    /// A type, as tokens.
    Type(TokenStream),
    /// That of a field, if it is not nothing.
    Phantom(&'a Member<'a>),
    Const(&'a Ident),
}

/// The parameters that the WGSL name carries: all constants, and the types that
/// members mention. Of a parameter that is only asked for other types, as in
/// `T::Item`, it carries the members that ask. A renamed struct carries none.
pub(super) fn arguments<'a>(model: &'a Model<'a>) -> Vec<Argument<'a>> {
    if model.renamed {
        return Vec::new();
    }
    let mut arguments = Vec::new();
    let mut asking = BTreeSet::new();
    for parameter in &model.ast.generics.params {
        match parameter {
            GenericParam::Type(parameter) => {
                let ident = &parameter.ident;
                let types = model
                    .members
                    .iter()
                    .filter(|member| !member.form.is_converted() && !member.phantom)
                    .map(|member| member.ty);
                if types
                    .clone()
                    .any(|ty| stands_alone(ty.to_token_stream(), ident))
                {
                    arguments.push(Argument::Type(quote!(#ident)));
                    continue;
                }
                let name = BTreeSet::from([ident.to_string()]);
                for member in &model.members {
                    if member.form.is_converted() || !mentions(member.ty, &name) {
                        continue;
                    }
                    let ty = member.ty.to_token_stream();
                    if !asking.insert(ty.to_string()) {
                        continue;
                    }
                    arguments.push(if member.phantom {
                        Argument::Phantom(member)
                    } else {
                        Argument::Type(ty)
                    });
                }
            }
            GenericParam::Const(constant) => arguments.push(Argument::Const(&constant.ident)),
            GenericParam::Lifetime(_) => {}
        }
    }
    arguments
}

/// Whether a parameter is a type by itself somewhere, not only the start of
/// `T::Item` or `<T as Trait>::Item`.
fn stands_alone(tokens: TokenStream, parameter: &Ident) -> bool {
    let mut tokens = tokens.into_iter().peekable();
    while let Some(tree) = tokens.next() {
        let alone = match tree {
            TokenTree::Group(group) => stands_alone(group.stream(), parameter),
            TokenTree::Ident(ident) if ident == *parameter => match tokens.peek() {
                Some(TokenTree::Punct(punct)) => punct.as_char() != ':',
                Some(TokenTree::Ident(next)) => next != "as",
                _ => true,
            },
            _ => false,
        };
        if alone {
            return true;
        }
    }
    false
}

/// Whether a parameter of any kind but a lifetime stands in the type.
pub(crate) fn mentions_any_parameter(ty: &Type, generics: &Generics) -> bool {
    mentions(ty, &type_names(generics)) || mentions(ty, &const_names(generics))
}

/// Whether no constant outside of an item that has the parameters can speak of
/// the type.
fn depends(ty: &Type, generics: &Generics) -> bool {
    mentions_any_parameter(ty, generics)
        || (!generics.params.is_empty() && mentions(ty, &BTreeSet::from(["Self".into()])))
}

fn type_names(generics: &Generics) -> BTreeSet<String> {
    generics
        .type_params()
        .map(|parameter| parameter.ident.to_string())
        .collect()
}

fn const_names(generics: &Generics) -> BTreeSet<String> {
    generics
        .const_params()
        .map(|parameter| parameter.ident.to_string())
        .collect()
}

/// Whether a type depends on the type parameters of the struct.
pub(super) fn mentions_parameters(model: &Model<'_>, ty: &Type) -> bool {
    mentions(ty, &type_names(&model.ast.generics))
}

/// Whether one of the names stands anywhere in the tokens of a type.
fn mentions(ty: &Type, names: &BTreeSet<String>) -> bool {
    !names.is_empty()
        && any_token(
            ty.to_token_stream(),
            &mut |tree| matches!(tree, TokenTree::Ident(ident) if names.contains(&ident.to_string())),
        )
}

/// Whether a lifetime stands anywhere in the tokens of a type.
fn has_lifetime(ty: &Type) -> bool {
    any_token(
        ty.to_token_stream(),
        &mut |tree| matches!(tree, TokenTree::Punct(punct) if punct.as_char() == '\''),
    )
}

fn any_token(tokens: TokenStream, test: &mut impl FnMut(&TokenTree) -> bool) -> bool {
    tokens.into_iter().any(|tree| {
        test(&tree)
            || match tree {
                TokenTree::Group(group) => any_token(group.stream(), test),
                _ => false,
            }
    })
}

/// The type with `'static` for every lifetime parameter.
pub(crate) fn with_static_lifetimes(ty: &Type, generics: &Generics) -> Type {
    if generics.lifetimes().next().is_none() {
        return ty.clone();
    }
    let names: BTreeSet<String> = generics
        .lifetimes()
        .map(|parameter| parameter.lifetime.ident.to_string())
        .collect();
    syn::parse2(replace_lifetimes(ty.to_token_stream(), &names)).unwrap_or_else(|_| ty.clone())
}

fn replace_lifetimes(tokens: TokenStream, names: &BTreeSet<String>) -> TokenStream {
    let mut after_quote = false;
    tokens
        .into_iter()
        .map(|tree| {
            let lifetime = std::mem::take(&mut after_quote);
            match tree {
                TokenTree::Punct(punct) if punct.as_char() == '\'' => {
                    after_quote = true;
                    TokenTree::Punct(punct)
                }
                TokenTree::Ident(ident) if lifetime && names.contains(&ident.to_string()) => {
                    TokenTree::Ident(Ident::new("static", ident.span()))
                }
                TokenTree::Group(group) => {
                    let stream = replace_lifetimes(group.stream(), names);
                    let mut replaced = proc_macro2::Group::new(group.delimiter(), stream);
                    replaced.set_span(group.span());
                    TokenTree::Group(replaced)
                }
                tree => tree,
            }
        })
        .collect()
}
