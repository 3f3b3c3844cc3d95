//! Random structs as Rust source, with the layout that they should have.
//!
//! Owns: which structs there are. Must not know: the library; offsets and names
//! are found here once more, by the rules of the specification alone.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::fields::{Field, Kind, declaration, place};
use crate::rng::Rng;
use crate::types::{Ty, leaves};

/// How many structs are declared; generic ones have several instances.
const STRUCTS: usize = 340;
/// Larger values would only be slow.
const LARGEST: usize = 24_000;
const POINTERS: &[&str] = &["Box<_>", "Rc<_>", "Arc<_>"];
const LISTS: &[&str] = &["Vec<_>", "Box<[_]>", "Rc<[_]>", "Arc<[_]>"];
/// Names that look as if they were taken, and what they are in Rust.
const NAMES: &[(&str, &str)] = &[
    ("in", "r#in"),
    ("dyn", "r#dyn"),
    ("position", "position"),
    ("texture", "texture"),
    ("sampler_", "sampler_"),
    ("größe", "größe"),
    ("Δt", "Δt"),
    ("_private", "_private"),
    ("a__b", "a__b"),
    ("storage", "storage"),
    ("X", "X"),
];
const DOCS: &[&str] = &[
    "In metres.",
    "Not the end: */ and not a \\\"quote\\\", nor {a} brace.",
    "",
    "A list:\\n* one\\n* two",
];

pub(crate) struct Generator {
    rng: Rng,
    leaves: Vec<Vec<Ty>>,
    /// Structs of fixed footprint that others can hold.
    structs: Vec<Ty>,
    /// WGSL names of all types in the table.
    seen: BTreeSet<String>,
    declarations: String,
    rows: String,
}

/// A module with a table `ROWS`.
pub(crate) fn generate() -> String {
    let mut generator = Generator {
        rng: Rng::new(0x5747_534c),
        leaves: leaves(),
        structs: Vec::new(),
        seen: BTreeSet::new(),
        declarations: String::new(),
        rows: String::new(),
    };
    for number in 0..STRUCTS {
        match number % 10 {
            2 => generator.tight(number),
            3 => generator.generic(number),
            6 => generator.borrowing(number),
            5 | 8 => generator.plain(number, true),
            _ => generator.plain(number, false),
        }
    }
    format!(
        "{}\n/// All structs.\npub const ROWS: &[Row] = &[\n{}];\n",
        generator.declarations, generator.rows
    )
}

impl Generator {
    /// A struct without parameters.
    fn plain(&mut self, number: usize, runtime_sized: bool) {
        let mut fields = self.fields(usize::from(!runtime_sized));
        if runtime_sized {
            let list = self.list();
            self.push(&mut fields, Kind::Is(list));
        }
        let name = format!("R{number}");
        self.declare(&name, "", &fields);
        let rust = name.clone();
        let ty = self.row(&name, &rust, &fields, None, true);
        if !runtime_sized {
            self.arrays(&ty);
            self.offer(ty);
        }
    }

    /// A struct of 16-byte vectors or of 4-byte scalars, most of which are the
    /// same bytes in Rust.
    fn tight(&mut self, number: usize) {
        let size = *self.rng.pick(&[4, 16]);
        let mut fields = Vec::new();
        for index in 0..=self.rng.below(6) {
            let ty = loop {
                let ty = self.leaf();
                if ty.size == size && ty.align == size {
                    break ty;
                }
            };
            let ident = format!("f{index}");
            fields.push(Field {
                name: Some(ident.clone()),
                attributes: String::new(),
                ident,
                kind: Kind::Is(ty),
                align: None,
                size: None,
            });
        }
        let name = format!("R{number}");
        self.declare(&name, "", &fields);
        let ty = self.row(&name, &name, &fields, None, true);
        self.arrays(&ty);
        self.offer(ty);
    }

