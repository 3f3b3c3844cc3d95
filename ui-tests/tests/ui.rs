//! The whole text of every error, kept beside the file that makes it.

#[test]
fn fail() {
    trybuild::TestCases::new().compile_fail("tests/fail/*.rs");
}

/// Errors after monomorphisation: where a case has to pass, trybuild builds
/// instead of checking.
#[test]
fn fail_build() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/pass/alias.rs");
    cases.compile_fail("tests/fail_build/*.rs");
}

#[test]
fn pass() {
    trybuild::TestCases::new().pass("tests/pass/*.rs");
}
