//! The conformance cases and the field reports as Rust source: one module and
//! one row of the table each.
//!
//! Owns: which types of a corpus are derived. Must not know: the right numbers;
//! the tests compare them.

use std::fmt::Write;

use crate::data::{self, ConformanceCase, FieldReport};
use crate::rust;
use crate::wgsl::{Module, Type};

/// A table `CASES` of all conformance cases.
pub(crate) fn conformance(json: &str) -> String {
    let mut source = Source::default();
    for case in data::conformance_cases(json) {
        let ConformanceCase { id, wgsl, ty, .. } = case;
        let module = Module::parse(&wgsl);
        let own_name = module.structs.iter().any(|item| item.name == ty);
        let others = (!own_name).then(|| (ty.clone(), Module::parse_type(&ty)));
        source.case(&id, &module, others.into_iter());
    }
    source.finish()
}

/// A table `CASES` of all field reports that have a buffer layout.
pub(crate) fn field_reports(lines: &str) -> String {
    let mut source = Source::default();
    for report in data::field_reports(lines) {
        let FieldReport {
            id, wgsl, layout, ..
        } = report;
        if layout.is_empty() {
            continue;
        }
        let module = Module::parse(&wgsl);
        let mut others = Vec::new();
        for name in layout.keys() {
            if let Some(variable) = name.strip_prefix("var ") {
                let (variable, _) = variable.split_once(':').expect("`var name: type`");
                let found = module.variables.iter().find(|item| item.0 == variable);
                let (_, ty) = found.expect("a variable of that name");
                others.push((name.clone(), ty.clone()));
            }
        }
        source.case(&id, &module, others.into_iter());
    }
    source.finish()
}

#[derive(Default)]
struct Source {
    modules: String,
    table: String,
    count: usize,
}

impl Source {
    /// All structs of the module, and other types under the names they are
    /// known by.
    fn case(&mut self, id: &str, module: &Module, others: impl Iterator<Item = (String, Type)>) {
        let own = module
            .structs
            .iter()
            .map(|item| (item.name.clone(), Type::Named(item.name.clone())));
        let structs: String = module.structs.iter().map(rust::structure).collect();
        let mut rows = String::new();
        for (name, ty) in own.chain(others) {
            let ty = rust::ty(&ty);
            writeln!(
                rows,
                "        ::wgsl_layout_tests::derived!({name:?}, {ty}),"
            )
            .unwrap();
        }
        let number = self.count;
        writeln!(
            self.modules,
            "/// {id}\npub mod case_{number} {{\n    #![allow(missing_docs, deprecated, non_snake_case)]\n{structs}    pub const TYPES: &[::wgsl_layout_tests::row::Derived] = &[\n{rows}    ];\n}}"
        )
        .unwrap();
        writeln!(self.table, "    ({id:?}, case_{number}::TYPES),").unwrap();
        self.count += 1;
    }

    fn finish(self) -> String {
        format!(
            "{}\n/// The name of each case and the types derived for it.\npub const CASES: &[(&str, &[::wgsl_layout_tests::row::Derived])] = &[\n{}];\n",
            self.modules, self.table
        )
    }
}
