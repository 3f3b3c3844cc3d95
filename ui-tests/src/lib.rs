//! The errors of `wgsl-layout`, one file a mistake.
//!
//! * `tests/fail`: what `cargo check` refuses. A mark `//~ ERROR text` stands on
//!   the line where the error must stand, `//~^ ERROR text` one line below it
//!   (each further `^` is one line more); the text has to occur in the error.
//!   `WARN` marks a warning.
//! * `tests/fail_build`: what only `cargo build` refuses, since rustc evaluates
//!   the constants of a generic type when it generates code.
//! * `tests/pass`: what looks like a mistake and is none.
//!
//! `tests/marks.rs` compares the marks with what rustc says: as many errors as
//! marks, each at its line. `tests/ui.rs` keeps the whole text of every error
//! beside its file; `TRYBUILD=overwrite cargo test -p wgsl-layout-ui-tests`
//! writes it anew, to be read before it is committed.
