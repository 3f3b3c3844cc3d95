//! `#[derive(WgslVertexInput)]`: from the struct to its table and checks.
//!
//! Owns: the expansion. Must not know: formats of types, offsets, locations.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::{DeriveInput, Ident, Type};

use super::attr::{Base, FieldAttributes, StructAttributes, Written};
use super::keys::{Derive, Foreign, demands};
use super::{check, input, spelling};
use crate::errors::Errors;
use crate::model::comment;
use crate::name::{Name, check_collision};
use crate::span::{Ends, item_of};

const DERIVE: Derive = Derive::VertexInput;

struct Attribute<'a> {
    ident: &'a Ident,
    ty: &'a Type,
    name: Name,
    comment: String,
    location: Option<Written<u32>>,
    format: Option<Written<&'static str>>,
    shader_type: Option<Written<&'static str>>,
}

struct Model<'a> {
    ident: &'a Ident,
    krate: TokenStream,
    name: Name,
    comment: String,
    base: Option<Base>,
    instance: bool,
    in_place: bool,
    attributes: Vec<Attribute<'a>>,
    skipped: Vec<(&'a Ident, &'a Type)>,
    foreign: Vec<Foreign>,
}

/// All items, or the errors and what keeps uses of the type quiet.
pub(crate) fn expand(ast: &DeriveInput) -> TokenStream {
    let mut errors = Errors::new();
    let model = Model::build(ast, &mut errors);
    let failed = !errors.is_empty();
    let errors = errors.finish();
    match model {
        Some(model) if !failed => {
            let table = table(&model);
            let checks = checks(&model);
            let demands = demands(&model.foreign, model.ident, &model.krate);
            quote!(#table #checks #demands)
        }
        _ => {
            let fallback = fallback(ast);
            quote!(#errors #fallback)
        }
    }
}

impl<'a> Model<'a> {
    fn build(ast: &'a DeriveInput, errors: &mut Errors) -> Option<Self> {
        let mut attributes = StructAttributes::read(&ast.attrs, DERIVE, errors);
        let repr = input::Repr::read(ast);
        if let Some(span) = repr.packed {
            errors.at_span(
                span,
                "a vertex input cannot be `repr(packed)`\n\
                 help: remove `#[repr(..)]`: then the vertices are packed in the buffer",
            );
        }
        let fields = input::fields(ast, DERIVE, errors)?;
        let mut model = Self {
            ident: &ast.ident,
            krate: input::krate(attributes.krate.get()),
            name: Name::of_struct(&ast.ident, attributes.rename.get(), true, errors),
            comment: comment(&ast.attrs, ""),
            base: attributes.base.take(),
            instance: attributes.instance.get().copied().unwrap_or(false),
            in_place: repr.c,
            attributes: Vec::new(),
            skipped: Vec::new(),
            foreign: attributes.foreign,
        };
        for field in fields {
            model.add(field, errors);
        }
        if model.attributes.is_empty() && errors.is_empty() {
            errors.at(&ast.ident, input::empty(DERIVE));
        }
        Some(model)
    }

    fn add(&mut self, field: &'a syn::Field, errors: &mut Errors) {
        let Some(ident) = field.ident.as_ref() else {
            return;
        };
        let mut read = FieldAttributes::read(&field.attrs, DERIVE, &mut self.foreign, errors);
        if read.skip.get().is_some() {
            self.skipped.push((ident, &field.ty));
            return;
        }
        let name = Name::of_member(ident, read.rename.get(), None, errors);
        let before = self
            .attributes
            .iter()
            .map(|other| (other.ident, &other.name));
        check_collision(ident, &name, before, errors);
        self.attributes.push(Attribute {
            ident,
            ty: &field.ty,
            name,
            comment: comment(&field.attrs, "    "),
            location: read.location.take(),
            format: read.format.take(),
            shader_type: read.shader_type.take(),
        });
    }
}

fn table(model: &Model<'_>) -> TokenStream {
    let Model {
        ident,
        krate,
        comment,
        ..
    } = model;
    let name = &model.name.text;
    let rows = model
        .attributes
        .iter()
        .map(|attribute| row(attribute, krate));
    let skipped = model.skipped.iter().map(|(_, ty)| {
        quote! {
            #krate::__private::SkippedVertexField::new(
                ::core::mem::size_of::<#ty>(),
                {
                    #[allow(unused_imports)]
                    use #krate::__private::NotPlain as _;
                    #krate::__private::PlainOf::<#ty>::PLAIN
                },
            )
        }
    });
    let step = model
        .instance
        .then(|| quote!(.step(#krate::__private::VertexStepMode::Instance)));
    let base = model.base.as_ref().map(|base| match base {
        Base::Number(number) => quote!(.base(#number)),
        Base::After(ty) => {
            let input = item_of(
                ty,
                &quote!(#krate::__private::WgslVertexInput),
                "INPUT",
                Ends::of(ty),
            );
            quote!(.base(#input.end()))
        }
    });
    let in_place = model
        .in_place
        .then(|| quote!(.in_place(::core::mem::size_of::<Self>())));
    // Spanned as the parameter: a field that came out of a `macro_rules!` has
    // another hygiene.
    let this = quote!(self);
    let fields = model
        .attributes
        .iter()
        .map(|attribute| (attribute.ident, attribute.ty))
        .chain(model.skipped.iter().copied())
        .map(|(ident, ty)| quote_spanned!(ident.span()=> let _: *const #ty = &raw const #this.#ident;));
    quote! {
        #[automatically_derived]
        #[allow(deprecated, private_interfaces, unused_qualifications, clippy::all, clippy::pedantic)]
        unsafe impl #krate::__private::WgslVertexInput for #ident {
            const INPUT: &'static #krate::__private::VertexInput =
                &#krate::__private::VertexInput::new(#name, #comment, &[#(#rows),*], &[#(#skipped),*])
                    #step #base #in_place;
            fn __vertex_fields(&self) {
                #(#fields)*
            }
        }
    }
}

fn row(attribute: &Attribute<'_>, krate: &TokenStream) -> TokenStream {
    let Attribute {
        ident, comment, ty, ..
    } = attribute;
    let name = &attribute.name.text;
    let spelled = spelling::of_type(ty);
    let facts = item_of(
        ty,
        &quote!(#krate::__private::VertexMember),
        "FACTS",
        Ends::of(ty),
    );
    let format = attribute.format.as_ref().map(|format| {
        let variant = Ident::new(format.value, Span::call_site());
        quote!(.format(#krate::__private::VertexFormat::#variant))
    });
    let shader_type = attribute.shader_type.as_ref().map(|ty| {
        let name = ty.value;
        quote!(.read_as(#name))
    });
    let location = attribute.location.as_ref().map(|location| {
        let number = location.value;
        quote!(.location(#number))
    });
    quote! {
        #krate::__private::VertexRow::new(
            #name,
            #comment,
            #spelled,
            ::core::mem::offset_of!(Self, #ident),
            #facts,
        ) #format #shader_type #location
    }
}

/// A constant for each thing that can be wrong, where it is.
fn checks(model: &Model<'_>) -> TokenStream {
    let (ident, krate) = (model.ident, &model.krate);
    let input = quote!(<#ident as #krate::__private::WgslVertexInput>::INPUT);
    let check = |ends, call| check::constant("VERTEX_INPUT", ends, &input, call);
    let mut checks = TokenStream::new();
    for (i, attribute) in model.attributes.iter().enumerate() {
        let format = attribute.format.as_ref().or(attribute.shader_type.as_ref());
        let ends = format.map_or_else(|| Ends::of(attribute.ty), |format| Ends::at(format.span));
        checks.extend(check(ends, quote!(check_field(#i))));
        let location = attribute.location.as_ref();
        let span = location.map_or_else(|| attribute.ident.span(), |location| location.span);
        checks.extend(check(Ends::at(span), quote!(check_location(#i))));
    }
    checks.extend(check(Ends::at(model.ident.span()), quote!(check_stride())));
    checks
}

fn fallback(ast: &DeriveInput) -> TokenStream {
    let krate = input::krate_of(ast, DERIVE);
    let ident = &ast.ident;
    let (parameters, arguments, predicates) = ast.generics.split_for_impl();
    quote! {
        #[automatically_derived]
        unsafe impl #parameters #krate::__private::WgslVertexInput for #ident #arguments #predicates {
            const INPUT: &'static #krate::__private::VertexInput =
                &#krate::__private::VertexInput::new("", "", &[], &[]);
        }
    }
}
