//! Violations as compile errors: the sentence, the way out, the offsets.
//!
//! Owns: the checks that expansions call, each where the span of its call is
//! what the error has to point at. Must not know: the rules.

use super::path::MemberPath;
use super::uniform::{self, Found};
use super::violation::{Violation, ViolationKind};
use super::{RuleSet, repair, validity};
use crate::alignment::Alignment;
use crate::codec;
use crate::layout::member::{ABSENT, Member};
use crate::layout::{Kind, Layout, Scalar};
use crate::message::Message;
use crate::text;
use crate::traits::WgslLayout;

/// Whether part of a type is not known because of another error: then nothing
/// that is said about the rest helps.
pub(super) const fn is_unknown(layout: &Layout) -> bool {
    match &layout.kind {
        Kind::Array { element, .. } => is_unknown(element),
        Kind::Struct(structure) => {
            let mut i = 0;
            while i < structure.members.len() {
                if is_unknown(structure.members[i].layout()) {
                    return true;
                }
                i += 1;
            }
            layout.is_fallback()
        }
        _ => false,
    }
}

/// An offset, and a size given by hand, far from the largest ones.
const MODEST: usize = 1 << 24;

/// Whether [`check_member`] has to be asked about the members of a struct: it
/// finds nothing in one of plain members. This is evaluated for each struct.
#[doc(hidden)]
pub const fn may_break_a_rule<T: WgslLayout + ?Sized>() -> bool {
    let mut rest = T::MEMBERS;
    while let [member, after @ ..] = rest {
        let known = matches!(
            member.layout.kind,
            Kind::Scalar(_)
                | Kind::Packed(_)
                | Kind::Atomic(_)
                | Kind::Vector { .. }
                | Kind::Matrix { .. }
        );
        if !known
            || matches!(member.codec.kind, codec::Kind::ArrayLength)
            || member.offset > MODEST
            || matches!(member.size_attribute, Some(MODEST..))
        {
            return true;
        }
        rest = after;
    }
    false
}

/// [`check_member`] of a type: that way its layout is evaluated only if the
/// check is.
#[doc(hidden)]
#[track_caller]
pub const fn check_member_of<T: WgslLayout + ?Sized>(index: usize) {
    check_member(T::LAYOUT, index);
}

/// Fails the build if the type of a member, or where it ends, breaks a rule that
/// every type has to keep, or if it brings a second type of some name.
#[doc(hidden)]
#[track_caller]
pub const fn check_member(layout: &'static Layout, index: usize) {
    if index == ABSENT {
        return;
    }
    if let Some(violation) = validity::member(layout, index) {
        fail(layout, index, &violation);
    }
    // Most members bring no declaration; this is evaluated for each member there is.
    if !matches!(
        layout.members()[index].layout.kind,
        Kind::Struct(_) | Kind::Array { .. } | Kind::Alias(_)
    ) {
        return;
    }
    if let Some((a, b)) = text::conflict_of_member(layout, index) {
        let mut place = Message::new();
        place.push("in the text of `");
        place.push_type(layout);
        place.push("`");
        panic!("{}", text::conflict_message(a, b, place.as_str()).as_str());
    }
}

/// Fails the build if `@align` of a member is below the alignment of its type.
#[doc(hidden)]
#[track_caller]
pub const fn check_align(layout: &'static Layout, index: usize) {
    if index == ABSENT {
        return;
    }
    if let Some(violation) = validity::align(&layout.members()[index]) {
        fail(layout, index, &violation);
    }
}

/// Fails the build if `@size` of a member is below the size of its type.
#[doc(hidden)]
#[track_caller]
pub const fn check_size(layout: &'static Layout, index: usize) {
    if index == ABSENT {
        return;
    }
    if let Some(violation) = validity::size(&layout.members()[index]) {
        fail(layout, index, &violation);
    }
}

