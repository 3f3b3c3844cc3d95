//! Writes the Rust source of the tests that are too many to write by hand:
//! every conformance case, every field report, and random structs.
//!
//! Owns: which files are read and written.

#[path = "build/corpora.rs"]
mod corpora;
#[allow(dead_code, unreachable_pub)]
#[path = "src/data.rs"]
mod data;
#[path = "build/fields.rs"]
mod fields;
#[path = "build/random.rs"]
mod random;
#[path = "build/rng.rs"]
mod rng;
#[path = "build/rust.rs"]
mod rust;
#[path = "build/types.rs"]
mod types;
#[path = "build/wgsl.rs"]
mod wgsl;

use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src/data.rs");
    println!("cargo::rerun-if-changed=data");
    let conformance = corpora::conformance(&read("data/cts_layout_cases.json"));
    write("conformance.rs", &conformance);
    let reports = corpora::field_reports(&read("data/field_reports.jsonl"));
    write("field_reports.rs", &reports);
    write("random.rs", &random::generate());
}

fn read(path: &str) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn write(name: &str, source: &str) {
    let directory = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&directory).join(name), source).expect("OUT_DIR is writable");
}
