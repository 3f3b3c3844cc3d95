//! A crate with a module for each case, checked and then run.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Which cases are refused, and what the others print.
pub(crate) fn judge(cases: &[&str]) -> (BTreeSet<usize>, BTreeMap<usize, String>) {
    let home = home();
    let mut refused = BTreeSet::new();
    loop {
        let lines = write(&home, cases, &refused);
        let output = cargo(&home, &["check", "--message-format=json"]);
        let found = errors(&output, &lines);
        if found.is_empty() {
            assert!(
                output.status.success(),
                "an error stands outside of the cases:\n{}",
                String::from_utf8_lossy(&output.stderr)
            );
            break;
        }
        refused.extend(found);
    }
    let output = cargo(&home, &["run", "--quiet"]);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let text = String::from_utf8(output.stdout).expect("WGSL is UTF-8");
    let printed = text
        .split("//// ")
        .skip(1)
        .map(|part| {
            let (number, text) = part.split_once('\n').expect("a number and a text");
            (number.parse().expect("a number"), text.to_owned())
        })
        .collect();
    (refused, printed)
}

fn home() -> PathBuf {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("stage_conformance");
    fs::create_dir_all(home.join("src")).expect("a directory for the cases");
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("../wgsl-layout");
    let manifest = format!(
        "[package]\nname = \"cases\"\nedition = \"2024\"\n\n[workspace]\n\n\
         [dependencies]\nhalf = \"2\"\nwgsl-layout = {{ path = {:?}, default-features = false, \
         features = [\"alloc\", \"half-2\"] }}\n",
        library.display().to_string()
    );
    fs::write(home.join("Cargo.toml"), manifest).expect("a manifest");
    // The versions that this workspace has, which are there already.
    fs::copy(
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../Cargo.lock"),
        home.join("Cargo.lock"),
    )
    .expect("the lock file");
    home
}

fn cargo(home: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO"))
        .args(arguments)
        .args(["--offline"])
        .current_dir(home)
        .env("CARGO_TARGET_DIR", home.join("target"))
        .env_remove("RUSTFLAGS")
        .output()
        .expect("cargo runs")
}

/// Writes the crate; the case of each line.
fn write(home: &Path, cases: &[&str], refused: &BTreeSet<usize>) -> Vec<Option<usize>> {
    let mut source = String::new();
    let mut lines = vec![None];
    let mut add = |text: &str, case: Option<usize>| {
        for line in text.lines() {
            source.push_str(line);
            source.push('\n');
            lines.push(case);
        }
    };
    add("#![allow(warnings)]", None);
    let mut main = String::new();
    for (i, case) in cases.iter().enumerate() {
        if refused.contains(&i) {
            continue;
        }
        add(
            &format!(
                "mod case_{i} {{\nuse wgsl_layout::*;\nuse wgsl_layout::types::*;\n{case}\n}}"
            ),
            Some(i),
        );
        main += &format!("println!(\"//// {i}\"); case_{i}::print();\n");
    }
    add(&format!("fn main() {{\n{main}}}"), None);
    fs::write(home.join("src/main.rs"), source).expect("a source");
    lines
}

/// The cases in which errors stand.
fn errors(output: &Output, lines: &[Option<usize>]) -> BTreeSet<usize> {
    let mut cases = BTreeSet::new();
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let Ok(value) = serde_json::from_str::<serde_json::Value>(line) else {
            continue;
        };
        let message = &value["message"];
        if message["level"] != "error" {
            continue;
        }
        // A name that does not resolve would be a mistake of the translation.
        let code = message["code"]["code"].as_str();
        assert!(
            code.is_none_or(|code| ["E0080", "E0277"].contains(&code)),
            "{}",
            message["rendered"].as_str().unwrap_or_default()
        );
        for span in message["spans"].as_array().into_iter().flatten() {
            if span["is_primary"] == true {
                let line = span["line_start"].as_u64().unwrap_or_default() as usize;
                cases.extend(lines.get(line).copied().flatten());
            }
        }
    }
    cases
}
