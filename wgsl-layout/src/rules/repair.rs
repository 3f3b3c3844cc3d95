//! Padding where the uniform address space wants it: by `@size` on the member
//! before, which every compiler understands alike (`@align` gets lost when naga
//! nests a struct).
//!
//! Owns: which `@size` is asked for. Must not know: how offsets are computed;
//! everything is placed again after each change.

use super::uniform;
use crate::alignment::Alignment;
use crate::layout::aggregate::place_all;
use crate::layout::member::Member;

/// Places the members of a struct such that each may start where it does in the
/// uniform address space (`pad`), and that the size of the struct is a multiple
/// of 16 (`round`).
#[doc(hidden)]
pub const fn place_uniform<const N: usize>(
    mut members: [Member; N],
    pad: bool,
    round: bool,
) -> [Member; N] {
    repair(&mut members, pad, round);
    members
}

/// As [`place_uniform`], without the rows of fields that are nothing, and how
/// many rows that leaves at the start.
#[doc(hidden)]
pub const fn place_present<const N: usize>(
    mut members: [Member; N],
    pad: bool,
    round: bool,
) -> ([Member; N], usize) {
    let mut count = 0;
    let mut i = 0;
    while i < N {
        if !members[i].codec.is_nothing() {
            members[count] = members[i];
            count += 1;
        }
        i += 1;
    }
    repair(members.split_at_mut(count).0, pad, round);
    (members, count)
}

/// The rows that are there.
#[doc(hidden)]
pub const fn present<const N: usize>(placed: &'static ([Member; N], usize)) -> &'static [Member] {
    placed.0.split_at(placed.1).0
}

/// As [`place_uniform`], in place.
#[doc(hidden)]
pub const fn repair(members: &mut [Member], pad: bool, round: bool) {
    place_all(members);
    let mut i = 1;
    while pad && i < members.len() {
        let offset = uniform::least_offset(members, i);
        if offset > members[i].offset() {
            let previous = &mut members[i - 1];
            previous.size_attribute = Some(offset - previous.offset());
            place_all(members);
        }
        i += 1;
    }
    if round {
        round_up_size(members);
    }
}

/// Asks for so many bytes behind the last member that the size of the struct is
/// a multiple of 16.
const fn round_up_size(members: &mut [Member]) {
    let mut i = 0;
    while i < members.len() {
        if members[i].align() >= Alignment::A16.get() {
            // Then the size is one already.
            return;
        }
        i += 1;
    }
    if let [.., last] = members {
        let end = last.offset().saturating_add(last.size());
        let rounded = Alignment::A16.round_up(end);
        // A runtime-sized array takes no `@size`, and is not uniform anyway.
        if rounded > end && !last.layout().is_runtime_sized() {
            last.size_attribute = Some(rounded - last.offset());
        }
    }
}

/// How many members of a struct are looked at by [`is_needed`].
const MEMBERS: usize = 128;

/// Whether a member has to be moved even if all members before it were repaired.
/// If not, where it is now is the fault of one of those.
pub(super) const fn is_needed(members: &[Member], index: usize) -> bool {
    if index == 0 || index >= MEMBERS {
        return true;
    }
    let mut repaired = [members[0]; MEMBERS];
    let mut i = 1;
    while i <= index {
        repaired[i] = members[i];
        i += 1;
    }
    repair(repaired.split_at_mut(index + 1).0, true, false);
    match (
        repaired[index - 1].size_attribute,
        members[index - 1].size_attribute,
    ) {
        (Some(wanted), Some(given)) => wanted > given,
        (Some(_), None) => true,
        _ => false,
    }
}
