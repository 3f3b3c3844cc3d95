//! What can be wrong with a vertex input, in words.
//!
//! Owns: the rules of vertex state. Must not know: how the table is made.
//!
//! Every check is called in a constant of its own at the field, so that its
//! message stands there.

use super::limits;
use super::vertex_format::{Stored, VertexFormat};
use super::vertex_input::{VertexInput, VertexRow};
use crate::message::Message;
use crate::text::equal;

impl VertexInput {
    /// Checks the type and the format of a field.
    ///
    /// # Panics
    ///
    /// If the field cannot be an attribute.
    #[track_caller]
    pub const fn check_field(&self, row: usize) {
        if let Some(message) = self.field_problem(row) {
            panic!("{}", message.as_str());
        }
    }

    /// Checks the locations of a field.
    ///
    /// # Panics
    ///
    /// If one is taken, or beyond the last.
    #[track_caller]
    pub const fn check_location(&self, row: usize) {
        if let Some(message) = self.location_problem(row) {
            panic!("{}", message.as_str());
        }
    }

    /// Checks the stride, if the fields are sound.
    ///
    /// # Panics
    ///
    /// If no vertex buffer can have it.
    #[track_caller]
    pub const fn check_stride(&self) {
        let mut i = 0;
        while i < self.rows.len() {
            if self.field_problem(i).is_some() {
                return;
            }
            i += 1;
        }
        let stride = self.stride();
        let mut message = Message::new();
        message.push("the vertices of `");
        message.push(self.name);
        message.push("` are ");
        message.push_number(stride);
        message.push(" bytes apart");
        if stride > limits::MAX_VERTEX_BUFFER_ARRAY_STRIDE {
            message.push(", but a vertex buffer allows at most 2048");
            message.push("\nhelp: put what is large into a storage buffer");
        } else if stride % 4 != 0 {
            message.push(", but the stride of a vertex buffer is a multiple of 4");
            message.push("\nhelp: add a field `#[wgsl(skip)] _pad: [u8; ");
            message.push_number(4 - stride % 4);
            message.push("]`, or remove `#[repr(C)]`: then the vertices are packed");
        } else {
            return;
        }
        panic!("{}", message.as_str());
    }

    const fn field_problem(&self, index: usize) -> Option<Message> {
        let row = &self.rows[index];
        let problem = format_problem(row);
        if problem.is_some() {
            return problem;
        }
        let problem = shader_type_problem(row);
        if problem.is_some() {
            return problem;
        }
        let problem = self.offset_problem(index);
        if problem.is_some() {
            return problem;
        }
        self.name_problem(index)
    }

    const fn offset_problem(&self, index: usize) -> Option<Message> {
        let row = &self.rows[index];
        let format = row.attribute_format();
        let (offset, step) = self.place(index);
        let aligned = format.offset_alignment();
        if offset % aligned == 0 && (row.facts.columns == 1 || step % aligned == 0) {
            return None;
        }
        let mut message = Message::new();
        message.push("`");
        message.push(row.name);
        message.push("` starts at byte ");
        message.push_number(offset);
        message.push(" of the vertex, but an attribute of format `");
        message.push(format.name());
        message.push("` starts at a multiple of ");
        message.push_number(aligned);
        message.push(
            "\nhelp: move it in front of smaller fields, or remove `#[repr(C)]`: then the vertices are packed",
        );
        Some(message)
    }

    /// The members of a matrix may be named like another field.
    const fn name_problem(&self, index: usize) -> Option<Message> {
        let row = &self.rows[index];
        let mut i = 0;
        while i < self.rows.len() {
            let other = &self.rows[i];
            if other.facts.columns > 1
                && row.facts.columns == 1
                && is_column(other.name, row.name, other.facts.columns)
            {
                let mut message = Message::new();
                message.push("`");
                message.push(row.name);
                message.push("` is also the name of a column of the matrix `");
                message.push(other.name);
                message
                    .push("`\nhelp: give one of them another name with `#[wgsl(rename = \"..\")]`");
                return Some(message);
            }
            i += 1;
        }
        None
    }

