//! The types under test.
//!
//! Owns: lists of cases. Must not know: how they are tested.

mod conformance;
mod field_reports;
mod generated;
mod hand;
mod special;

pub use conformance::conformance;
pub use field_reports::field_reports;
pub use generated::generated;
pub use hand::hand;
pub use special::special;

use crate::case::Case;

/// All cases.
#[must_use]
pub fn all() -> Vec<Case> {
    let mut cases = hand();
    cases.extend(special());
    cases.extend(conformance());
    cases.extend(field_reports());
    cases.extend(generated());
    cases
}

#[cfg(test)]
mod tests {
    /// No device is needed for it, so it runs under valgrind too.
    #[test]
    fn every_scalar_is_there_and_back_again() {
        let mut decoded = 0;
        for case in super::all() {
            for &elements in case.lengths() {
                let sample = (case.sample)(7, elements);
                if let Some(decode) = case.decode {
                    let leaves = decode(&sample.bytes)
                        .unwrap_or_else(|error| panic!("{error}\n{}", case.describe()));
                    // A buffer may have room for more elements than it was given.
                    let (given, more) = leaves.split_at(sample.leaves.len());
                    assert_eq!(given, sample.leaves, "{}", case.describe());
                    assert!(more.iter().all(|leaf| *leaf == 0), "{}", case.describe());
                    decoded += 1;
                }
            }
        }
        assert!(decoded >= 300, "cases are missing: {decoded}");
    }
}
