//! The validity rows of the conformance cases: what the rules of the library
//! say of them is what the specification says.
//!
//! Rows about identifiers and about the grammar of attributes are judged by the
//! derive itself, in `ui-tests`.

use std::collections::BTreeMap;

use serde::Deserialize;
use wgsl_layout::RuleSet;
use wgsl_layout_tests::engine;
use wgsl_layout_tests::shader::{self, Space};

#[derive(Deserialize)]
struct Row {
    id: String,
    rule: String,
    wgsl: String,
    valid: bool,
    valid_with_uniform_buffer_standard_layout: Option<bool>,
}

/// The rules that types can be held to.
const RULES: &[&str] = &[
    "address-space",
    "align",
    "array",
    "atomic",
    "limits",
    "runtime-array",
    "size",
    "struct",
    "uniform-layout",
];

fn rows() -> Vec<Row> {
    serde_json::from_str(include_str!("../data/cts_validity_cases.json")).expect("the cases")
}

/// By the strict rules and by those of the standard layout.
fn judge(row: &Row) -> Result<(bool, bool), shader::Foreign> {
    if row.id.contains("/storage_r/") {
        return Err("the access mode, which the shader's variable chooses");
    }
    let shader = shader::read(&row.wgsl)?;
    if shader.types.is_empty() && shader.variables.is_empty() {
        return Err("no type at all");
    }
    let types = shader.types.iter().all(|layout| engine::is_valid(layout));
    let verdict = |rules| {
        types
            && shader.variables.iter().all(|(space, layout)| match space {
                Space::Storage => engine::is_valid(layout),
                Space::Uniform => engine::is_uniform(layout, rules),
            })
    };
    Ok((verdict(RuleSet::Strict), verdict(RuleSet::StandardLayout)))
}

#[test]
fn verdicts_are_those_of_the_specification() {
    let mut judged: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    let mut foreign: BTreeMap<shader::Foreign, Vec<String>> = BTreeMap::new();
    let mut wrong = String::new();
    for row in rows() {
        if !RULES.contains(&row.rule.as_str()) {
            continue;
        }
        match judge(&row) {
            Ok((strict, standard)) => {
                let counts = judged.entry(row.rule.clone()).or_default();
                *(if row.valid {
                    &mut counts.0
                } else {
                    &mut counts.1
                }) += 1;
                let expected = row
                    .valid_with_uniform_buffer_standard_layout
                    .unwrap_or(row.valid);
                if strict != row.valid || standard != expected {
                    wrong += &format!("{}: {strict} {standard}\n{}\n", row.id, row.wgsl);
                }
            }
            Err(reason) => foreign.entry(reason).or_default().push(row.id),
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    println!("judged by the rules of the library, valid and invalid rows: {judged:#?}");
    for (reason, rows) in &foreign {
        println!("{:4} rows, {reason}: {}", rows.len(), rows.join(" "));
    }
    let counts: Vec<(&str, usize, usize)> = judged
        .iter()
        .map(|(rule, (valid, invalid))| (rule.as_str(), *valid, *invalid))
        .collect();
    assert_eq!(
        counts,
        [
            ("address-space", 83, 26),
            ("align", 48, 41),
            ("array", 7, 2),
            ("atomic", 2, 1),
            ("limits", 1, 0),
            ("runtime-array", 0, 1),
            ("size", 7, 1),
            ("struct", 5, 1),
            ("uniform-layout", 6, 8),
        ]
    );
    let reasons: Vec<(&str, usize)> = foreign
        .iter()
        .map(|(reason, rows)| (*reason, rows.len()))
        .collect();
    assert_eq!(
        reasons,
        [
            ("a negative length, which Rust does not have", 1),
            (
                "a type that contains itself, which Rust does not have either",
                4
            ),
            (
                "a type that the crate does not have: an error of the traits",
                18
            ),
            ("a variable of an address space that no host shares", 193),
            ("an attribute of a stage interface", 2),
            ("an attribute of something that is no member", 2),
            ("an attribute's grammar, see `ui-tests`", 1),
            ("an expression of the shader", 10),
            ("syntax that no text of ours can have", 10),
            ("the access mode, which the shader's variable chooses", 2),
            ("two declarations of one name", 1),
        ]
    );
}
