//! `zero_copy`, `no_padding`, `max_size(N)`: what a struct can be held to for
//! the sake of its authors, not of WGSL.
//!
//! Owns: the three assertions, and why a value is not its own WGSL bytes. Must
//! not know: address spaces.

use super::explain::{is_unknown, push_table};
use super::path::MemberPath;
use crate::codec::{self, Codec, is_zero_copy};
use crate::layout::member::Member;
use crate::layout::{Kind, Layout};
use crate::message::Message;

/// Fails the build unless the Rust bytes are the WGSL bytes.
#[doc(hidden)]
#[track_caller]
pub const fn assert_zero_copy(layout: &'static Layout, codec: &'static Codec) {
    if !is_zero_copy(codec, layout) && !is_unknown(layout) {
        fail_zero_copy(layout, codec);
    }
}

/// As [`assert_zero_copy`], where the verdict is known.
#[track_caller]
pub(crate) const fn assert_as_bytes(zero_copy: bool, layout: &Layout, codec: &Codec) {
    if !zero_copy {
        fail_zero_copy(layout, codec);
    }
}

#[track_caller]
const fn fail_zero_copy(layout: &Layout, codec: &Codec) -> ! {
    let mut message = Message::new();
    message.push("the bytes of this Rust type are not those of `");
    message.push_type(layout);
    message.push("`: ");
    // Of an array the elements are to blame.
    let mut blamed = layout;
    while let Kind::Array { element, .. } = &blamed.kind {
        blamed = element;
    }
    match first_difference(blamed) {
        Some(index) => {
            push_difference(&mut message, blamed, index);
            push_table(&mut message, blamed, index);
        }
        None => {
            let (subject, rust_size, spaced) = match &layout.kind {
                Kind::Array { element, .. } => ("an element", element_size(codec), *element),
                _ => ("it", codec.rust_size, layout),
            };
            message.push(subject);
            message.push(" is ");
            message.push_number(rust_size);
            message.push(" bytes in Rust and ");
            message.push_number(spaced.stride());
            message.push(" in WGSL\nhelp: use `write_into`, which pads");
        }
    }
    panic!("{}", message.as_str())
}

/// `size_of` of an element of an array or slice.
const fn element_size(codec: &Codec) -> usize {
    match &codec.kind {
        codec::Kind::Array { element, .. } => element.rust_size,
        _ => codec.rust_size,
    }
}

/// The first member that does not lie in Rust as it does in WGSL.
const fn first_difference(layout: &Layout) -> Option<usize> {
    let members = layout.members();
    let mut end = 0;
    let mut i = 0;
    while i < members.len() {
        let member = &members[i];
        let whole = match member.codec.whole() {
            Some((len, _)) => len == member.codec.rust_size && len == member.size(),
            None => false,
        };
        if member.rust_offset != member.offset() || member.offset() != end || !whole {
            return Some(i);
        }
        end = member.offset().saturating_add(member.size());
        i += 1;
    }
    None
}

const fn push_difference(message: &mut Message, layout: &Layout, index: usize) {
    let member = &layout.members()[index];
    message.push("member `");
    message.push(member.name());
    if member.rust_offset != member.offset() {
        message.push("` is at offset ");
        message.push_number(member.rust_offset);
        message.push(" in Rust and at ");
        message.push_number(member.offset());
        message.push(" in WGSL\nhelp: order the members so that they need no padding and add `#[repr(C)]`, or use `write_into`, which moves each member to its place");
    } else if member.codec.rust_size == member.size() {
        message.push("` has padding before it or inside, which in Rust has no value\nhelp: use `write_into`, which zeroes it");
    } else {
        message.push("` is ");
        message.push_number(member.codec.rust_size);
        message.push(" bytes in Rust and ");
        message.push_number(member.size());
        message.push(" in WGSL\nhelp: use `write_into`, which moves each member to its place");
    }
}

