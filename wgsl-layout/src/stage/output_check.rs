//! What can be wrong with a fragment output, in words.
//!
//! Owns: its rules. Must not know: how the table is made.

use super::builtin::FRAGMENT_OUT;
use super::fragment_output::FragmentOutput;
use super::limits;
use super::member::{Locations, first_with_builtin};
use crate::message::Message;

impl FragmentOutput {
    /// Checks one member.
    ///
    /// # Panics
    ///
    /// If a fragment shader cannot return it.
    #[track_caller]
    pub const fn check_member(&self, row: usize) {
        let problem = match self.rows[row].builtin {
            Some(_) => self.builtin_problem(row),
            None => self.rows[row].location_type_problem(),
        };
        if let Some(message) = problem {
            panic!("{}", message.as_str());
        }
    }

    /// Checks the location of a member.
    ///
    /// # Panics
    ///
    /// If it is taken, or beyond the last.
    #[track_caller]
    pub const fn check_location(&self, row: usize) {
        let problem = match self.rows[row].blend_src {
            Some(_) => self.blend_problem(row),
            None => self.location_problem(row),
        };
        if let Some(message) = problem {
            panic!("{}", message.as_str());
        }
    }

    /// Checks the format that a member names.
    ///
    /// # Panics
    ///
    /// If the member cannot be written to it.
    #[track_caller]
    pub const fn check_target(&self, row: usize) {
        if let Some(message) = self.target_problem(row) {
            panic!("{}", message.as_str());
        }
    }

    /// Checks the struct as a whole.
    ///
    /// # Panics
    ///
    /// If its targets take too many bytes.
    #[track_caller]
    pub const fn check(&self) {
        let bytes = self.bytes_per_sample();
        if bytes > limits::MAX_COLOR_ATTACHMENT_BYTES_PER_SAMPLE {
            let mut message = Message::new();
            message.push("the targets of `");
            message.push(self.name);
            message.push("` take ");
            message.push_number(bytes);
            message.push(" bytes for each sample, and a device offers 32:");
            let mut i = 0;
            while i < self.rows.len() {
                if let Some(format) = self.rows[i].target {
                    message.push("\n  ");
                    message.push_number(format.bytes_per_sample());
                    message.push("  ");
                    message.push(self.rows[i].name);
                    message.push(": ");
                    message.push(format.name());
                }
                i += 1;
            }
            message.push("\nhelp: use smaller formats, largest first");
            panic!("{}", message.as_str());
        }
    }

    const fn builtin_problem(&self, index: usize) -> Option<Message> {
        let row = &self.rows[index];
        let Some(builtin) = row.builtin else {
            return None;
        };
        let mut message = Message::new();
        message.push("`builtin(");
        message.push(builtin.name());
        message.push(")` is ");
        if builtin.sides() & FRAGMENT_OUT == 0 {
            message.push(builtin.place());
            message.push(
                ", not an output of fragment shaders\nhelp: those are `frag_depth` and `sample_mask`",
            );
            return Some(message);
        }
        if let Some(first) = first_with_builtin(self.rows, index, builtin) {
            message.push("given twice: `");
            message.push(first.name);
            message.push("` has it already");
            return Some(message);
        }
        row.builtin_type_problem(builtin)
    }