/// Fails the build if a runtime-sized member is not the last one. Whether a
/// field called `PhantomData` stands behind it as a member, the traits that know
/// the last field cannot see.
#[doc(hidden)]
#[track_caller]
pub const fn check_last(layout: &'static Layout, index: usize) {
    let members = layout.members();
    if index + 1 < members.len() && members[index].layout.is_runtime_sized() {
        let path = MemberPath::member(members[index].name());
        let kind = ViolationKind::MisplacedRuntimeSized;
        fail(layout, index, &Violation::new(path, kind));
    }
}

#[track_caller]
const fn fail(layout: &Layout, index: usize, violation: &Violation) {
    if is_unknown(layout) {
        return;
    }
    let mut message = Message::new();
    let mut owner = Message::new();
    owner.push_type(layout);
    violation.push(&mut message, owner.as_str());
    let member = &layout.members()[index];
    match violation.kind() {
        ViolationKind::EmptyArray => {
            message.push("\nhelp: give it at least one element, or leave the member out");
        }
        ViolationKind::TooLarge => {
            message.push("\nhelp: bind the data in several buffers");
            push_table(&mut message, layout, index);
        }
        ViolationKind::TooDeep { .. } => {
            message.push("\nhelp: move the members of a nested struct into the one around it");
        }
        ViolationKind::Align { required, .. } => {
            message.push("\nhelp: `align` can only raise an alignment: use `align(");
            message.push_number(required);
            message.push(")` or more, or leave it out");
        }
        ViolationKind::MemberSize { required, .. } => {
            message.push("\nhelp: `size` can only add padding: use `size(");
            message.push_number(required);
            message.push(")` or more, or leave it out");
        }
        ViolationKind::LengthOfNothing => {
            message
                .push("\nhelp: end the struct in a `Vec<T>` or `&[T]`, or make the member a `u32`");
        }
        ViolationKind::SizeOfRuntimeSized => {
            message.push("\nhelp: remove `size`: `");
            message.push_type(member.layout());
            message.push("` is as long as its binding");
        }
        _ => {}
    }
    panic!("{}", message.as_str())
}

/// Fails the build if a member must not be in the uniform address space, with
/// everything that is wrong about it.
#[doc(hidden)]
#[track_caller]
pub const fn check_uniform_member(layout: &'static Layout, index: usize, rules: RuleSet) {
    if index == ABSENT {
        return;
    }
    let members = layout.members();
    let inside = uniform::find_in_member(members, index, rules);
    let position = if rules.is_strict() {
        uniform::position(members, index)
    } else {
        None
    };
    if (inside.is_some() || position.is_some()) && has_other_error(layout, index) {
        return;
    }
    let position = match position {
        Some(violation) if repair::is_needed(members, index) => Some(violation),
        _ => None,
    };
    match (inside, position) {
        (None, None) => {}
        (Some(found), None) if found.reported => {}
        (Some(found), second) => fail_uniform(layout, &found.placed(layout), second.as_ref()),
        (None, Some(violation)) => fail_uniform(
            layout,
            &Found {
                violation,
                place: Some((layout, index)),
                culprit: Some(members[index].layout()),
                reported: false,
            },
            None,
        ),
    }
}

/// Whether another check has an error for the member, which is the same mistake.
const fn has_other_error(layout: &Layout, index: usize) -> bool {
    let member = &layout.members()[index];
    validity::member(layout, index).is_some()
        || validity::align(member).is_some()
        || validity::size(member).is_some()
}

/// Fails the build if a value of the layout must not be in the uniform address
/// space.
#[doc(hidden)]
#[track_caller]
pub const fn assert_layout(layout: &'static Layout, rules: RuleSet) {
    if let Some(found) = uniform::find(layout, rules) {
        fail_uniform(layout, &found.placed(layout).culprit(layout), None);
    }
}