    /// A struct for others to hold. Of the over-aligned ones only some: they
    /// make over-aligned whatever holds them.
    fn offer(&mut self, ty: Ty) {
        if ty.align <= 16 || self.rng.chance(15) {
            self.structs.push(ty);
        }
    }

    /// A struct with a lifetime, which can only be encoded.
    fn borrowing(&mut self, number: usize) {
        let mut fields = self.fields(1);
        let borrowed = self.fixed().pointed_to("&'a _");
        self.push(&mut fields, Kind::Is(borrowed));
        if self.rng.chance(60) {
            let list = self.element().runtime_sized("&'a [_]");
            self.push(&mut fields, Kind::Is(list));
        }
        let name = format!("R{number}");
        self.declare(&name, "<'a>", &fields);
        self.row(&name, &format!("{name}<'static>"), &fields, None, false);
    }

    /// A struct `<T, const N: usize>` and some of its instances.
    fn generic(&mut self, number: usize) {
        let mut fields = self.fields(0);
        self.push(&mut fields, Kind::ParameterArray);
        let others = self.fields(0);
        for field in others {
            self.push(&mut fields, field.kind);
        }
        let last_is_list = self.rng.chance(30);
        self.push(
            &mut fields,
            if last_is_list {
                Kind::ParameterList
            } else {
                Kind::Parameter
            },
        );
        let name = format!("R{number}");
        self.declare(&name, "<T, const N: usize>", &fields);
        for _ in 0..3 {
            let argument = self.element();
            let count = 1 + self.rng.below(5);
            let wgsl = format!("{name}_{}_{count}", argument.mangled);
            if self.seen.contains(&wgsl) {
                continue;
            }
            let rust = format!("{name}<{}, {count}>", argument.rust);
            let ty = self.row(&wgsl, &rust, &fields, Some((&argument, count)), true);
            if !ty.runtime_sized && ty.size <= LARGEST {
                self.offer(ty);
            }
        }
    }

    /// Up to seven fields, some of them skipped.
    fn fields(&mut self, least: usize) -> Vec<Field> {
        let mut fields = Vec::new();
        for _ in 0..least + self.rng.below(7) {
            let ty = self.fixed();
            self.push(&mut fields, Kind::Is(ty));
            if self.rng.chance(4) {
                let skipped = *self.rng.pick(&["String", "u64", "Vec<bool>"]);
                self.push(&mut fields, Kind::Skipped(skipped));
            }
        }
        fields
    }

    fn push(&mut self, fields: &mut Vec<Field>, kind: Kind) {
        let mut field = Field {
            name: Some(format!("f{}", fields.len())),
            attributes: String::new(),
            ident: format!("f{}", fields.len()),
            align: None,
            size: None,
            kind,
        };
        if let Kind::Skipped(_) = field.kind {
            field.name = None;
            field.attributes += "#[wgsl(skip)] ";
            fields.push(field);
            return;
        }
        let (name, ident) = *self.rng.pick(NAMES);
        let taken = fields.iter().any(|other| other.ident == ident);
        if self.rng.chance(20) && !taken {
            field.name = Some(name.into());
            field.ident = ident.into();
        } else if self.rng.chance(8) {
            let renamed = format!("renamed{}", fields.len());
            write!(field.attributes, "#[wgsl(rename = {renamed:?})] ").unwrap();
            field.name = Some(renamed);
        }
        if self.rng.chance(10) {
            let doc = *self.rng.pick(DOCS);
            write!(field.attributes, "#[doc = \"{doc}\"] ").unwrap();
        }
        // Of a parameter neither number is known.
        let (natural, size, percent) = match &field.kind {
            Kind::Is(ty) => (ty.align, ty.size, 14),
            _ => (128, 0, 3),
        };
        if self.rng.chance(percent) {
            let bytes = natural << self.rng.below(3);
            field.align = Some(bytes);
            write!(field.attributes, "#[wgsl(align({bytes}))] ").unwrap();
        }
        let fixed = matches!(&field.kind, Kind::Is(ty) if !ty.runtime_sized);
        if fixed && self.rng.chance(15) {
            let bytes = size + self.rng.below(40);
            field.size = Some(bytes);
            write!(field.attributes, "#[wgsl(size({bytes}))] ").unwrap();
        }
        fields.push(field);
    }

