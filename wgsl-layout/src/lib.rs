#![doc = include_str!("docs.md")]
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "alloc")]
extern crate alloc;

mod alignment;
mod codec;
mod convert;
mod decode;
mod definition;
mod encode;
mod footprint;
mod hints;
mod layout;
mod list;
mod math;
mod message;
mod report;
mod rules;
mod runs;
mod slot;
mod stream;
mod text;
mod traits;
mod wgsl;
mod zero_copy;

pub mod stage;
pub mod types;

#[doc(hidden)]
pub mod __private;

/// Whose use is a warning. rustc tells users its path.
#[doc(hidden)]
pub mod warning {
    #[allow(deprecated)]
    pub use crate::convert::small::NEEDLESS_PADDING;
    pub use crate::convert::small::Small;
}

pub use decode::ReadError;
pub use encode::{CHUNK, WriteError};
pub use footprint::FixedFootprint;
pub use layout::Layout;
pub use layout::member::Member;
pub use list::WgslList;
pub use rules::{MemberPath, RuleSet, Violation, ViolationKind};
pub use slot::Slot;
pub use stage::fragment_output::WgslFragmentOutput;
pub use stage::inter_stage::WgslInterStage;
pub use stage::vertex_input::WgslVertexInput;
pub use traits::{WgslDecode, WgslLayout};
pub use types::ArrayLength;
pub use wgsl_layout_derive::{WgslFragmentOutput, WgslInterStage, WgslLayout, WgslVertexInput};
