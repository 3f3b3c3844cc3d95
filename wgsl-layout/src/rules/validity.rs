//! The rules that every host-shareable type keeps, whatever the address space.
//!
//! Owns: array lengths, sizes, nesting depth, `@align`, `@size`, and where a
//! runtime-sized array may stand. Must not know: how to word a violation.
//!
//! What a struct says about its members stops at structs inside: those have been
//! held to the rules themselves, and one mistake is one error. Only generic ones
//! are looked into, since nobody could check them before.

use super::path::MemberPath;
use super::violation::{Violation, ViolationKind};
use crate::codec;
use crate::layout::member::Member;
use crate::layout::{Kind, Layout};

/// The nesting depth that every implementation accepts.
const DEPTH: usize = 15;

/// What is wrong with the type of a member, or with where it ends.
pub(super) const fn member(layout: &Layout, index: usize) -> Option<Violation> {
    let members = layout.members();
    let member = &members[index];
    if let Some(path) = empty_array(member.layout()) {
        let path = path.in_member(member.name());
        return Some(Violation::new(path, ViolationKind::EmptyArray));
    }
    let kind = if is_length_of_nothing(layout, member) {
        ViolationKind::LengthOfNothing
    } else if ends_too_late(layout, members, index) {
        ViolationKind::TooLarge
    } else if is_too_deep(member.layout()) {
        ViolationKind::TooDeep {
            depth: member.layout().depth as usize + 1,
            limit: DEPTH,
        }
    } else {
        return None;
    };
    Some(Violation::new(MemberPath::member(member.name()), kind))
}

/// Whether the member counts an array that is not there: an array of such
/// members has none either.
const fn is_length_of_nothing(layout: &Layout, member: &Member) -> bool {
    let mut codec = member.codec;
    let mut inside = false;
    while let codec::Kind::Array { element, .. } = &codec.kind {
        codec = element;
        inside = true;
    }
    matches!(codec.kind, codec::Kind::ArrayLength) && (inside || !layout.is_runtime_sized())
}

/// Where in a type there is an array of length zero.
const fn empty_array(layout: &Layout) -> Option<MemberPath> {
    match &layout.kind {
        Kind::Array { count: Some(0), .. } => Some(MemberPath::ROOT),
        Kind::Array { element, .. } => match empty_array(element) {
            Some(path) => Some(path.in_element()),
            None => None,
        },
        Kind::Struct(structure) if !structure.arguments.is_empty() => {
            let mut i = 0;
            while i < structure.members.len() {
                let member = &structure.members[i];
                if let Some(path) = empty_array(member.layout()) {
                    return Some(path.in_member(member.name()));
                }
                i += 1;
            }
            None
        }
        _ => None,
    }
}

/// Whether a size is above 4294967295 bytes, or was cut off at the most that the
/// target can count. No type is exactly that long.
const fn is_too_large(bytes: usize) -> bool {
    bytes >= u32::MAX as usize
}

const fn ends_too_late(layout: &Layout, members: &[Member], index: usize) -> bool {
    let member = &members[index];
    let end = if index + 1 == members.len() {
        layout.size()
    } else {
        member.offset().saturating_add(member.size())
    };
    // Only the first such member is to blame, and not for what its own type has
    // been blamed for.
    is_too_large(end)
        && !is_too_large(member.offset())
        && match checked_struct(member.layout()) {
            Some(inner) => !is_too_large(inner.size()),
            None => true,
        }
}

const fn is_too_deep(layout: &Layout) -> bool {
    layout.depth as usize + 1 > DEPTH
        && match checked_struct(layout) {
            Some(inner) => inner.depth as usize <= DEPTH,
            None => true,
        }
}

/// The struct that the type is or is an array of, if it has been held to the
/// rules itself.
const fn checked_struct(layout: &Layout) -> Option<&Layout> {
    match &layout.kind {
        Kind::Array { element, .. } => checked_struct(element),
        Kind::Struct(structure) if structure.arguments.is_empty() => Some(layout),
        _ => None,
    }
}

/// Whether `@align` on the member is too small.
pub(super) const fn align(member: &Member) -> Option<Violation> {
    match member.align_attribute {
        Some(align) if align < member.layout().align() => Some(Violation::new(
            MemberPath::member(member.name()),
            ViolationKind::Align {
                align,
                required: member.layout().align(),
            },
        )),
        _ => None,
    }
}

/// Whether `@size` on the member is too small, or must not be there.
pub(super) const fn size(member: &Member) -> Option<Violation> {
    let kind = match member.size_attribute {
        Some(_) if member.layout().is_runtime_sized() => ViolationKind::SizeOfRuntimeSized,
        Some(size) if size < member.layout().size() => ViolationKind::MemberSize {
            size,
            required: member.layout().size(),
        },
        _ => return None,
    };
    Some(Violation::new(MemberPath::member(member.name()), kind))
}

/// The first violation anywhere in a type, footprints included, which in Rust
/// types are bounds of the traits.
#[doc(hidden)]
pub const fn violation(layout: &Layout) -> Option<Violation> {
    match &layout.kind {
        Kind::Array { element, count } => {
            let kind = if matches!(count, Some(0)) {
                ViolationKind::EmptyArray
            } else if element.is_runtime_sized() {
                ViolationKind::MisplacedRuntimeSized
            } else if is_too_large(layout.size()) {
                ViolationKind::TooLarge
            } else {
                return match violation(element) {
                    Some(inner) => Some(Violation::new(inner.path.in_element(), inner.kind)),
                    None => None,
                };
            };
            Some(Violation::new(MemberPath::ROOT, kind))
        }
        Kind::Struct(structure) => {
            if structure.members.is_empty() {
                return Some(Violation::new(MemberPath::ROOT, ViolationKind::NoMembers));
            }
            let mut i = 0;
            while i < structure.members.len() {
                let found = in_struct(layout, i);
                if found.is_some() {
                    return found;
                }
                i += 1;
            }
            None
        }
        _ => None,
    }
}

const fn in_struct(layout: &Layout, index: usize) -> Option<Violation> {
    let members = layout.members();
    let at = &members[index];
    if let Some(inner) = violation(at.layout()) {
        return Some(Violation::new(inner.path.in_member(at.name()), inner.kind));
    }
    let is_array = matches!(&at.layout().kind, Kind::Array { .. });
    if at.layout().is_runtime_sized() && (index + 1 < members.len() || !is_array) {
        return Some(Violation::new(
            MemberPath::member(at.name()),
            ViolationKind::MisplacedRuntimeSized,
        ));
    }
    let found = align(at);
    if found.is_some() {
        return found;
    }
    let found = size(at);
    if found.is_some() {
        return found;
    }
    member(layout, index)
}