#[track_caller]
const fn fail_uniform(layout: &'static Layout, found: &Found, second: Option<&Violation>) {
    if is_unknown(layout) {
        return;
    }
    let mut owner = Message::new();
    owner.push_type(layout);
    let owner = owner.as_str();
    let mut message = Message::new();
    if !matches!(
        found.violation.kind(),
        ViolationKind::Atomic | ViolationKind::RuntimeSized
    ) {
        message.push("`");
        message.push(owner);
        message.push("` breaks a layout constraint of the uniform address space: ");
    }
    found.violation.push(&mut message, owner);
    // Where the way out is not to have an array, its offset does not matter.
    let second = match second {
        Some(second) if !leads_to_no_array(found) => Some(second),
        _ => None,
    };
    if let Some(second) = second {
        message.push("; also, ");
        second.push(&mut message, owner);
    }
    push_help(&mut message, owner, found);
    if let Some((place, index)) = found.place {
        push_table(&mut message, place, index);
    }
    panic!("{}", message.as_str())
}

const fn push_help(message: &mut Message, owner: &str, found: &Found) {
    message.push("\nhelp: ");
    match found.violation.kind() {
        ViolationKind::ArrayStride { .. } => push_help_for_stride(message, found),
        ViolationKind::Offset { .. } | ViolationKind::SpaceAfterStruct { .. } => {
            push_help_for_position(message, found);
        }
        ViolationKind::Atomic => message.push(
            "an atomic needs a storage buffer that is read and written; if it need not be atomic, use a plain integer",
        ),
        ViolationKind::RuntimeSized => message.push(
            "the size of a uniform buffer is fixed: use `[T; N]`, or a storage buffer and no `uniform`",
        ),
        _ => {
            message.push("add `#[wgsl(uniform(webgl2))]` to `");
            message.push(owner);
            message.push("`, which rounds up its size");
        }
    }
}

const fn push_help_for_position(message: &mut Message, found: &Found) {
    let Some((owner, index)) = found.place else {
        return;
    };
    let members = owner.members();
    if index == 0 {
        return;
    }
    let previous = &members[index - 1];
    if is_padding(previous.name()) {
        message.push("delete `");
        message.push(previous.name());
        message.push("` and let the derive pad: `#[wgsl(uniform(pad))]` on `");
        message.push_type(owner);
        message.push("`");
        return;
    }
    message.push("let the derive pad, with `#[wgsl(uniform(pad))]` on `");
    message.push_type(owner);
    message.push("`, or add `#[wgsl(size(");
    message.push_number(uniform::least_offset(members, index) - previous.offset());
    message.push("))]` to `");
    message.push(previous.name());
    message.push("`, the member before");
}

const fn leads_to_no_array(found: &Found) -> bool {
    is_padding(found.violation.path().name()) || array_meant(found).is_some()
}

/// No `@size` stretches an array, so another type is the only way out.
const fn push_help_for_stride(message: &mut Message, found: &Found) {
    let name = found.violation.path().name();
    if is_padding(name) {
        message.push("delete `");
        message.push(name);
        message.push("`: the derive pads by itself");
        return;
    }
    let Some(Layout {
        kind: Kind::Array { element, count },
        ..
    }) = found.culprit
    else {
        return;
    };
    let count = match *count {
        Some(count) => count,
        None => 0,
    };
    if let Some(meant) = array_meant(found) {
        message.push("did you mean `");
        message.push_type(&meant);
        message.push("`? write `#[wgsl(as = ");
        message.push_type(&meant);
        message.push(")]`");
        return;
    }
    match &element.kind {
        Kind::Struct(structure) => {
            let [.., last] = structure.members else {
                return;
            };
            let end = Alignment::A16.round_up(element.size());
            message.push("add `#[wgsl(size(");
            message.push_number(end - last.offset());
            message.push("))]` to `");
            message.push(last.name());
            message.push("`, the last member of `");
            message.push_type(element);
            message.push("`, which makes the stride ");
            message.push_number(end);
        }
        Kind::Scalar(_) | Kind::Packed(_) if count % 4 == 0 && count > 0 => {
            let scalar = match &element.kind {
                Kind::Scalar(scalar) => *scalar,
                _ => Scalar::U32,
            };
            message.push("an array of ");
            message.push_number(count / 4);
            message.push(" `");
            message.push_type(&Layout::vector(scalar, 4));
            message.push("` holds the same ");
            message.push_number(count);
            message.push(" numbers");
            if matches!(scalar, Scalar::F16) {
                message.push(", but 16 bytes take a struct with `#[wgsl(size(16))]`");
            }
        }
        _ => {
            message.push("use elements of 16 bytes, such as `vec4f`, or wrap each in a struct whose last member has `#[wgsl(size(");
            message.push_number(Alignment::A16.round_up(element.size()));
            message.push("))]`");
        }
    }
}

