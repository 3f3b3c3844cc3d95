//! What can be wrong with an inter-stage struct, in words.
//!
//! Owns: the rules of one struct. Must not know: pairs of structs (`link`).

use super::builtin::{FRAGMENT_IN, VERTEX_OUT};
use super::inter_stage::{InterStage, Role};
use super::interpolation::InterpolationType;
use super::limits::MAX_INTER_STAGE_SHADER_VARIABLES;
use super::member::{Locations, first_with_builtin};
use super::slots::{Slots, clip_slots};
use crate::message::Message;

impl InterStage {
    /// Checks one member.
    ///
    /// # Panics
    ///
    /// If it cannot stand between stages.
    #[track_caller]
    pub const fn check_member(&'static self, row: usize) {
        let problem = match self.rows[row].builtin {
            Some(_) => self.builtin_problem(row),
            None => self.located_problem(row),
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
    pub const fn check_location(&'static self, row: usize) {
        if let Some(message) = self.location_problem(row) {
            panic!("{}", message.as_str());
        }
    }

    /// Checks the struct as a whole, if its members are sound.
    ///
    /// # Panics
    ///
    /// If it takes too many slots, or lacks the position.
    #[track_caller]
    pub const fn check(&'static self) {
        let mut i = 0;
        while i < self.rows.len() {
            if self.location_problem(i).is_some() {
                return;
            }
            i += 1;
        }
        let mut message = Message::new();
        if let (Role::VertexOutput, false) = (self.role, self.has(super::Builtin::Position)) {
            message.push("`");
            message.push(self.name);
            message.push("` lacks the position, which every vertex shader returns\nhelp: add a member `#[wgsl(builtin(position))] clip: Vec4`");
            panic!("{}", message.as_str());
        }
        let slots = Slots::of(self);
        if slots.highest() > MAX_INTER_STAGE_SHADER_VARIABLES {
            message.push("`");
            message.push(self.name);
            message.push("` takes ");
            message.push_number(slots.highest());
            message.push(" inter-stage variables with its built-in values, and a device offers 16");
            if slots.packed() <= MAX_INTER_STAGE_SHADER_VARIABLES {
                message.push("\nhelp: small members can share vectors: packed they take ");
                message.push_number(slots.packed());
            }
            panic!("{}", message.as_str());
        }
    }

    const fn builtin_problem(&'static self, index: usize) -> Option<Message> {
        let row = &self.rows[index];
        let Some(builtin) = row.builtin else {
            return None;
        };
        let mut message = Message::new();
        message.push("`builtin(");
        message.push(builtin.name());
        message.push(")` is ");
        let sides = builtin.sides();
        if sides & (VERTEX_OUT | FRAGMENT_IN) == 0 {
            message.push(builtin.place());
            message.push(
                ", not a value between stages\nhelp: make it a parameter or a result of the entry point itself",
            );
            return Some(message);
        }
        let only = match self.side() {
            Role::VertexOutput => Some(VERTEX_OUT),
            Role::FragmentInput => Some(FRAGMENT_IN),
            Role::Both => None,
        };
        if let Some(side) = only {
            if sides & side == 0 {
                message.push(builtin.place());
                message.push(", but `");
                message.push(self.name);
                message.push(if side == VERTEX_OUT {
                    "` is the output of a vertex shader"
                } else {
                    "` is the input of a fragment shader"
                });
                message.push("\nhelp: use two structs, the second with `#[wgsl(from(..))]`");
                return Some(message);
            }
        }
        if let Some(first) = first_with_builtin(self.rows, index, builtin) {
            message.push("given twice: `");
            message.push(first.name);
            message.push("` has it already");
            return Some(message);
        }
        row.builtin_type_problem(builtin)
    }

    const fn located_problem(&'static self, index: usize) -> Option<Message> {
        let row = &self.rows[index];
        let problem = row.location_type_problem();
        if problem.is_some() {
            return problem;
        }
        if let Some(from) = self.from {
            let problem = self.source_problem(from, index);
            if problem.is_some() {
                return problem;
            }
        }
        if self.ty(index).is_integer()
            && !matches!(self.interpolation(index).ty, InterpolationType::Flat)
        {
            let mut message = Message::new();
            message.push("`");
            message.push(row.name);
            message.push("` is an integer, which passes between stages only with `interpolate(flat)`\nhelp: remove `interpolate(..)`: integers get `flat` by themselves");
            return Some(message);
        }
        None
    }

    /// Whether the other struct has the member, of the same type.
    const fn source_problem(&'static self, from: &InterStage, index: usize) -> Option<Message> {
        let row = &self.rows[index];
        let mut message = Message::new();
        message.push("`");
        message.push(from.name);
        let Some((from, i)) = self.source(index) else {
            message.push("` has no member `");
            message.push(row.name);
            message.push("` with a location\nhelp: its members are ");
            let mut first = true;
            let mut i = 0;
            while i < from.rows.len() {
                if from.rows[i].builtin.is_none() {
                    message.push(if first { "`" } else { ", `" });
                    message.push(from.rows[i].name);
                    message.push("`");
                    first = false;
                }
                i += 1;
            }
            return Some(message);
        };
        message.push("` has `");
        message.push(row.name);
        if !from.ty(i).same(self.ty(index)) {
            message.push("` as a `");
            message.push(from.ty(i).name());
            message.push("`, here it is a `");
            message.push(self.ty(index).name());
            message.push("`");
            return Some(message);
        }
        if !from.interpolation(i).same(self.interpolation(index)) {
            message.push("` with `interpolate(");
            message.push(from.interpolation(i).type_name());
            message.push(", ");
            message.push(from.interpolation(i).sampling_name());
            message.push(")`\nhelp: remove `interpolate(..)` here: it is taken from there");
            return Some(message);
        }
        None
    }

    const fn location_problem(&'static self, index: usize) -> Option<Message> {
        let Some(location) = self.location(index) else {
            return None;
        };
        let row = &self.rows[index];
        let mut message = Message::new();
        let mut i = 0;
        while i < index {
            if let Some(other) = self.location(i) {
                // A member that the other struct lacks has been reported.
                let known = self.from.is_none() || self.source(index).is_some();
                if other == location && known {
                    message.push("location ");
                    message.push_number(location as usize);
                    message.push(" of `");
                    message.push(row.name);
                    message.push("` is already taken by `");
                    message.push(self.rows[i].name);
                    message.push("`");
                    if let Some(free) = self.next_free(location) {
                        message.push("\nhelp: the next free one is ");
                        message.push_number(free as usize);
                    }
                    return Some(message);
                }
            }
            i += 1;
        }
        let clip = clip_slots(self);
        if location as usize + clip >= MAX_INTER_STAGE_SHADER_VARIABLES {
            message.push("`");
            message.push(row.name);
            message.push("` has location ");
            message.push_number(location as usize);
            message.push(", but the last one between stages is ");
            message.push_number(MAX_INTER_STAGE_SHADER_VARIABLES.saturating_sub(clip + 1));
            if clip > 0 {
                message.push(", the clip distances taking the others");
            }
            let packed = Slots::of(self).packed();
            if packed <= MAX_INTER_STAGE_SHADER_VARIABLES
                && self.rows.len() > MAX_INTER_STAGE_SHADER_VARIABLES
            {
                message.push("\nhelp: small members can share vectors: packed they take ");
                message.push_number(packed);
            }
            return Some(message);
        }
        None
    }

    /// The first free location behind a taken one, or else before it.
    const fn next_free(&'static self, taken: u32) -> Option<u32> {
        let mut used = Locations::NONE;
        let mut i = 0;
        while i < self.rows.len() {
            used.add(self.location(i));
            i += 1;
        }
        used.next_free(taken, MAX_INTER_STAGE_SHADER_VARIABLES as u32)
    }
}