    const fn location_problem(&self, index: usize) -> Option<Message> {
        let row = &self.rows[index];
        let first = self.location(index);
        let last = first.saturating_add(row.facts.columns as u32 - 1);
        let mut i = 0;
        while i < index {
            let other_first = self.location(i);
            let other_last = other_first.saturating_add(self.rows[i].facts.columns as u32 - 1);
            if first <= other_last && other_first <= last {
                let taken = if first > other_first {
                    first
                } else {
                    other_first
                };
                let mut message = Message::new();
                message.push("location ");
                message.push_number(taken as usize);
                message.push(" of `");
                message.push(row.name);
                message.push("` is already taken by `");
                message.push(self.rows[i].name);
                message.push("`");
                if let Some(free) = self.next_free(taken, row.facts.columns as u32) {
                    message.push("\nhelp: the next free one is ");
                    message.push_number(free as usize);
                }
                return Some(message);
            }
            i += 1;
        }
        if last as usize >= limits::MAX_VERTEX_ATTRIBUTES {
            let mut message = Message::new();
            message.push("`");
            message.push(row.name);
            message.push("` has location ");
            message.push_number(last as usize);
            message.push(", but the last one of a vertex input is 15");
            return Some(message);
        }
        None
    }

    /// The first location behind the given one from which on so many are free,
    /// or else before it.
    const fn next_free(&self, behind: u32, count: u32) -> Option<u32> {
        let all = limits::MAX_VERTEX_ATTRIBUTES as u32;
        let mut i = 1;
        while i <= all {
            let first = (behind + i) % all;
            if first + count <= all && self.are_free(first, count) {
                return Some(first);
            }
            i += 1;
        }
        None
    }

    const fn are_free(&self, first: u32, count: u32) -> bool {
        let mut i = 0;
        while i < self.rows.len() {
            let start = self.location(i);
            let end = start.saturating_add(self.rows[i].facts.columns as u32);
            if first < end && start < first + count {
                return false;
            }
            i += 1;
        }
        true
    }
}

/// Whether `name` is `matrix_N` with a column number.
const fn is_column(matrix: &str, name: &str, columns: u8) -> bool {
    let (matrix, name) = (matrix.as_bytes(), name.as_bytes());
    if name.len() != matrix.len() + 2 {
        return false;
    }
    let (head, tail) = name.split_at(matrix.len());
    equal(head, matrix) && tail[0] == b'_' && tail[1] >= b'0' && tail[1] < b'0' + columns
}

const fn format_problem(row: &VertexRow) -> Option<Message> {
    let facts = &row.facts;
    if let Some(refusal) = facts.refused {
        let mut message = no_format(row);
        message.push(": ");
        message.push(refusal.why);
        message.push("\nhelp: ");
        message.push(refusal.instead);
        return Some(message);
    }
    let Some(format) = row.format else {
        return match facts.format() {
            Some(_) => None,
            None => Some(missing_format(row)),
        };
    };
    if facts.columns > 1 {
        let mut message = Message::new();
        message.push("`format` on `");
        message.push(row.name);
        message.push("`, a matrix: its columns have formats of their own");
        message.push("\nhelp: remove it, or make each column a field");
        return Some(message);
    }
    let mut message = Message::new();
    message.push("`format(");
    message.push(format.name());
    message.push(")` is ");
    if format.size() != facts.bytes() {
        message.push_number(format.size());
        message.push(if format.size() == 1 {
            " byte, but `"
        } else {
            " bytes, but `"
        });
        message.push(row.name);
        message.push("`, ");
        message.push("`");
        message.push(row.rust_type);
        message.push("`");
        message.push(", is ");
        message.push_number(facts.bytes());
    } else if !fits(format, row) {
        message.push("made of ");
        push_numbers(&mut message, format.stored(), format.component_size());
        message.push(", but `");
        message.push(row.name);
        message.push("`, ");
        message.push("`");
        message.push(row.rust_type);
        message.push("`");
        message.push(", of ");
        push_numbers(&mut message, facts.stored, facts.component_size as usize);
    } else {
        return None;
    }
    if let Some(own) = facts.format() {
        message.push("\nhelp: the format of `");
        message.push(row.rust_type);
        message.push("` is `");
        message.push(own.name());
        message.push("`");
    }
    Some(message)
}

const fn normalized(stored: Stored) -> Option<Stored> {
    match stored {
        Stored::Unsigned => Some(Stored::UnsignedNormalized),
        Stored::Signed => Some(Stored::SignedNormalized),
        _ => None,
    }
}

