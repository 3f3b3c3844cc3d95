//! `StageRow`: one member of a struct between stages or behind the last.
//!
//! Owns: what the derives write down of it. Must not know: the other members.

use super::builtin::Builtin;
use super::color_format::ColorFormat;
use super::interpolation::Interpolation;
use super::value::{StageFacts, StageKind};
use crate::message::Message;

/// One member, as it is written.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct StageRow {
    pub(crate) name: &'static str,
    pub(crate) comment: &'static str,
    /// The type as the user spells it.
    pub(crate) rust_type: &'static str,
    pub(crate) kind: StageKind,
    pub(crate) location: Option<u32>,
    pub(crate) builtin: Option<Builtin>,
    pub(crate) interpolation: Option<Interpolation>,
    pub(crate) invariant: bool,
    pub(crate) blend_src: Option<u32>,
    pub(crate) target: Option<ColorFormat>,
}

/// The first of the rows before `end` that has the built-in value.
pub(super) const fn first_with_builtin(
    rows: &'static [StageRow],
    end: usize,
    builtin: Builtin,
) -> Option<&'static StageRow> {
    let mut i = 0;
    while i < end {
        if let Some(other) = rows[i].builtin {
            if other as u8 == builtin as u8 {
                return Some(&rows[i]);
            }
        }
        i += 1;
    }
    None
}

/// The location of a row: the one it asks for, 0 for a source of blending, which
/// only a fragment output has, or the one behind the located row before. `None`
/// for built-in values.
pub(super) const fn location_in(rows: &[StageRow], row: usize) -> Option<u32> {
    if rows[row].builtin.is_some() {
        return None;
    }
    let mut next = 0_u32;
    let mut i = 0;
    loop {
        let other = &rows[i];
        if other.builtin.is_none() {
            if let Some(own) = other.location {
                next = own;
            } else if other.blend_src.is_some() {
                next = 0;
            }
            if i == row {
                return Some(next);
            }
            next = next.saturating_add(1);
        }
        i += 1;
    }
}

/// Some of the locations below 64.
pub(super) struct Locations(u64);

impl Locations {
    pub(super) const NONE: Self = Self(0);

    pub(super) const fn add(&mut self, location: Option<u32>) {
        if let Some(location @ 0..64) = location {
            self.0 |= 1 << location;
        }
    }

    /// The first one of `all` that is none of these, behind a taken one, or else
    /// before it.
    pub(super) const fn next_free(&self, taken: u32, all: u32) -> Option<u32> {
        let mut i = 1;
        while i <= all {
            let location = (taken % all + i) % all;
            if self.0 & (1 << location) == 0 {
                return Some(location);
            }
            i += 1;
        }
        None
    }
}

impl StageRow {
    pub const fn new(
        name: &'static str,
        comment: &'static str,
        rust_type: &'static str,
        facts: StageFacts,
    ) -> Self {
        Self {
            name,
            comment,
            rust_type,
            kind: facts.0,
            location: None,
            builtin: None,
            interpolation: None,
            invariant: false,
            blend_src: None,
            target: None,
        }
    }

    #[must_use]
    pub const fn location(mut self, location: u32) -> Self {
        self.location = Some(location);
        self
    }

    #[must_use]
    pub const fn builtin(mut self, builtin: Builtin) -> Self {
        self.builtin = Some(builtin);
        self
    }

    #[must_use]
    pub const fn interpolate(mut self, interpolation: Interpolation) -> Self {
        self.interpolation = Some(interpolation);
        self
    }

    #[must_use]
    pub const fn invariant(mut self) -> Self {
        self.invariant = true;
        self
    }

    #[must_use]
    pub const fn blend_src(mut self, index: u32) -> Self {
        self.blend_src = Some(index);
        self
    }

    #[must_use]
    pub const fn target(mut self, format: ColorFormat) -> Self {
        self.target = Some(format);
        self
    }

    /// Why a located member cannot have its type.
    pub(crate) const fn location_type_problem(&self) -> Option<Message> {
        if self.kind.numeric().is_some() {
            return None;
        }
        let mut message = self.cannot_be_member();
        match self.kind {
            StageKind::Refused(refusal) => {
                message.push(": ");
                message.push(refusal.why);
                message.push("\nhelp: ");
                message.push(refusal.instead);
            }
            StageKind::Matrix { columns, column } => {
                message.push(": it is a matrix\nhelp: pass its ");
                message.push(match columns {
                    2 => "two",
                    3 => "three",
                    _ => "four",
                });
                message.push(" columns as members of their own, each a `");
                message.push(column.name());
                message.push("`");
            }
            StageKind::Bool => {
                message.push(": a `bool` has no location\nhelp: use a `u32` that is 0 or 1");
            }
            StageKind::Array { len, .. } => {
                message.push(": a vector has two, three or four components, this has ");
                message.push_number(len);
                message.push("\nhelp: make it several members");
            }
            StageKind::Numeric(_) => {}
        }
        Some(message)
    }

    const fn cannot_be_member(&self) -> Message {
        let mut message = Message::new();
        message.push("`");
        message.push(self.rust_type);
        message.push("` cannot be a member of a stage interface");
        message
    }

    /// Why the member cannot be the built-in value that it says.
    pub(crate) const fn builtin_type_problem(&self, builtin: Builtin) -> Option<Message> {
        if builtin.fits(&self.kind) {
            return None;
        }
        let mut message = Message::new();
        message.push("`builtin(");
        message.push(builtin.name());
        message.push(")` is a `");
        message.push(builtin.type_name());
        message.push("`, but `");
        message.push(self.name);
        message.push("` is a `");
        message.push(self.rust_type);
        message.push("`");
        Some(message)
    }
}
