//! The conformance cases about identifiers and about the grammar of `@align` and
//! `@size`: one struct for each, judged by the derive. It accepts what the
//! specification accepts, with the exceptions that are counted here.

#[path = "marks/compiler.rs"]
#[allow(dead_code)]
mod compiler;

use std::collections::BTreeMap;
use std::path::Path;

use compiler::{Command, compile};
use serde_json::Value;

/// A case as a line of Rust.
struct Line {
    id: String,
    valid: bool,
    rust: String,
}

/// Why a case cannot be one.
type Foreign = &'static str;

#[test]
fn the_derive_judges_as_the_specification() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/data/cts_validity_cases.json");
    let text = std::fs::read_to_string(path).expect("the cases");
    let cases: Vec<Value> = serde_json::from_str(&text).expect("the cases are JSON");
    let mut lines = Vec::new();
    let mut foreign: BTreeMap<Foreign, usize> = BTreeMap::new();
    for case in &cases {
        match line(case) {
            Some(Ok(line)) => lines.push(line),
            Some(Err(reason)) => *foreign.entry(reason).or_default() += 1,
            None => {}
        }
    }
    let refused = refused(&lines);
    let mut counts: BTreeMap<(&str, bool), usize> = BTreeMap::new();
    let mut stricter = 0;
    for line in &lines {
        let refused = refused.contains_key(line.id.as_str());
        let group = line.id.split('/').next().unwrap_or_default();
        // These names hide what other declarations of the module may need.
        if line.valid && refused && line.id.starts_with("ident/shadow-struct/") {
            stricter += 1;
            continue;
        }
        assert_eq!(line.valid, !refused, "{}: {}", line.id, line.rust);
        *counts.entry((group, line.valid)).or_default() += 1;
    }
    println!("judged by the derive: {counts:?}");
    println!("refused though WGSL allows to hide a predeclared name: {stricter}");
    println!("not expressible: {foreign:?}");
    let counts: Vec<((&str, bool), usize)> = counts.into_iter().collect();
    assert_eq!(
        counts,
        [
            (("align", false), 4),
            (("align", true), 1),
            (("ident", false), 207),
            (("ident", true), 25),
            (("io", true), 6),
            (("size", false), 7),
            (("size", true), 5),
        ]
    );
    assert_eq!(stricter, 20);
    let foreign: Vec<(Foreign, usize)> = foreign.into_iter().collect();
    assert_eq!(
        foreign,
        [
            (
                "a constant expression of the shader, where the derive takes a literal",
                6
            ),
            ("parentheses that Rust refuses first", 3),
            ("what else is declared in the module", 1),
        ]
    );
}

/// The struct that is the case; nothing if it is about something else.
fn line(case: &Value) -> Option<Result<Line, Foreign>> {
    let id = case["id"].as_str()?;
    let wgsl = case["wgsl"].as_str()?;
    let rust = match id.split('/').collect::<Vec<_>>()[..] {
        ["ident", "not-normalized"] => {
            // Rust normalizes identifiers, `rename` does not.
            let names: Vec<&str> = between(wgsl, "{", "}")?
                .split(',')
                .filter_map(|member| member.split(':').next())
                .map(str::trim)
                .collect();
            Ok(format!(
                "pub struct Case {{ #[wgsl(rename = {:?})] pub a: f32, #[wgsl(rename = {:?})] pub b: f32 }}",
                names[0], names[1]
            ))
        }
        ["ident", "shadow-breaks-use"] => Err("what else is declared in the module"),
        ["ident", "ok" | "bad" | "member" | "shadow-member", name]
        | ["io", "builtin", "name-as-member", name] => Ok(format!(
            "pub struct Case {{ #[wgsl(rename = {name:?})] pub a: f32 }}"
        )),
        ["ident", "struct" | "shadow-struct", name] | ["io", "builtin", "name-as-struct", name] => {
            Ok(format!(
                "#[wgsl(rename = {name:?})] pub struct Case {{ pub a: f32 }}"
            ))
        }
        ["align" | "size", "value", _] => attributes(wgsl, case["valid"].as_bool()?),
        _ => return None,
    };
    Some(rust.map(|rust| Line {
        id: id.into(),
        valid: case["valid"].as_bool().unwrap_or_default(),
        rust: rust.replace('\n', " "),
    }))
}

/// The attributes of the one member of struct `E`, without the `@`.
fn attributes(wgsl: &str, valid: bool) -> Result<String, Foreign> {
    let member = between(wgsl, "struct E {", "}").ok_or("a text of another form")?;
    let (attributes, ty) = member.rsplit_once(" a: ").ok_or("a text of another form")?;
    let attributes = attributes.trim().trim_start_matches('@').trim();
    let (_, argument) = attributes.split_once('(').unwrap_or_default();
    let literal = argument.trim_end_matches(')');
    let is_literal = literal.starts_with("0x") || literal.chars().all(|c| c.is_ascii_digit());
    if valid && !is_literal {
        return Err("a constant expression of the shader, where the derive takes a literal");
    }
    let balanced = attributes.matches('(').count() == attributes.matches(')').count();
    if !balanced {
        return Err("parentheses that Rust refuses first");
    }
    let attributes = attributes.replace(" @", ", ");
    Ok(format!(
        "pub struct Case {{ #[wgsl({attributes})] pub a: {} }}",
        ty.trim()
    ))
}

fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(start)?;
    rest.split_once(end).map(|(inside, _)| inside)
}

/// The cases that have errors, with their number; one each.
fn refused(lines: &[Line]) -> BTreeMap<&str, usize> {
    let mut source = String::from("#![allow(warnings)]\n");
    for (i, line) in lines.iter().enumerate() {
        source += &format!(
            "mod case_{i} {{ #[derive(wgsl_layout::WgslLayout)] {} }}\n",
            line.rust
        );
    }
    source += "fn main() {}\n";
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("conformance");
    std::fs::create_dir_all(&folder).expect("a folder of the target directory");
    let file = folder.join("cases.rs");
    std::fs::write(&file, source).expect("the file can be written");
    let mut refused: BTreeMap<&str, usize> = BTreeMap::new();
    for diagnostic in compile("conformance", Command::Check, &[file]) {
        let line = diagnostic.line.unwrap_or_default();
        let case = line.checked_sub(2).and_then(|i| lines.get(i));
        let case = case.unwrap_or_else(|| panic!("{}", diagnostic.rendered));
        *refused.entry(case.id.as_str()).or_default() += 1;
    }
    for (id, count) in &refused {
        assert_eq!(*count, 1, "one mistake is one error: {id}");
    }
    refused
}
