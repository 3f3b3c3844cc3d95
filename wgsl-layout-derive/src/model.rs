//! What is expanded: valid by construction.
//!
//! Owns: the struct as WGSL sees it. Must not know: syntax of attributes, or
//! how it is expanded.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{DeriveInput, Expr, ExprLit, Ident, Lit, LitInt, Meta, Type};

use crate::attr::{FieldAttributes, StructAttributes};
use crate::case::Case;
use crate::errors::Errors;
use crate::form::Form;
use crate::hint::is_phantom;
use crate::input::{Field, Input};
use crate::name::{Name, check_collision};
use crate::uniform::{Assertion, Uniform};

/// A WGSL struct.
pub(crate) struct Model<'a> {
    pub(crate) ast: &'a DeriveInput,
    /// Where the runtime crate is.
    pub(crate) krate: TokenStream,
    pub(crate) name: String,
    /// Whether the name is the whole one, generic arguments or not.
    pub(crate) renamed: bool,
    pub(crate) comment: String,
    /// Which rules of the uniform address space it is held to.
    pub(crate) uniform: Option<Uniform>,
    pub(crate) assertions: Vec<Assertion>,
    /// Whether small arrays are vectors and matrices.
    pub(crate) vectors: bool,
    /// At least one.
    pub(crate) members: Vec<Member<'a>>,
    pub(crate) skipped: Vec<Skipped<'a>>,
}

/// A member of it.
pub(crate) struct Member<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) name: Name,
    pub(crate) comment: String,
    pub(crate) ty: &'a Type,
    pub(crate) form: Form,
    pub(crate) align: Option<LitInt>,
    pub(crate) size: Option<LitInt>,
    /// Whether its type is called `PhantomData`: it is nothing if the type is
    /// that of `core`, which only the traits of the runtime crate can tell.
    pub(crate) phantom: bool,
}

/// A field that WGSL does not see.
pub(crate) struct Skipped<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) ty: &'a Type,
    /// Whether it is skipped for being spelt as a `PhantomData` in a field
    /// whose name no member can have, which the expansion proves.
    pub(crate) phantom: bool,
}

