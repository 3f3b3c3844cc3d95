//! The members of a struct between stages or behind the last, which two derives
//! share.
//!
//! Owns: their model and their rows. Must not know: which derive it is for,
//! beyond its attributes.

use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::{DeriveInput, Ident, Type};

use super::attr::{FieldAttributes, Interpolate, StructAttributes, Written};
use super::keys::{Derive, Foreign, demands};
use super::{input, spelling};
use crate::errors::Errors;
use crate::model::comment;
use crate::name::{Name, check_collision};
use crate::span::{Ends, item_of};

/// A member.
pub(super) struct Member<'a> {
    pub(super) ident: &'a Ident,
    pub(super) ty: &'a Type,
    name: Name,
    comment: String,
    pub(super) location: Option<Written<u32>>,
    pub(super) builtin: Option<Written<&'static str>>,
    interpolate: Option<Written<Interpolate>>,
    invariant: bool,
    pub(super) target: Option<Written<&'static str>>,
    pub(super) blend_src: Option<Written<u32>>,
}

/// A struct.
pub(super) struct Interface<'a> {
    pub(super) ident: &'a Ident,
    pub(super) krate: TokenStream,
    pub(super) attributes: StructAttributes,
    pub(super) name: String,
    pub(super) comment: String,
    pub(super) members: Vec<Member<'a>>,
    fields: Vec<&'a Ident>,
    foreign: Vec<Foreign>,
}

impl<'a> Interface<'a> {
    pub(super) fn build(ast: &'a DeriveInput, derive: Derive, errors: &mut Errors) -> Option<Self> {
        let mut attributes = StructAttributes::read(&ast.attrs, derive, errors);
        let fields = input::fields(ast, derive, errors)?;
        let mut interface = Self {
            ident: &ast.ident,
            krate: input::krate(attributes.krate.get()),
            name: Name::of_struct(&ast.ident, attributes.rename.get(), true, errors).text,
            comment: comment(&ast.attrs, ""),
            members: Vec::new(),
            fields: fields
                .iter()
                .filter_map(|field| field.ident.as_ref())
                .collect(),
            foreign: std::mem::take(&mut attributes.foreign),
            attributes,
        };
        for field in fields {
            interface.add(field, derive, errors);
        }
        if interface.members.is_empty() && errors.is_empty() {
            errors.at(&ast.ident, input::empty(derive));
        }
        Some(interface)
    }

    fn add(&mut self, field: &'a syn::Field, derive: Derive, errors: &mut Errors) {
        let Some(ident) = field.ident.as_ref() else {
            return;
        };
        let mut read = FieldAttributes::read(&field.attrs, derive, &mut self.foreign, errors);
        if read.skip.get().is_some() {
            return;
        }
        check_conflicts(ident, &read, errors);
        let name = Name::of_member(ident, read.rename.get(), None, errors);
        let before = self.members.iter().map(|other| (other.ident, &other.name));
        check_collision(ident, &name, before, errors);
        self.members.push(Member {
            ident,
            ty: &field.ty,
            name,
            comment: comment(&field.attrs, "    "),
            location: read.location.take(),
            builtin: read.builtin.take(),
            interpolate: read.interpolate.take(),
            invariant: read.invariant.get().is_some(),
            target: read.target.take(),
            blend_src: read.blend_src.take(),
        });
    }

    /// The rows of the table.
    pub(super) fn rows(&self) -> Vec<TokenStream> {
        self.members
            .iter()
            .map(|member| row(member, &self.krate))
            .collect()
    }

    /// What holds for every struct: other derives whose attributes it has, and
    /// that no field is called unused.
    pub(super) fn rest(&self) -> TokenStream {
        let Self { ident, fields, .. } = self;
        let demands = demands(&self.foreign, ident, &self.krate);
        quote! {
            #demands
            const _: () = {
                // A description of an interface is never made nor read.
                #[allow(dead_code, deprecated, clippy::all, clippy::pedantic)]
                fn describes(value: #ident) -> #ident {
                    let #ident { #(#fields),* } = value;
                    #ident { #(#fields),* }
                }
            };
        }
    }
}

/// Attributes that exclude each other.
fn check_conflicts(ident: &Ident, read: &FieldAttributes, errors: &mut Errors) {
    if let Some(builtin) = read.builtin.get() {
        if let Some(location) = read.location.get() {
            errors.at_span(location.span, "`builtin` and `location` exclude each other");
        }
        if let Some(interpolate) = read.interpolate.get() {
            errors.at_span(
                interpolate.span,
                format!("`interpolate` needs a location, and `{ident}` is a built-in value"),
            );
        }
        if let Some(target) = read.target.get() {
            errors.at_span(target.span, "`builtin` and `target` exclude each other");
        }
        if let Some(blend_src) = read.blend_src.get() {
            errors.at_span(
                blend_src.span,
                "`builtin` and `blend_src` exclude each other",
            );
        }
        if let (Some(invariant), true) = (read.invariant.get(), builtin.value != "position") {
            errors.at_span(invariant.span, "`invariant` belongs on `builtin(position)`");
        }
    } else if let Some(invariant) = read.invariant.get() {
        errors.at_span(
            invariant.span,
            format!("`invariant` belongs on `builtin(position)`, and `{ident}` is none"),
        );
    }
    if let (Some(target), Some(Written { value: 1, .. })) =
        (read.target.get(), read.blend_src.get())
    {
        errors.at_span(
            target.span,
            "the second source of blending is no target\nhelp: name the format at `blend_src(0)`",
        );
    }
}

fn row(member: &Member<'_>, krate: &TokenStream) -> TokenStream {
    let Member { comment, ty, .. } = member;
    let name = &member.name.text;
    let spelled = spelling::of_type(ty);
    let kind = item_of(
        ty,
        &quote!(#krate::__private::StageMember),
        "FACTS",
        Ends::of(ty),
    );
    let variant = |name: &str| Ident::new(name, Span::call_site());
    let location = member.location.as_ref().map(|location| {
        let number = location.value;
        quote!(.location(#number))
    });
    let builtin = member.builtin.as_ref().map(|builtin| {
        let name = variant(&spelling::variant(builtin.value));
        quote!(.builtin(#krate::__private::Builtin::#name))
    });
    let interpolate = member.interpolate.as_ref().map(|interpolate| {
        let ty = variant(&interpolate.value.ty);
        let sampling = match &interpolate.value.sampling {
            Some(name) => {
                let name = variant(name);
                quote!(::core::option::Option::Some(
                    #krate::__private::InterpolationSampling::#name
                ))
            }
            None => quote!(::core::option::Option::None),
        };
        quote! {
            .interpolate(#krate::__private::Interpolation::new(
                #krate::__private::InterpolationType::#ty,
                #sampling,
            ))
        }
    });
    let invariant = member.invariant.then(|| quote!(.invariant()));
    let blend_src = member.blend_src.as_ref().map(|index| {
        let index = index.value;
        quote!(.blend_src(#index))
    });
    let target = member.target.as_ref().map(|format| {
        let name = variant(format.value);
        quote!(.target(#krate::__private::ColorFormat::#name))
    });
    quote! {
        #krate::__private::StageRow::new(#name, #comment, #spelled, #kind)
            #location #builtin #interpolate #invariant #blend_src #target
    }
}
