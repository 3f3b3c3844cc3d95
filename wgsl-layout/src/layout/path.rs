//! Paths into a value: `lights[2].color`.
//!
//! Owns: the grammar of paths. Must not know: anything but layouts.

use super::member::Member;
use super::{Kind, Layout};
use crate::message::Message;
use crate::text;

/// Which names the path is made of.
#[derive(Clone, Copy)]
pub(crate) enum Names {
    /// Those of WGSL.
    Members,
    /// Those of the Rust fields.
    Fields,
}

/// What a path leads to.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    /// Bytes from the start of the value.
    pub(crate) offset: usize,
    /// What lies there.
    pub(crate) layout: Layout,
}

/// Where the reading of a path stands.
struct Walk<'a> {
    path: &'a str,
    names: Names,
    /// The next byte of the path.
    at: usize,
    place: Place,
}

/// Follows a path.
///
/// # Panics
///
/// If it leads nowhere.
#[track_caller]
pub(crate) const fn resolve(root: &Layout, path: &str, names: Names) -> Place {
    let mut walk = Walk {
        path,
        names,
        at: 0,
        place: Place {
            offset: 0,
            layout: *root,
        },
    };
    // The first step may leave out its dot: `color`, `[2].color`.
    if !walk.next_is(b'[') {
        walk.step_by_name();
    }
    while walk.at < path.len() {
        if walk.next_is(b'[') {
            walk.step_by_index();
        } else if walk.next_is(b'.') {
            walk.at += 1;
            walk.step_by_name();
        } else {
            walk.fail("expected `.` or `[` at byte ", walk.at, "");
        }
    }
    walk.place
}

impl Walk<'_> {
    const fn next_is(&self, byte: u8) -> bool {
        let bytes = self.path.as_bytes();
        self.at < bytes.len() && bytes[self.at] == byte
    }

    const fn enter(&mut self, offset: usize, layout: Layout) {
        self.place = Place {
            offset: self.place.offset.saturating_add(offset),
            layout,
        };
    }

    #[track_caller]
    const fn step_by_name(&mut self) {
        let bytes = self.path.as_bytes();
        let start = self.at;
        while self.at < bytes.len() && !self.next_is(b'.') && !self.next_is(b'[') {
            self.at += 1;
        }
        let name = text::trim(text::slice(bytes, start, self.at));
        match self.place.layout.kind {
            _ if self.place.layout.is_fallback() => self.at = bytes.len(),
            Kind::Struct(structure) => {
                let mut i = 0;
                while i < structure.members.len() {
                    let member = &structure.members[i];
                    if text::equal(self.name_of(member).as_bytes(), name) {
                        self.enter(member.offset, *member.layout);
                        return;
                    }
                    i += 1;
                }
                self.fail_at_member(structure.name, structure.members)
            }
            Kind::Vector { scalar, rows } => {
                let mut i = 0;
                while i < rows as usize {
                    if name.len() == 1 && (name[0] == b"xyzw"[i] || name[0] == b"rgba"[i]) {
                        self.enter(i * scalar.size(), Layout::scalar(scalar));
                        return;
                    }
                    i += 1;
                }
                self.fail("no such component in a vector of ", rows as usize, "")
            }
            _ => self.fail("what stands before byte ", start, " has no members"),
        }
    }

    #[track_caller]
    const fn step_by_index(&mut self) {
        let bytes = self.path.as_bytes();
        let start = self.at;
        self.at += 1;
        while self.at < bytes.len() && !self.next_is(b']') {
            self.at += 1;
        }
        let digits = text::trim(text::slice(bytes, start + 1, self.at));
        let mut index: usize = 0;
        let mut i = 0;
        while i < digits.len() && digits[i].is_ascii_digit() {
            index = index
                .saturating_mul(10)
                .saturating_add((digits[i] - b'0') as usize);
            i += 1;
        }
        if i == 0 || i < digits.len() || self.at == bytes.len() {
            self.fail("expected a number and `]` after byte ", start, "");
        }
        self.at += 1;
        let (count, stride, element) = match self.place.layout.kind {
            // A runtime-sized array has as many elements as its binding holds.
            Kind::Array {
                element,
                count: None,
            } => (usize::MAX, element.stride(), *element),
            Kind::Array {
                element,
                count: Some(count),
            } => (count, element.stride(), *element),
            Kind::Matrix {
                scalar,
                columns,
                rows,
            } => {
                let column = Layout::vector(scalar, rows);
                (columns as usize, column.stride(), column)
            }
            Kind::Vector { scalar, rows } => (rows as usize, scalar.size(), Layout::scalar(scalar)),
            _ => self.fail("what stands before byte ", start, " has no elements"),
        };
        if index >= count {
            self.fail("the index is out of range, the length is ", count, "");
        }
        self.enter(index.saturating_mul(stride), element);
    }

    const fn name_of(&self, member: &Member) -> &'static str {
        match self.names {
            Names::Members => member.name,
            Names::Fields => member.field,
        }
    }

    const fn problem(&self) -> Message {
        let mut message = Message::new();
        message.push("no offset of `");
        message.push(self.path);
        message.push("`: ");
        message
    }

    #[track_caller]
    const fn fail(&self, problem: &str, number: usize, rest: &str) -> ! {
        let mut message = self.problem();
        message.push(problem);
        message.push_number(number);
        message.push(rest);
        panic!("{}", message.as_str())
    }

    #[track_caller]
    const fn fail_at_member(&self, name: &str, members: &[Member]) -> ! {
        let mut message = self.problem();
        message.push("`");
        message.push(name);
        message.push(match self.names {
            Names::Members => "` has no such member; its members are ",
            Names::Fields => "` has no such field in WGSL; its fields are ",
        });
        let mut i = 0;
        while i < members.len() {
            message.push(if i == 0 { "`" } else { ", `" });
            message.push(self.name_of(&members[i]));
            message.push("`");
            i += 1;
        }
        panic!("{}", message.as_str())
    }
}
