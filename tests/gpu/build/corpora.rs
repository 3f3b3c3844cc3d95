//! The conformance cases and the field reports as Rust source: a module of
//! structs for each, and a list of the types.
//!
//! Owns: which types of a corpus are cases. Must not know: layouts.

use std::fmt::Write as _;

use crate::data::{self, ConformanceCase, FieldReport};
use crate::rust;
use crate::wgsl::{Module, Struct, Type};

/// The function `conformance()`.
pub(crate) fn conformance(json: &str) -> String {
    let mut source = Source::default();
    for case in data::conformance_cases(json) {
        let ConformanceCase { wgsl, ty, .. } = case;
        source.add(&Module::parse(&wgsl), &[Module::parse_type(&ty)]);
    }
    source.finish("conformance")
}

/// The function `field_reports()`: all structs and the types of variables.
pub(crate) fn field_reports(lines: &str) -> String {
    let mut source = Source::default();
    for report in data::field_reports(lines) {
        let FieldReport { wgsl, layout, .. } = report;
        // Reports about other things than buffers.
        if layout.is_empty() {
            continue;
        }
        let module = Module::parse(&wgsl);
        let structs = module.structs.iter().map(|item| item.name.clone());
        let mut types: Vec<Type> = structs.map(Type::Named).collect();
        for (_, ty) in &module.variables {
            if !matches!(ty, Type::Named(_)) {
                types.push(ty.clone());
            }
        }
        source.add(&module, &types);
    }
    source.finish("field_reports")
}

#[derive(Default)]
struct Source {
    modules: String,
    list: String,
    count: usize,
}

impl Source {
    fn add(&mut self, module: &Module, types: &[Type]) {
        let name = format!("case_{}", self.count);
        self.count += 1;
        let structs: String = module.structs.iter().map(structure).collect();
        _ = writeln!(
            self.modules,
            "mod {name} {{\n    crate::structs! {{\n{structs}    }}\n}}"
        );
        for ty in types {
            let ty = rust::ty(&in_module(ty, &name));
            _ = writeln!(self.list, "        {ty},");
        }
    }

    fn finish(self, function: &str) -> String {
        let Self { modules, list, .. } = self;
        format!(
            "{modules}\n/// All types of the corpus.\n#[must_use]\n\
             pub fn {function}() -> Vec<crate::case::Case> {{\n    crate::cases![\n{list}    ]\n}}\n"
        )
    }
}

/// As `crate::structs!` takes it.
fn structure(structure: &Struct) -> String {
    let mut text = format!("        struct {} {{\n", structure.name);
    for member in &structure.members {
        if let Some(bytes) = member.align {
            _ = writeln!(text, "            #[wgsl(align({bytes}))]");
        }
        if let Some(bytes) = member.size {
            _ = writeln!(text, "            #[wgsl(size({bytes}))]");
        }
        _ = writeln!(
            text,
            "            {}: {},",
            member.name,
            rust::ty(&member.ty)
        );
    }
    text + "        }\n"
}

/// The type as it is named outside of its module.
fn in_module(ty: &Type, module: &str) -> Type {
    match ty {
        Type::Named(name) if !["u32", "i32", "f32", "f16"].contains(&name.as_str()) => {
            Type::Named(format!("{module}::{name}"))
        }
        Type::Array(element, count) => Type::Array(Box::new(in_module(element, module)), *count),
        other => other.clone(),
    }
}
