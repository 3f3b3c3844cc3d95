//! Module texts: which declarations there are, each once, and whether two of
//! them contradict each other.
//!
//! Owns: `wgsl!`. Must not know: how a struct is spelt.

use super::{Sink, equal, names, push_declarations, slice};
use crate::layout::{Kind, Layout, Structure};
use crate::message::Message;

/// How many different structs one text can hold. A text with more would declare
/// some of them twice, which every WGSL compiler refuses.
const DIFFERENT_STRUCTS: usize = 1024;

/// The structs that a text has declared so far.
pub(super) struct Seen {
    structs: [Option<&'static Structure>; DIFFERENT_STRUCTS],
    len: usize,
}

impl Seen {
    pub(super) const fn new() -> Self {
        Self {
            structs: [None; DIFFERENT_STRUCTS],
            len: 0,
        }
    }

    /// The struct of the same WGSL name.
    pub(super) const fn find(&self, wanted: &Structure) -> Option<&'static Structure> {
        let mut i = 0;
        while i < self.len {
            if let Some(structure) = self.structs[i] {
                if names::same_name(structure, wanted) {
                    return Some(structure);
                }
            }
            i += 1;
        }
        None
    }

    pub(super) const fn add(&mut self, structure: &'static Structure) {
        if self.len < DIFFERENT_STRUCTS {
            self.structs[self.len] = Some(structure);
            self.len += 1;
        }
    }
}

/// The parts of a module text.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub struct Module {
    pub types: &'static [&'static Layout],
    pub texts: &'static [&'static str],
}

impl Module {
    /// The length of the text in bytes.
    ///
    /// # Panics
    ///
    /// If two different structs have one name.
    #[track_caller]
    pub const fn checked_len(self) -> usize {
        let mut seen = Seen::new();
        let mut i = 0;
        while i < self.types.len() {
            if let Some((a, b)) = find_conflict(&mut seen, self.types[i]) {
                panic!("{}", conflict_message(a, b, "in this module text").as_str());
            }
            i += 1;
        }
        let mut sink = Sink::new(&mut []);
        self.push(&mut sink);
        sink.len()
    }

    const fn push(self, sink: &mut Sink<'_>) {
        let mut f16 = false;
        let mut i = 0;
        while i < self.types.len() {
            f16 |= self.types[i].uses_f16();
            i += 1;
        }
        // Directives come before all declarations, those of the texts too.
        let mut i = 0;
        while i < self.texts.len() {
            let text = self.texts[i].as_bytes();
            sink.push_bytes(slice(text, 0, directives_end(text)));
            if directives_end(text) > 0 {
                sink.push("\n");
            }
            i += 1;
        }
        if f16 {
            sink.push("enable f16;\n");
        }
        if sink.len() > 0 {
            sink.push("\n");
        }
        push_declarations(sink, self.types);
        let mut i = 0;
        while i < self.texts.len() {
            let text = self.texts[i].as_bytes();
            if sink.len() > 0 {
                sink.push("\n");
            }
            sink.push_bytes(slice(text, directives_end(text), text.len()));
            i += 1;
        }
    }
}

/// Renders a module text into the array that [`Module::checked_len`] measured.
#[doc(hidden)]
pub const fn compose<const LEN: usize>(module: Module) -> [u8; LEN] {
    let mut bytes = [0; LEN];
    module.push(&mut Sink::new(&mut bytes));
    bytes
}

/// What is said about two structs of one name.
pub(crate) const fn conflict_message(a: &Structure, b: &Structure, place: &str) -> Message {
    let mut name = [0; 256];
    let mut sink = Sink::new(&mut name);
    names::push_struct_name(&mut sink, a);
    let len = if sink.len() < 256 { sink.len() } else { 256 };
    let mut message = Message::new();
    message.push("two different structs are both named `");
    message.push(super::as_str(&name, len));
    message.push("` ");
    message.push(place);
    message.push(": `");
    message.push(a.rust_path);
    message.push("` and `");
    message.push(b.rust_path);
    message.push("`\nhelp: give one of them another name with `#[wgsl(rename = \"..\")]`");
    message
}

/// A struct that member `index` brings into the text of its struct, and another
/// one of the same name there: the struct itself, or brought by a member before.
pub(crate) const fn conflict_of_member(
    layout: &'static Layout,
    index: usize,
) -> Option<(&'static Structure, &'static Structure)> {
    let (Kind::Struct(structure), member) = (&layout.kind, layout.members()[index].layout) else {
        return None;
    };
    if innermost(member).members().is_empty() {
        return None;
    }
    if let Some(found) = conflict_with(member, structure) {
        return Some(found);
    }
    let mut i = 0;
    while i < index {
        if let Some(found) = conflict_between(member, structure.members[i].layout) {
            return Some(found);
        }
        i += 1;
    }
    None
}

