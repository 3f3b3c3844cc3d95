//! Writes the Rust structs of the tests: those of the conformance suite, those
//! of the field reports, and random ones.
//!
//! Owns: which files are read and written.

mod corpora;
mod random;

// Shared with the tests that need no device.
#[allow(dead_code, unreachable_pub)]
#[path = "../../src/data.rs"]
mod data;
#[allow(dead_code)]
#[path = "../../build/rust.rs"]
mod rust;
#[allow(dead_code)]
#[path = "../../build/wgsl.rs"]
mod wgsl;

use std::path::Path;
use std::{env, fs};

fn main() {
    for path in ["build", "../build", "../src/data.rs", "../data"] {
        println!("cargo::rerun-if-changed={path}");
    }
    let conformance = corpora::conformance(&read("../data/cts_layout_cases.json"));
    write("conformance.rs", &conformance);
    let reports = corpora::field_reports(&read("../data/field_reports.jsonl"));
    write("field_reports.rs", &reports);
    write("generated.rs", &random::rust());
}

fn read(path: &str) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn write(name: &str, source: &str) {
    let directory = env::var_os("OUT_DIR").expect("cargo sets it");
    fs::write(Path::new(&directory).join(name), source).expect("it is writable");
}
