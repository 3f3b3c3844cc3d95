//! Every error stands where a mark of its file says, every mark has its error,
//! and none of them names what a user cannot know.

#[path = "marks/compiler.rs"]
mod compiler;
#[path = "marks/mark.rs"]
mod mark;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use compiler::{Command, Diagnostic, compile};
use mark::Mark;

#[test]
fn fail() {
    compare("fail", Command::Check, Expected::Errors);
}

#[test]
fn fail_build() {
    compare("fail_build", Command::Build, Expected::Errors);
}

#[test]
fn pass() {
    compare("pass", Command::Check, Expected::NoErrors);
}

#[derive(Clone, Copy, PartialEq)]
enum Expected {
    Errors,
    NoErrors,
}

fn compare(folder: &str, command: Command, expected: Expected) {
    let files = files(folder);
    assert!(!files.is_empty(), "there is no file in `tests/{folder}`");
    let mut diagnostics: BTreeMap<PathBuf, Vec<Diagnostic>> = BTreeMap::new();
    for diagnostic in compile(folder, command, &files) {
        diagnostics
            .entry(diagnostic.target.clone())
            .or_default()
            .push(diagnostic);
    }
    let mut report = String::new();
    for file in &files {
        let found = diagnostics.remove(file).unwrap_or_default();
        for complaint in judge(file, &found, expected) {
            report += &format!("{}: {complaint}\n", file.display());
        }
    }
    assert!(report.is_empty(), "\n{report}");
}

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests")
        .join(folder);
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("an entry of the folder").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .collect();
    files.sort();
    files
}

/// What is wrong about the diagnostics of one file.
fn judge(file: &Path, found: &[Diagnostic], expected: Expected) -> Vec<String> {
    let source = std::fs::read_to_string(file).expect("the file can be read");
    let mut marks = Mark::all(&source);
    let mut complaints = Vec::new();
    let has_errors = marks.iter().any(|mark| mark.level == "error");
    if has_errors != (expected == Expected::Errors) {
        complaints.push(String::from("a file that fails has marks, and no other"));
    }
    for diagnostic in found {
        if diagnostic.level == "error" {
            complaints.extend(internal_names(diagnostic));
        }
        let mark = marks.iter().position(|mark| mark.fits(diagnostic));
        match mark {
            Some(mark) => {
                marks.remove(mark);
            }
            None => complaints.push(format!("no mark for this:\n{}", diagnostic.rendered)),
        }
    }
    for mark in marks {
        complaints.push(format!("line {}: nothing says `{}`", mark.line, mark.text));
    }
    complaints
}

/// Names of the crates' insides in the line that is read first.
fn internal_names(diagnostic: &Diagnostic) -> Option<String> {
    const INTERNAL: &[&str] = &[
        "__",
        "StructMember",
        "ArrayElement",
        "FixedMember",
        "TrailingMember",
        "FixedElement",
        "Hint",
        "hints::",
    ];
    let first = diagnostic.message.lines().next().unwrap_or_default();
    INTERNAL
        .iter()
        // `__` may be what the user wrote.
        .find(|name| first.contains(**name) && !first.contains("underscores"))
        .map(|name| format!("the first line names `{name}`: {first}"))
}