/// A struct in `new` and one in `old` that are named alike and are not alike.
const fn conflict_between(
    new: &'static Layout,
    old: &'static Layout,
) -> Option<(&'static Structure, &'static Structure)> {
    let Kind::Struct(structure) = &innermost(old).kind else {
        return None;
    };
    if let Some(found) = conflict_with(new, structure) {
        return Some(found);
    }
    let mut i = 0;
    while i < structure.members.len() {
        if let Some(found) = conflict_between(new, structure.members[i].layout) {
            return Some(found);
        }
        i += 1;
    }
    None
}

/// A struct in `new` that is named like `old` and is not like it.
const fn conflict_with(
    new: &'static Layout,
    old: &'static Structure,
) -> Option<(&'static Structure, &'static Structure)> {
    let Kind::Struct(structure) = &innermost(new).kind else {
        return None;
    };
    if names::same_name(old, structure) && !same_members(old, structure) {
        return Some((old, structure));
    }
    let mut i = 0;
    while i < structure.members.len() {
        if let Some(found) = conflict_with(structure.members[i].layout, old) {
            return Some(found);
        }
        i += 1;
    }
    None
}

/// What an array is made of in the end.
const fn innermost(layout: &'static Layout) -> &'static Layout {
    match &layout.kind {
        Kind::Array { element, .. } => innermost(element),
        _ => layout,
    }
}

/// Two structs of one name that are not alike.
const fn find_conflict(
    seen: &mut Seen,
    layout: &'static Layout,
) -> Option<(&'static Structure, &'static Structure)> {
    match &layout.kind {
        Kind::Array { element, .. } => find_conflict(seen, element),
        Kind::Struct(structure) => {
            match seen.find(structure) {
                Some(other) if same_members(other, structure) => {}
                Some(other) => return Some((other, structure)),
                None => seen.add(structure),
            }
            let mut i = 0;
            while i < structure.members.len() {
                let conflict = find_conflict(seen, structure.members[i].layout);
                if conflict.is_some() {
                    return conflict;
                }
                i += 1;
            }
            None
        }
        _ => None,
    }
}

/// Whether two structs have the same text. Member types that are structs are
/// compared by name: they are looked at in their own turn.
const fn same_members(a: &Structure, b: &Structure) -> bool {
    if a.members.len() != b.members.len() {
        return false;
    }
    let mut i = 0;
    while i < a.members.len() {
        let (x, y) = (&a.members[i], &b.members[i]);
        if x.offset != y.offset
            || x.size() != y.size()
            || x.align() != y.align()
            || !equal(x.name.as_bytes(), y.name.as_bytes())
            || !names::same_type(x.layout, y.layout)
        {
            return false;
        }
        i += 1;
    }
    true
}

/// Where the leading directives of a hand-written text end: after the last `;`
/// of `enable`, `requires` and `diagnostic`. Zero if there are none.
const fn directives_end(text: &[u8]) -> usize {
    let mut end = 0;
    let mut at = 0;
    loop {
        at = skip_blank(text, at);
        if !(starts_word(text, at, b"enable")
            || starts_word(text, at, b"requires")
            || starts_word(text, at, b"diagnostic"))
        {
            return end;
        }
        while at < text.len() && text[at] != b';' {
            at += 1;
        }
        if at == text.len() {
            return end;
        }
        at += 1;
        end = at;
    }
}

const fn starts_word(text: &[u8], at: usize, word: &[u8]) -> bool {
    let end = at + word.len();
    end < text.len()
        && equal(slice(text, at, end), word)
        && !text[end].is_ascii_alphanumeric()
        && text[end] != b'_'
}

/// Skips blanks and comments; block comments nest in WGSL.
const fn skip_blank(text: &[u8], mut at: usize) -> usize {
    loop {
        if at < text.len() && text[at].is_ascii_whitespace() {
            at += 1;
        } else if at + 1 < text.len() && text[at] == b'/' && text[at + 1] == b'/' {
            while at < text.len() && text[at] != b'\n' {
                at += 1;
            }
        } else if at + 1 < text.len() && text[at] == b'/' && text[at + 1] == b'*' {
            let mut depth = 0;
            loop {
                if at + 1 >= text.len() {
                    return text.len();
                }
                if text[at] == b'/' && text[at + 1] == b'*' {
                    depth += 1;
                    at += 2;
                } else if text[at] == b'*' && text[at + 1] == b'/' {
                    depth -= 1;
                    at += 2;
                    if depth == 0 {
                        break;
                    }
                } else {
                    at += 1;
                }
            }
        } else {
            return at;
        }
    }
}
