//! `offset_of("lights[2].color")`.
//!
//! Owns: the grammar of paths. Must not know: anything but layouts.

use super::{Kind, Layout, Scalar};
use crate::message::Message;
use crate::text;

/// A place inside a value: what type lies there, or a component of a vector.
#[derive(Clone, Copy)]
enum Place {
    Of(&'static Layout),
    /// A column of a matrix has no `Layout` constant of its own.
    Column(Scalar, u8),
    Component,
}

#[track_caller]
pub(super) const fn offset_of(root: &Layout, path: &str) -> usize {
    let bytes = path.as_bytes();
    let mut offset: usize = 0;
    let mut at = 0;
    let mut place = None;
    // The first step may leave out the dot: `color`, `[2].color`.
    let mut named = true;
    while at < bytes.len() || named {
        let step = if named && (bytes.is_empty() || bytes[0] != b'[') {
            step_by_name(kind_of(root, place), path, at, &mut at)
        } else if bytes[at] == b'[' {
            step_by_index(kind_of(root, place), path, at, &mut at)
        } else if bytes[at] == b'.' {
            step_by_name(kind_of(root, place), path, at + 1, &mut at)
        } else {
            fail(path, "expected `.` or `[` at byte ", at, "")
        };
        named = false;
        offset = offset.saturating_add(step.0);
        place = Some(step.1);
    }
    offset
}

/// The kind of the place, or of a vector where it is a matrix column.
const fn kind_of(root: &Layout, place: Option<Place>) -> Option<Kind> {
    match place {
        None => Some(root.kind),
        Some(Place::Of(layout)) => Some(layout.kind),
        Some(Place::Column(scalar, rows)) => Some(Kind::Vector { scalar, rows }),
        Some(Place::Component) => None,
    }
}

#[track_caller]
const fn step_by_name(
    kind: Option<Kind>,
    path: &str,
    start: usize,
    at: &mut usize,
) -> (usize, Place) {
    let bytes = path.as_bytes();
    let mut end = start;
    while end < bytes.len() && bytes[end] != b'.' && bytes[end] != b'[' {
        end += 1;
    }
    *at = end;
    let name = text::slice(bytes, start, end);
    match kind {
        Some(Kind::Struct(structure)) => {
            let mut i = 0;
            while i < structure.members.len() {
                let member = &structure.members[i];
                if text::equal(member.name.as_bytes(), name) {
                    return (member.offset, Place::Of(member.layout));
                }
                i += 1;
            }
            fail_at_member(path, structure.name, structure.members)
        }
        Some(Kind::Vector { scalar, rows }) => {
            let mut i = 0;
            while i < rows as usize {
                if name.len() == 1 && (name[0] == b"xyzw"[i] || name[0] == b"rgba"[i]) {
                    return (i * scalar.size(), Place::Component);
                }
                i += 1;
            }
            fail(path, "no such component in a vector of ", rows as usize, "")
        }
        _ => fail(path, "what stands before byte ", start, " has no members"),
    }
}

#[track_caller]
const fn step_by_index(
    kind: Option<Kind>,
    path: &str,
    start: usize,
    at: &mut usize,
) -> (usize, Place) {
    let bytes = path.as_bytes();
    let mut end = start + 1;
    let mut index: usize = 0;
    while end < bytes.len() && bytes[end].is_ascii_digit() {
        index = index
            .saturating_mul(10)
            .saturating_add((bytes[end] - b'0') as usize);
        end += 1;
    }
    if end == start + 1 || end == bytes.len() || bytes[end] != b']' {
        fail(path, "expected a number and `]` after byte ", start, "");
    }
    *at = end + 1;
    let (count, stride, place) = match kind {
        Some(Kind::Array { element, count }) => (
            // A runtime-sized array has as many elements as its binding holds.
            match count {
                Some(count) => count,
                None => usize::MAX,
            },
            element.stride(),
            Place::Of(element),
        ),
        Some(Kind::Matrix {
            scalar,
            columns,
            rows,
        }) => (
            columns as usize,
            Layout::vector(scalar, rows).stride(),
            Place::Column(scalar, rows),
        ),
        Some(Kind::Vector { scalar, rows }) => (rows as usize, scalar.size(), Place::Component),
        _ => fail(path, "what stands before byte ", start, " has no elements"),
    };
    if index >= count {
        fail(path, "the index is out of range, the length is ", count, "");
    }
    (index.saturating_mul(stride), place)
}

#[track_caller]
const fn fail(path: &str, problem: &str, number: usize, rest: &str) -> ! {
    let mut message = Message::new();
    message.push("no offset of `");
    message.push(path);
    message.push("`: ");
    message.push(problem);
    message.push_number(number);
    message.push(rest);
    panic!("{}", message.as_str())
}

#[track_caller]
const fn fail_at_member(path: &str, name: &str, members: &[super::member::Member]) -> ! {
    let mut message = Message::new();
    message.push("no offset of `");
    message.push(path);
    message.push("`: `");
    message.push(name);
    message.push("` has no such member; its members are ");
    let mut i = 0;
    while i < members.len() {
        message.push(if i == 0 { "`" } else { ", `" });
        message.push(members[i].name);
        message.push("`");
        i += 1;
    }
    panic!("{}", message.as_str())
}