    const fn location_problem(&self, index: usize) -> Option<Message> {
        let Some(location) = self.location(index) else {
            return None;
        };
        let row = &self.rows[index];
        let mut message = Message::new();
        let mut i = 0;
        while i < index {
            if let Some(other) = self.location(i) {
                if other == location {
                    message.push("location ");
                    message.push_number(location as usize);
                    message.push(" of `");
                    message.push(row.name);
                    message.push("` is already taken by `");
                    message.push(self.rows[i].name);
                    message.push("`");
                    if self.rows[i].blend_src.is_some() {
                        message
                            .push("\nhelp: two sources of blending are the only target there is");
                    } else if let Some(free) = self.next_free(location) {
                        message.push("\nhelp: the next free one is ");
                        message.push_number(free as usize);
                    }
                    return Some(message);
                }
            }
            i += 1;
        }
        if location as usize >= limits::MAX_COLOR_ATTACHMENTS {
            message.push("`");
            message.push(row.name);
            message.push("` has location ");
            message.push_number(location as usize);
            message.push(", but the last one of a fragment output is 7");
            return Some(message);
        }
        let mut i = 0;
        while i < self.rows.len() {
            if self.rows[i].blend_src.is_some() {
                message.push("`");
                message.push(row.name);
                message
                    .push("` is a target beside the two sources of blending, which allow no other");
                return Some(message);
            }
            i += 1;
        }
        None
    }

    /// A pair of sources is at location 0, numbered 0 and 1, of one type.
    const fn blend_problem(&self, index: usize) -> Option<Message> {
        let row = &self.rows[index];
        let mut message = Message::new();
        message.push("`");
        message.push(row.name);
        if let Some(location) = self.location(index) {
            if location != 0 {
                message.push("` has location ");
                message.push_number(location as usize);
                message.push(", but both sources of blending are at location 0");
                return Some(message);
            }
        }
        let mut partner = None;
        let mut i = 0;
        while i < self.rows.len() {
            if i != index {
                if let (Some(other), Some(own)) = (self.rows[i].blend_src, row.blend_src) {
                    if other == own {
                        if i > index {
                            // Reported at the second one.
                            return None;
                        }
                        message.push("` has the same `blend_src` as `");
                        message.push(self.rows[i].name);
                        message.push("`\nhelp: one is `blend_src(0)`, the other `blend_src(1)`");
                        return Some(message);
                    }
                    partner = Some(i);
                }
            }
            i += 1;
        }
        let Some(partner) = partner else {
            message.push("` is a source of blending without the other one\nhelp: add a member of the same type with `#[wgsl(blend_src(");
            message.push(if matches!(row.blend_src, Some(0)) {
                "1"
            } else {
                "0"
            });
            message.push("))]`");
            return Some(message);
        };
        if partner < index && !self.ty(partner).same(self.ty(index)) {
            message.push("` is a `");
            message.push(self.ty(index).name());
            message.push("`, but the other source of blending, `");
            message.push(self.rows[partner].name);
            message.push("`, is a `");
            message.push(self.ty(partner).name());
            message.push("`");
            return Some(message);
        }
        None
    }

    const fn target_problem(&self, index: usize) -> Option<Message> {
        let row = &self.rows[index];
        let (Some(format), Some(ty)) = (row.target, row.kind.numeric()) else {
            return None;
        };
        let wanted = format.shader_type();
        let same_class =
            ty.is_integer() == wanted.is_integer() && (!ty.is_integer() || ty.same_scalar(wanted));
        let mut message = Message::new();
        message.push("`target(");
        message.push(format.name());
        message.push(")` takes ");
        if !same_class {
            message.push("a `");
            message.push(wanted.name());
            message.push("`, but `");
            message.push(row.name);
            message.push("` is a `");
            message.push(ty.name());
            message.push("`");
            return Some(message);
        }
        if ty.components() < wanted.components() {
            message.push_number(wanted.components() as usize);
            message.push(" components, but `");
            message.push(row.name);
            message.push("`, a `");
            message.push(ty.name());
            message.push("`, has ");
            message.push_number(ty.components() as usize);
            message.push("\nhelp: return a `");
            message.push(wanted.name());
            message.push("`");
            return Some(message);
        }
        None
    }

    /// The first free location behind a taken one, or else before it.
    const fn next_free(&self, taken: u32) -> Option<u32> {
        let mut used = Locations::NONE;
        let mut i = 0;
        while i < self.rows.len() {
            used.add(self.location(i));
            i += 1;
        }
        used.next_free(taken, limits::MAX_COLOR_ATTACHMENTS as u32)
    }
}