/// The vector or matrix that an array with a wrong stride most likely stands
/// for.
const fn array_meant(found: &Found) -> Option<Layout> {
    // The inner array breaks the rule, but the outer one is the matrix.
    if let Some((owner, index)) = found.place {
        let meant = vector_of(owner.members()[index].layout());
        if meant.is_some() {
            return meant;
        }
    }
    match found.culprit {
        Some(array) => vector_of(array),
        None => None,
    }
}

/// What an array of 2 to 4 scalars, or such an array of such arrays, most likely
/// stands for.
const fn vector_of(array: &Layout) -> Option<Layout> {
    let Kind::Array {
        element,
        count: Some(count @ 2..=4),
    } = &array.kind
    else {
        return None;
    };
    match &element.kind {
        Kind::Scalar(scalar) => Some(Layout::vector(*scalar, *count as u8)),
        Kind::Array {
            element:
                Layout {
                    kind: Kind::Scalar(scalar @ (Scalar::F32 | Scalar::F16)),
                    ..
                },
            count: Some(rows @ 2..=4),
        } => Some(Layout::matrix(*scalar, *count as u8, *rows as u8)),
        _ => None,
    }
}

/// Whether a name says that the member is padding: `_pad`, `padding0`,
/// `_unused`.
const fn is_padding(name: &str) -> bool {
    let name = name.as_bytes();
    let mut start = 0;
    while start < name.len() && name[start] == b'_' {
        start += 1;
    }
    if starts_with(name, start, b"padding") {
        return true;
    }
    let end = if starts_with(name, start, b"pad") {
        start + 3
    } else if starts_with(name, start, b"unused") {
        start + 6
    } else {
        return false;
    };
    end == name.len() || !name[end].is_ascii_alphabetic()
}

const fn starts_with(name: &[u8], start: usize, prefix: &[u8]) -> bool {
    let mut i = 0;
    while i < prefix.len() {
        if start + i >= name.len() || name[start + i] != prefix[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// How many rows of a long struct are shown on each side of the bad one.
const NEIGHBOURS: usize = 8;

/// The offset table of a struct, with row `bad` marked.
pub(super) const fn push_table(message: &mut Message, layout: &Layout, bad: usize) {
    let members = layout.members();
    message.push("\n\n  offset  size    member of `");
    message.push_type(layout);
    message.push("`");
    let mut i = bad.saturating_sub(NEIGHBOURS);
    if i > 0 {
        message.push("\n  ..");
    }
    while i < members.len() && i <= bad + NEIGHBOURS {
        push_row(message, &members[i], i == bad);
        i += 1;
    }
    if i < members.len() {
        message.push("\n  ..");
    }
    message.push("\n");
}

const fn push_row(message: &mut Message, member: &Member, bad: bool) {
    message.push(if bad { "\n> " } else { "\n  " });
    let start = message.len();
    message.push_number(member.offset());
    message.pad_to(start, 8);
    message.push_number(member.size());
    message.pad_to(start, 16);
    message.push(member.name());
    message.push(": ");
    message.push_type(member.layout());
}

#[cfg(test)]
mod tests {
    use super::is_padding;

    #[test]
    fn knows_names_of_padding() {
        for name in [
            "_pad",
            "pad",
            "pad0",
            "_pad_1",
            "padding",
            "_padding2",
            "_unused",
            "__pad",
        ] {
            assert!(is_padding(name), "{name}");
        }
        for name in ["paddle", "launchpad", "unusedness", "x", "", "_", "pa"] {
            assert!(!is_padding(name), "{name}");
        }
    }
}
