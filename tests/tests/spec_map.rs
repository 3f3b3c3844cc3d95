//! `SPEC.md` maps rules to functions and tests: every function and test that it
//! names is there.

use std::path::Path;

/// The links of a Markdown text whose words are code: name and file.
fn links(text: &str) -> Vec<(&str, &str)> {
    text.split("[`")
        .skip(1)
        .filter_map(|rest| {
            let (name, rest) = rest.split_once("`](")?;
            let (file, _) = rest.split_once(')')?;
            Some((name, file))
        })
        .collect()
}

/// Whether a source defines something of that name, or is a file of that name
/// which stands for itself, as those of the ui tests do.
fn defines(file: &Path, source: &str, name: &str) -> bool {
    let item = |keyword: &str| {
        source
            .match_indices(&format!("{keyword} {name}"))
            .any(|(at, found)| {
                let next = source[at + found.len()..].chars().next();
                next.is_none_or(|next| !next.is_alphanumeric() && next != '_')
            })
    };
    file.file_stem().is_some_and(|stem| stem == name)
        || ["fn", "trait", "macro_rules!", "struct", "enum"]
            .into_iter()
            .any(item)
}

#[test]
fn every_function_and_test_of_the_map_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../wgsl-layout");
    let map = std::fs::read_to_string(root.join("SPEC.md")).unwrap();
    let links = links(&map);
    assert!(links.len() >= 80, "only {} links", links.len());
    for (name, file) in &links {
        let path = root.join(file);
        let source =
            std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert!(defines(&path, &source, name), "{file} has no `{name}`");
    }
}

/// A row is a rule, and a rule has a function and a test.
#[test]
fn every_row_names_a_function_and_a_test() {
    let map = include_str!("../../wgsl-layout/SPEC.md");
    let rows: Vec<&str> = map
        .lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("| rule "))
        .collect();
    assert!(rows.len() >= 30, "only {} rows", rows.len());
    for row in rows {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").collect();
        assert_eq!(cells.len(), 4, "{row}");
        assert!(!links(cells[2]).is_empty(), "no function: {row}");
        let tests = links(cells[3]);
        assert!(!tests.is_empty(), "no test: {row}");
        for (_, file) in tests {
            assert!(file.contains("tests/"), "{file} is no test");
        }
    }
}