impl<'a> Model<'a> {
    /// `None` after an error.
    pub(crate) fn build(
        ast: &'a DeriveInput,
        input: &Input<'a>,
        errors: &mut Errors,
    ) -> Option<Self> {
        let attributes = StructAttributes::read(&ast.attrs, errors);
        let rename = attributes.rename.get();
        // Generic arguments make another name of it.
        let whole = rename.is_some()
            || (ast.generics.type_params().next().is_none()
                && ast.generics.const_params().next().is_none());
        let name = Name::of_struct(&ast.ident, rename, whole, errors);
        let mut model = Self {
            ast,
            krate: match attributes.krate.get() {
                Some(path) => quote!(#path),
                None => quote!(::wgsl_layout),
            },
            name: name.text,
            renamed: rename.is_some(),
            comment: comment(&ast.attrs, ""),
            uniform: attributes.uniform.get().copied(),
            assertions: attributes.assertions(),
            vectors: attributes.vectors.get().is_some(),
            members: Vec::new(),
            skipped: Vec::new(),
        };
        for field in &input.fields {
            model.add(field, attributes.rename_all.get().copied(), errors);
        }
        model.skip_twins();
        model.want_a_member();
        if model.members.is_empty() && errors.is_empty() {
            let help = if model.skipped.is_empty() {
                "add a field"
            } else {
                "every field is skipped; leave one of them in"
            };
            errors.at(
                &ast.ident,
                format!("a WGSL struct has at least one member\nhelp: {help}"),
            );
        }
        model.check_lists(errors);
        check_count(&ast.ident, &model.members, errors);
        check_collisions(&model.members, errors);
        errors.is_empty().then_some(model)
    }

    fn add(&mut self, field: &Field<'a>, rename_all: Option<Case>, errors: &mut Errors) {
        let mut attributes = FieldAttributes::read(field.attributes, errors);
        let phantom = attributes.form.get().is_none() && is_phantom(field.ty);
        let rename = attributes.rename.get();
        let mut name_errors = Errors::new();
        let name = Name::of_member(field.ident, rename, rename_all, &mut name_errors);
        let skip = attributes.skip.get().is_some();
        if skip || (phantom && !name_errors.is_empty()) {
            // It is no name in WGSL, and need not be one.
            let _ = name_errors.finish();
            self.skipped.push(Skipped {
                ident: field.ident,
                ty: field.ty,
                phantom: !skip,
            });
            return;
        }
        errors.append(name_errors);
        let literal = |slot: Option<&(LitInt, u32)>| {
            slot.map(|(literal, number)| LitInt::new(&number.to_string(), literal.span()))
        };
        self.members.push(Member {
            ident: field.ident,
            name,
            comment: comment(field.attributes, "    "),
            ty: field.ty,
            form: attributes.form.take().unwrap_or(Form::Plain),
            align: literal(attributes.align.get()),
            size: literal(attributes.size.get()),
            phantom,
        });
    }

    /// A name that is taken is none for a field that may be nothing.
    fn skip_twins(&mut self) {
        let mut i = 0;
        while i < self.members.len() {
            let Member { name, phantom, .. } = &self.members[i];
            let taken = |(j, other): (usize, &Member<'_>)| j != i && other.name.text == name.text;
            if *phantom && self.members.iter().enumerate().any(taken) {
                let Member { ident, ty, .. } = self.members.remove(i);
                self.skipped.push(Skipped {
                    ident,
                    ty,
                    phantom: true,
                });
            } else {
                i += 1;
            }
        }
    }

    /// There has to be one, whatever it is called.
    fn want_a_member(&mut self) {
        if self.members.iter().all(|member| member.phantom) {
            if let Some(last) = self.members.last_mut() {
                last.phantom = false;
            }
        }
    }

    /// The attribute says that a member is runtime-sized, whatever its type.
    fn check_lists(&self, errors: &mut Errors) {
        let last = self.last().map(|(last, _)| last.ident);
        for member in &self.members {
            if let Form::List(element) = &member.form {
                if last != Some(member.ident) {
                    let element = element.to_token_stream();
                    errors.at(
                        &element,
                        format!(
                            "`as = [{element}]` is runtime-sized, but only the last member of a struct may be\n\
                             help: move the field to the end, or say how many there are: `as = [{element}; N]`"
                        ),
                    );
                }
            }
        }
    }

    /// Whether fields may be nothing.
    pub(crate) fn has_phantoms(&self) -> bool {
        self.members.iter().any(|member| member.phantom)
    }

    /// Whether the field stands behind the last one that is a member for certain.
    pub(crate) fn is_behind_last(&self, member: &Member<'_>) -> bool {
        self.last()
            .is_some_and(|(_, behind)| behind.iter().any(|other| other.ident == member.ident))
    }

    /// The last field that is a member for certain, and those behind it.
    pub(crate) fn last(&self) -> Option<(&Member<'a>, &[Member<'a>])> {
        let last = self.members.iter().rposition(|member| !member.phantom)?;
        let (until, behind) = self.members.split_at(last + 1);
        Some((until.last()?, behind))
    }
}

/// Every WGSL compiler takes this many members, and none has to take more.
///
/// Specification: [limits](https://www.w3.org/TR/WGSL/#limits).
const MEMBERS: usize = 1023;

fn check_count(ident: &Ident, members: &[Member<'_>], errors: &mut Errors) {
    if let Some(member) = members.get(MEMBERS) {
        errors.at(
            member.ident,
            format!(
                "a WGSL struct has at most {MEMBERS} members, and `{ident}` has {}\n\
                 help: put some of them into a struct of their own, or use an array",
                members.len()
            ),
        );
    }
}

/// Two members of one WGSL name.
fn check_collisions(members: &[Member<'_>], errors: &mut Errors) {
    for (i, member) in members.iter().enumerate() {
        let before = members[..i].iter().map(|other| (other.ident, &other.name));
        check_collision(member.ident, &member.name, before, errors);
    }
}

/// Doc comments as the lines of a WGSL comment, each indented. Such a comment
/// ends at any line break that the specification knows, so each of them begins a
/// line here.
pub(crate) fn comment(attributes: &[syn::Attribute], indent: &str) -> String {
    let mut lines = String::new();
    for attribute in attributes {
        let Meta::NameValue(meta) = &attribute.meta else {
            continue;
        };
        let Expr::Lit(ExprLit {
            lit: Lit::Str(text),
            ..
        }) = &meta.value
        else {
            continue;
        };
        if !meta.path.is_ident("doc") {
            continue;
        }
        let text = text.value();
        if is_one_line(text.as_bytes()) {
            push_line(&mut lines, indent, &text);
            continue;
        }
        let text = text.replace("\r\n", "\n").replace('\0', " ");
        for line in text.split([
            '\n', '\r', '\u{b}', '\u{c}', '\u{85}', '\u{2028}', '\u{2029}',
        ]) {
            push_line(&mut lines, indent, line);
        }
    }
    lines
}

/// Whether there is nothing in it but printable ASCII, as in most comments. A
/// plain loop, since proc macros run without optimisations in most builds.
fn is_one_line(text: &[u8]) -> bool {
    let mut i = 0;
    while i < text.len() {
        if text[i] < b' ' || text[i] > b'~' {
            return false;
        }
        i += 1;
    }
    true
}

fn push_line(lines: &mut String, indent: &str, line: &str) {
    let line = line.trim_end();
    lines.push_str(indent);
    lines.push_str("//");
    // `#[doc = "text"]` has no blank after the marks, `/// text` has one.
    if !line.is_empty() && !line.starts_with(char::is_whitespace) {
        lines.push(' ');
    }
    lines.push_str(line);
    lines.push('\n');
}
