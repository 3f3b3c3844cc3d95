//! The WebGPU conformance suite's cases of stage inputs and outputs, written as
//! derived structs: what is refused and what is accepted is what the
//! specification says.
//!
//! The structs go into a crate of their own, which is checked by cargo: a case
//! is refused if an error stands in its module. Errors of one kind can keep
//! rustc from looking for others, so the crate is checked again without the
//! cases that were refused, until nothing is. The texts of the accepted ones
//! are then judged by naga.

#[path = "stage_conformance/crate_of_cases.rs"]
mod crate_of_cases;
#[path = "stage_conformance/translate.rs"]
mod translate;

use std::collections::{BTreeMap, BTreeSet};

use translate::{Translated, translate};

#[derive(serde::Deserialize)]
struct Case {
    id: String,
    rule: String,
    wgsl: String,
    valid: bool,
    naga: serde_json::Value,
}

const RULES: [&str; 5] = [
    "io-location",
    "io-interpolate",
    "io-builtin",
    "io-blend-src",
    "io-invariant",
];

#[test]
fn verdicts_are_those_of_the_specification() {
    let cases: Vec<Case> =
        serde_json::from_str(include_str!("../data/cts_validity_cases.json")).unwrap();
    let cases: Vec<Case> = cases
        .into_iter()
        .filter(|case| RULES.contains(&case.rule.as_str()))
        .collect();
    let mut left_out: BTreeMap<&str, usize> = BTreeMap::new();
    let mut covered: Vec<(&Case, String)> = Vec::new();
    for case in &cases {
        match translate(&case.wgsl) {
            Translated::Rust(text) => covered.push((case, text)),
            Translated::Not(reason) => *left_out.entry(reason).or_default() += 1,
        }
    }
    let texts: Vec<&str> = covered.iter().map(|(_, text)| text.as_str()).collect();
    let (refused, printed) = crate_of_cases::judge(&texts);

    let mut wrong = String::new();
    let mut accepted = 0;
    for (i, (case, text)) in covered.iter().enumerate() {
        let ours = !refused.contains(&i);
        accepted += usize::from(ours);
        if ours != case.valid {
            wrong += &format!(
                "{}: specification {}, derive {ours}\n{}{text}\n",
                case.id, case.valid, case.wgsl
            );
        }
    }
    assert!(wrong.is_empty(), "{wrong}");

    println!(
        "{} cases, {} written as structs: {accepted} accepted, {} refused",
        cases.len(),
        covered.len(),
        refused.len()
    );
    for (reason, count) in &left_out {
        println!("{count:4} left out: {reason}");
    }
    // What is counted here is meant to be changed only knowingly.
    assert_eq!(
        (cases.len(), covered.len(), accepted, refused.len()),
        (488, 347, 90, 257)
    );

    let by_naga = validate(&covered, &printed);
    println!("{by_naga} texts validated by naga in entry points");
    assert_eq!(by_naga, 88);
}

/// Has naga judge the text of every accepted case that naga can judge.
fn validate(covered: &[(&Case, String)], printed: &BTreeMap<usize, String>) -> usize {
    let seen: BTreeSet<usize> = printed.keys().copied().collect();
    let mut count = 0;
    for i in seen {
        let (case, _) = &covered[i];
        if case.naga != true {
            continue;
        }
        let source = &printed[&i];
        let module = naga::front::wgsl::parse_str(source)
            .unwrap_or_else(|error| panic!("{}\n{}", case.id, error.emit_to_string(source)));
        naga::valid::Validator::new(
            naga::valid::ValidationFlags::all(),
            naga::valid::Capabilities::all(),
        )
        .validate(&module)
        .unwrap_or_else(|error| panic!("{}\n{}", case.id, error.emit_to_string(source)));
        count += 1;
    }
    count
}