    fn leaf(&mut self) -> Ty {
        let kinds = self.rng.pick(&self.leaves);
        self.rng.pick(kinds).clone()
    }

    /// A type of fixed footprint.
    fn fixed(&mut self) -> Ty {
        let ty = self.element();
        if self.rng.chance(6) {
            let pointer = *self.rng.pick(POINTERS);
            return ty.pointed_to(pointer);
        }
        if ty.clone && self.rng.chance(2) {
            return ty.pointed_to("Cow<'static, _>");
        }
        ty
    }

    /// A leaf, a struct, or an array of such, of arrays too.
    fn element(&mut self) -> Ty {
        loop {
            let ty = match self.rng.below(100) {
                0..60 => self.leaf(),
                60..78 if !self.structs.is_empty() => {
                    // Rather a recent one: that nests deeper.
                    let first = self.structs.len().saturating_sub(12);
                    self.rng.pick(&self.structs[first..]).clone()
                }
                60..96 => {
                    let count = 1 + self.rng.below(5);
                    let pointers = self.rng.chance(5);
                    let element = if pointers {
                        self.fixed()
                    } else {
                        self.element()
                    };
                    element.array(count)
                }
                _ => {
                    let count = 6 + self.rng.below(60);
                    self.element().array(count)
                }
            };
            if ty.size <= LARGEST / 4 && ty.depth < 9 {
                return ty;
            }
        }
    }

    fn list(&mut self) -> Ty {
        let element = self.element();
        if element.clone && self.rng.chance(20) {
            return element.runtime_sized("Cow<'static, [_]>");
        }
        let list = *self.rng.pick(LISTS);
        element.runtime_sized(list)
    }

    fn declare(&mut self, name: &str, generics: &str, fields: &[Field]) {
        if self.rng.chance(20) {
            let doc = *self.rng.pick(DOCS);
            writeln!(self.declarations, "#[doc = \"{doc}\"]").unwrap();
        }
        if self.rng.chance(25) {
            writeln!(self.declarations, "#[repr(C)]").unwrap();
        }
        self.declarations += &declaration(name, generics, fields);
    }

    /// Adds the row of a struct, and returns it as a type.
    fn row(
        &mut self,
        name: &str,
        rust: &str,
        fields: &[Field],
        arguments: Option<(&Ty, usize)>,
        decodable: bool,
    ) -> Ty {
        let (ty, members) = place(name, rust, fields, arguments);
        self.add(&ty, &members, decodable);
        ty
    }

    /// Some arrays of a struct, as types of variables.
    fn arrays(&mut self, ty: &Ty) {
        if self.rng.chance(30) {
            let list = *self.rng.pick(LISTS);
            self.add(&ty.runtime_sized(list), "", true);
        }
        if self.rng.chance(15) {
            let count = 1 + self.rng.below(4);
            self.add(&ty.array(count), "", true);
        }
    }

    fn add(&mut self, ty: &Ty, members: &str, decodable: bool) {
        let Ty {
            rust,
            wgsl,
            align,
            size,
            ..
        } = ty;
        let read = if decodable {
            format!("Some(read::<{rust}>)")
        } else {
            "None".into()
        };
        writeln!(
            self.rows,
            "    Row {{ derived: derived!({wgsl:?}, {rust}), align: {align}, size: {size}, members: &[{members}], zero_copy: <{rust} as WgslLayout>::ZERO_COPY, rust_size: size_of::<{rust}>(), read: {read} }},"
        )
        .unwrap();
        self.seen.insert(wgsl.clone());
    }
}
