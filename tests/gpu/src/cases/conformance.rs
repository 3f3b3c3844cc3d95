//! The memory-layout cases of the WebGPU conformance suite, as Rust structs that
//! the build script writes.
//!
//! Owns: the list. Must not know: anything else.
#![allow(missing_docs, deprecated, non_snake_case, clippy::too_many_lines)]

include!(concat!(env!("OUT_DIR"), "/conformance.rs"));
