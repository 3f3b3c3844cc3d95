//! What expansions name. Not part of the public API: it changes in any release,
//! which is why the two crates pin each other.

pub use crate::codec::{Codec, Skipped};
pub use crate::footprint::{Footprint, Struct};
pub use crate::layout::aggregate::place;
pub use crate::layout::member::Member;
pub use crate::layout::{Argument, Layout};
pub use crate::text::{Module, compose};
pub use crate::traits::{LastStructMember, StructMember, WgslDecode, WgslLayout};
pub use crate::zero_copy::{DefaultOf, NoDefault};

/// The words for common mistakes.
pub mod hints {
    pub use crate::hints::*;
}

/// The text in `bytes`.
pub const fn text(bytes: &'static [u8]) -> &'static str {
    crate::text::as_str(bytes, bytes.len())
}

/// What stands in for the layout of a type whose derive reported an error.
pub const FALLBACK_LAYOUT: &Layout = &Layout::structure("", &[], "", "", &[]);
/// The codec that goes with it: nothing is known of the bytes.
pub const FALLBACK_CODEC: &Codec = &Codec {
    kind: crate::codec::Kind::Unsized,
    rust_size: 0,
};
