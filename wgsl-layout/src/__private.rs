//! What expansions name. Not part of the public API: it changes in any release,
//! which is why the two crates pin each other.

pub use crate::codec::{Codec, NoDefault, Skipped, newtype, word};
pub use crate::convert::host::{Host, Itself};
pub use crate::convert::identity::{NotIdentical, Same};
pub use crate::convert::list::ConvertListTo;
pub use crate::convert::macros::{Component, Element};
pub use crate::convert::rows::{NotTransposed, assert_columns};
pub use crate::convert::small::NotSmall;
pub use crate::convert::through::{pod_matrix, pod_vector, through};
pub use crate::convert::{ByType, ConvertTo, Each, Exact, Through, With, Word, facts_with};
pub use crate::definition::Definition;
pub use crate::footprint::{Fixed, Footprint, Newtype, RuntimeSizedArray, Struct};
pub use crate::layout::aggregate::place;
pub use crate::layout::member::{Member, index_of};
pub use crate::layout::{Argument, Constant, Layout};
pub use crate::list::{ByElements, by_elements};
pub use crate::rules::{
    RuleSet, assert_layout, assert_max_size, assert_no_padding, assert_zero_copy, check_align,
    check_last, check_member, check_member_of, check_size, check_uniform_member, may_break_a_rule,
    place_present, place_uniform, present, repair, validity,
};
pub use crate::stage::builtin::Builtin;
pub use crate::stage::color_format::ColorFormat;
pub use crate::stage::color_targets::checked_targets;
pub use crate::stage::derives::{Derives, DerivesNothing, attribute_is_read};
pub use crate::stage::fragment_output::{FragmentOutput, WgslFragmentOutput};
pub use crate::stage::inter_stage::{InterStage, Role, WgslInterStage};
pub use crate::stage::interpolation::{Interpolation, InterpolationSampling, InterpolationType};
pub use crate::stage::link::check_link;
pub use crate::stage::member::StageRow;
pub use crate::stage::value::{StageFacts, StageMember, StageValue, facts_of};
pub use crate::stage::vertex_buffers::checked_buffers;
pub use crate::stage::vertex_field::{VertexFacts, VertexField, VertexMember, vertex_facts_of};
pub use crate::stage::vertex_format::VertexFormat;
pub use crate::stage::vertex_input::{
    NotPlain, PlainOf, SkippedVertexField, VertexInput, VertexRow, VertexStepMode, WgslVertexInput,
};
pub use crate::stream::Stream;
pub use crate::text::{Module, compose};
pub use crate::traits::{
    DecodedOrNothing, Facts, HostShareable, LastMemberOrNothing, LastStructMember,
    LastStructMemberOf, MemberOrNothing, NewtypeFacts, NewtypeField, Phantom, StructMember,
    StructMemberOf, WgslDecode, WgslLayout,
};
pub use crate::zero_copy::{DefaultOf, Fill, Filled, Out};
#[cfg(feature = "half-2")]
pub use half_2::f16;

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

/// An array type that is made at run time, by tests; runtime-sized without a
/// count.
pub const fn array(element: &'static Layout, count: Option<usize>) -> Layout {
    match count {
        Some(count) => Layout::array(element, count),
        None => Layout::runtime_sized_array(element),
    }
}

/// What a row of a table that is made at run time takes from its type: nothing
/// about bytes.
pub const fn facts(layout: &'static Layout) -> crate::traits::Facts {
    crate::traits::Facts {
        layout,
        codec: FALLBACK_CODEC,
        wgsl_type: match crate::text::plain_name(layout) {
            Some(name) => name,
            // It is put together where the text is.
            None => "",
        },
    }
}
