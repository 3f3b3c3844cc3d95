//! The layout constraints of the uniform address space.
//!
//! Owns: the three strict rules, the two about types, and that of WebGL 2. Must
//! not know: how to word or repair a violation.
//!
//! Specification: [address space layout constraints](https://www.w3.org/TR/WGSL/#address-space-layout-constraints).

use super::RuleSet;
use super::path::MemberPath;
use super::violation::{Violation, ViolationKind};
use crate::alignment::Alignment;
use crate::layout::member::Member;
use crate::layout::{Kind, Layout};

/// A violation, and the declaration that has to change.
#[derive(Clone, Copy)]
pub(super) struct Found {
    pub(super) violation: Violation,
    /// The innermost struct on the way, and which of its members is meant. There
    /// is none if the type that was asked about is not a struct.
    pub(super) place: Option<(&'static Layout, usize)>,
    /// The type that breaks the rule.
    pub(super) culprit: Option<&'static Layout>,
    /// A struct on the way was declared to be uniform, so its own derive says
    /// what is wrong.
    pub(super) reported: bool,
}

impl Found {
    const fn new(kind: ViolationKind) -> Self {
        Self {
            violation: Violation::new(MemberPath::ROOT, kind),
            place: None,
            culprit: None,
            reported: false,
        }
    }

    const fn in_element(mut self, element: &'static Layout) -> Self {
        self = self.leaving(element);
        self.violation.path = self.violation.path.in_element();
        self.culprit(element)
    }

    const fn in_member(mut self, member: &'static Member) -> Self {
        self = self.leaving(member.layout());
        self.violation.path = self.violation.path.in_member(member.name());
        self.culprit(member.layout())
    }

    /// The violation is inside of `layout`, and now seen from outside.
    const fn leaving(mut self, layout: &'static Layout) -> Self {
        if let Kind::Struct(structure) = &layout.kind {
            self.reported |= structure.declared_uniform;
        }
        self.placed(layout)
    }

    pub(super) const fn culprit(mut self, layout: &'static Layout) -> Self {
        if self.culprit.is_none() {
            self.culprit = Some(layout);
        }
        self
    }

    /// Names the struct of which the path starts with member `index`, unless an
    /// inner one has been named. The caller knows it by reference only while its
    /// own owner holds it for ever, so the owner calls this.
    pub(super) const fn placed(mut self, owner: &'static Layout) -> Self {
        if self.place.is_none() {
            if let Some(index) = index_of(owner, self.violation.path.name()) {
                self.place = Some((owner, index));
            }
        }
        self
    }
}

const fn index_of(layout: &Layout, name: &str) -> Option<usize> {
    let members = layout.members();
    let mut i = 0;
    while i < members.len() {
        if crate::text::equal(members[i].name().as_bytes(), name.as_bytes()) {
            return Some(i);
        }
        i += 1;
    }
    None
}

/// The first violation in a type.
pub(super) const fn find(layout: &Layout, rules: RuleSet) -> Option<Found> {
    let found = find_in_type(layout, rules);
    if found.is_some() {
        return found;
    }
    if matches!(rules, RuleSet::WebGl2) && layout.size() % 16 != 0 {
        return Some(Found::new(ViolationKind::Size {
            size: layout.size(),
            required: 16,
        }));
    }
    None
}

const fn find_in_type(layout: &Layout, rules: RuleSet) -> Option<Found> {
    match &layout.kind {
        Kind::Atomic(_) => Some(Found::new(ViolationKind::Atomic)),
        Kind::Array { count: None, .. } => Some(Found::new(ViolationKind::RuntimeSized)),
        Kind::Array { element, .. } => {
            let stride = element.stride();
            if rules.is_strict() && stride % 16 != 0 {
                let kind = ViolationKind::ArrayStride {
                    stride,
                    required: 16,
                };
                return Some(Found::new(kind));
            }
            match find_in_type(element, rules) {
                Some(found) => Some(found.in_element(element)),
                None => None,
            }
        }
        Kind::Struct(structure) => {
            let mut i = 0;
            while i < structure.members.len() {
                let found = find_in_member(structure.members, i, rules);
                if found.is_some() {
                    return found;
                }
                if rules.is_strict() {
                    if let Some(violation) = position(structure.members, i) {
                        return Some(Found {
                            violation,
                            place: None,
                            culprit: Some(structure.members[i].layout()),
                            reported: false,
                        });
                    }
                }
                i += 1;
            }
            None
        }
        _ => None,
    }
}

/// The first violation inside the type of a member.
pub(super) const fn find_in_member(
    members: &'static [Member],
    index: usize,
    rules: RuleSet,
) -> Option<Found> {
    let member = &members[index];
    match find_in_type(member.layout(), rules) {
        Some(found) => Some(found.in_member(member)),
        None => None,
    }
}

/// The rules about where a member starts: its own alignment, and the room of the
/// struct before it.
pub(super) const fn position(members: &[Member], index: usize) -> Option<Violation> {
    let member = &members[index];
    let path = MemberPath::member(member.name());
    let required = required_alignment(member.layout()).get();
    if member.offset() % required != 0 {
        let kind = ViolationKind::Offset {
            offset: member.offset(),
            required,
        };
        return Some(Violation::new(path, kind));
    }
    if index > 0 {
        let previous = &members[index - 1];
        let required = room(previous.layout());
        let distance = member.offset() - previous.offset();
        if distance < required {
            let kind = ViolationKind::SpaceAfterStruct {
                previous: previous.name(),
                distance,
                required,
            };
            return Some(Violation::new(path, kind));
        }
    }
    None
}

/// The first offset, from the one that it has on, at which a member may start.
pub(super) const fn least_offset(members: &[Member], index: usize) -> usize {
    let member = &members[index];
    let mut offset = member.offset();
    if index > 0 {
        let previous = &members[index - 1];
        let end = previous.offset().saturating_add(room(previous.layout()));
        if offset < end {
            offset = end;
        }
    }
    required_alignment(member.layout())
        .max(member.alignment())
        .round_up(offset)
}

/// The required alignment in the uniform address space.
const fn required_alignment(layout: &Layout) -> Alignment {
    match &layout.kind {
        Kind::Array { .. } | Kind::Struct(_) => layout.alignment.max(Alignment::A16),
        _ => layout.alignment,
    }
}

/// How many bytes from its start a member keeps from the next one.
const fn room(layout: &Layout) -> usize {
    match &layout.kind {
        Kind::Struct(_) => Alignment::A16.round_up(layout.size()),
        _ => 0,
    }
}