/// Whether the numbers of the type can be those of a format of the same size.
/// A single unsigned number may hold any bits, and 16-bit floats often lie in
/// `u16`.
const fn fits(format: VertexFormat, row: &VertexRow) -> bool {
    let facts = &row.facts;
    if facts.components == 1 && matches!(facts.stored, Stored::Unsigned) {
        return true;
    }
    if format.component_size() != facts.component_size as usize {
        return false;
    }
    match facts.stored {
        Stored::Unsigned => {
            matches!(
                format.stored(),
                Stored::Unsigned | Stored::UnsignedNormalized
            ) || (facts.component_size == 2 && matches!(format.stored(), Stored::Float))
        }
        Stored::Signed => matches!(format.stored(), Stored::Signed | Stored::SignedNormalized),
        stored => stored as u8 == format.stored() as u8,
    }
}

const fn push_numbers(message: &mut Message, stored: Stored, size: usize) {
    message.push(match stored {
        Stored::Unsigned => "unsigned ",
        Stored::Signed => "signed ",
        Stored::UnsignedNormalized => "unsigned normalized ",
        Stored::SignedNormalized => "signed normalized ",
        Stored::Float => "floating-point ",
    });
    message.push_number(8 * size);
    message.push("-bit numbers");
}

const fn no_format(row: &VertexRow) -> Message {
    let mut message = Message::new();
    message.push("`");
    message.push(row.rust_type);
    message.push("` has no vertex format");
    message
}

/// A vector of a length that formats do not have.
const fn missing_format(row: &VertexRow) -> Message {
    let facts = &row.facts;
    let mut message = no_format(row);
    if facts.component_size < 4 && facts.components == 3 {
        message.push(": there is none of three ");
        message.push_number(8 * facts.component_size as usize);
        message.push("-bit components");
        message.push("\nhelp: use four components and leave the last one unused: `");
        push_array(&mut message, facts.stored, facts.component_size, 4);
        message.push("`, with `#[wgsl(as = ");
        message.push(match facts.stored {
            Stored::Unsigned => "vec3u",
            Stored::Signed => "vec3i",
            _ => "vec3f",
        });
        message.push(")]`");
    } else {
        message.push(": a vector has ");
        message.push(if facts.component_size < 4 {
            "two or four"
        } else {
            "two, three or four"
        });
        message.push(" components, this has ");
        message.push_number(facts.components);
        message.push("\nhelp: make it several fields, each an attribute of its own");
    }
    message
}

const fn push_array(message: &mut Message, stored: Stored, size: u8, len: usize) {
    let wrapped = matches!(
        stored,
        Stored::UnsignedNormalized | Stored::SignedNormalized
    );
    if wrapped {
        message.push("Normalized<");
    }
    message.push("[");
    message.push(match stored {
        Stored::Unsigned | Stored::UnsignedNormalized => "u",
        Stored::Signed | Stored::SignedNormalized => "i",
        Stored::Float => "f",
    });
    message.push_number(8 * size as usize);
    message.push("; ");
    message.push_number(len);
    message.push("]");
    if wrapped {
        message.push(">");
    }
}

/// The type given by `as` has to be of the scalar type that the format gives.
const fn shader_type_problem(row: &VertexRow) -> Option<Message> {
    let Some(ty) = row.shader_type else {
        return None;
    };
    let format = row.attribute_format();
    if ty.same_scalar(format.shader_type()) {
        if row.facts.columns > 1 && !ty.same(format.shader_type()) {
            let mut message = Message::new();
            message.push("the columns of the matrix `");
            message.push(row.name);
            message.push("` are `");
            message.push(format.shader_type().name());
            message.push("` and cannot be read as `");
            message.push(ty.name());
            message.push("`");
            return Some(message);
        }
        return None;
    }
    let mut message = Message::new();
    message.push("the format `");
    message.push(format.name());
    message.push("` is read as `");
    message.push(format.shader_type().name());
    message.push("`, or with fewer or more components of that type, but not as `");
    message.push(ty.name());
    message.push("`");
    if let (Some(stored), false) = (normalized(format.stored()), ty.is_integer()) {
        let size = format.component_size();
        if let Some(other) = VertexFormat::find(stored, size, format.components()) {
            message.push("\nhelp: `format(");
            message.push(other.name());
            message.push(")` gives floating-point numbers");
        }
    }
    Some(message)
}
