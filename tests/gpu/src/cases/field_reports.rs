//! Structs of public bug reports about buffer layouts, as Rust structs that
//! the build script writes.
//!
//! Owns: the list. Must not know: anything else.
#![allow(missing_docs, deprecated, non_snake_case, clippy::too_many_lines)]

include!(concat!(env!("OUT_DIR"), "/field_reports.rs"));