/// Fails the build if there is any padding.
#[doc(hidden)]
#[track_caller]
pub const fn assert_no_padding(layout: &'static Layout) {
    if is_unknown(layout) {
        return;
    }
    let members = layout.members();
    let mut end = 0;
    let mut i = 0;
    while i < members.len() {
        let member = &members[i];
        if member.offset() > end {
            fail_padding(
                layout,
                i - 1,
                member.offset() - end,
                &MemberPath::member(members[i - 1].name()),
                "after",
            );
        }
        if let Some((path, bytes)) = padding_inside(member.layout()) {
            fail_padding(layout, i, bytes, &path.in_member(member.name()), "inside");
        }
        end = member.offset().saturating_add(member.layout().size());
        i += 1;
    }
    if layout.size() > end && i > 0 {
        fail_padding(
            layout,
            i - 1,
            layout.size() - end,
            &MemberPath::member(members[i - 1].name()),
            "after",
        );
    }
}

/// Where in a type there is padding, and how many bytes the first piece has.
const fn padding_inside(layout: &Layout) -> Option<(MemberPath, usize)> {
    match &layout.kind {
        Kind::Array { element, .. } if element.stride() > element.size() => {
            Some((MemberPath::ROOT, element.stride() - element.size()))
        }
        Kind::Array { element, .. } => match padding_inside(element) {
            Some((path, bytes)) => Some((path.in_element(), bytes)),
            None => None,
        },
        Kind::Matrix { scalar, rows, .. } => {
            let column = Layout::vector(*scalar, *rows);
            if column.stride() > column.size() {
                Some((MemberPath::ROOT, column.stride() - column.size()))
            } else {
                None
            }
        }
        Kind::Struct(structure) => {
            let mut end = 0;
            let mut i = 0;
            while i < structure.members.len() {
                let member = &structure.members[i];
                if member.offset() > end {
                    let path = MemberPath::member(structure.members[i - 1].name());
                    return Some((path, member.offset() - end));
                }
                if let Some((path, bytes)) = padding_inside(member.layout()) {
                    return Some((path.in_member(member.name()), bytes));
                }
                end = member.offset().saturating_add(member.layout().size());
                i += 1;
            }
            if layout.size() > end && i > 0 {
                let path = MemberPath::member(structure.members[i - 1].name());
                return Some((path, layout.size() - end));
            }
            None
        }
        _ => None,
    }
}

#[track_caller]
const fn fail_padding(
    layout: &Layout,
    index: usize,
    bytes: usize,
    path: &MemberPath,
    place: &str,
) -> ! {
    let mut message = Message::new();
    message.push("`");
    message.push_type(layout);
    message.push("` has padding: ");
    message.push_number(bytes);
    message.push(if bytes == 1 { " byte " } else { " bytes " });
    message.push(place);
    message.push(" `");
    path.push(&mut message);
    message.push("`\nhelp: reorder the members, or fill the place with a member that is of use");
    push_table(&mut message, layout, index);
    panic!("{}", message.as_str())
}

const fn end_of(member: &Member) -> usize {
    member.offset().saturating_add(member.size())
}

/// Fails the build if a value takes more than `max` bytes.
#[doc(hidden)]
#[track_caller]
pub const fn assert_max_size(layout: &'static Layout, max: usize) {
    if is_unknown(layout) {
        return;
    }
    let members = layout.members();
    if layout.is_runtime_sized() {
        let mut message = Message::new();
        message.push("`");
        message.push_type(layout);
        message.push("` ends in a runtime-sized array, so `max_size` cannot hold for every value\nhelp: remove `max_size`, or use an array of fixed length");
        push_table(&mut message, layout, members.len() - 1);
        panic!("{}", message.as_str())
    }
    if layout.size() <= max {
        return;
    }
    let mut i = 0;
    while i + 1 < members.len() && end_of(&members[i]) <= max {
        i += 1;
    }
    let mut message = Message::new();
    message.push("`");
    message.push_type(layout);
    message.push("` is ");
    message.push_number(layout.size());
    message.push(" bytes, but `max_size(");
    message.push_number(max);
    message.push(")` allows ");
    message.push_number(max);
    message.push(": member `");
    message.push(members[i].name());
    message.push("` ends at byte ");
    message.push_number(end_of(&members[i]));
    if end_of(&members[i]) <= max {
        message.push(", and padding follows it");
    }
    push_table(&mut message, layout, i);
    panic!("{}", message.as_str())
}
