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
