//! Module texts: which declarations there are, each once, and whether two of
//! them contradict each other.
//!
//! Owns: `wgsl!`. Must not know: how a struct is spelt.

use super::{Sink, equal, names, push_declarations, slice};
use crate::layout::{Alias, Kind, Layout, Scalar, Structure};
use crate::message::Message;

/// How many different types one text can declare. A text with more would
/// declare some of them twice, which every WGSL compiler refuses.
const DIFFERENT_TYPES: usize = 1024;

/// The structs and aliases that a text has declared so far.
pub(super) struct Seen {
    types: [Option<&'static Layout>; DIFFERENT_TYPES],
    len: usize,
}

impl Seen {
    pub(super) const fn new() -> Self {
        Self {
            types: [None; DIFFERENT_TYPES],
            len: 0,
        }
    }

    /// The type of the same WGSL name.
    pub(super) const fn find(&self, wanted: &Layout) -> Option<&'static Layout> {
        let mut i = 0;
        while i < self.len {
            if let Some(layout) = self.types[i] {
                if names::same_name(layout, wanted) {
                    return Some(layout);
                }
            }
            i += 1;
        }
        None
    }

    pub(super) const fn add(&mut self, layout: &'static Layout) {
        if self.len < DIFFERENT_TYPES {
            self.types[self.len] = Some(layout);
            self.len += 1;
        }
    }

    /// A type of another name that cannot be in one text with this one: a constant
    /// of either has a name that the other one declares too.
    const fn find_constant(&self, wanted: &Layout) -> Option<&'static Layout> {
        let mut i = 0;
        while i < self.len {
            if let Some(layout) = self.types[i] {
                let twins = match (&layout.kind, &wanted.kind) {
                    (Kind::Alias(a), Kind::Alias(b)) => {
                        share_a_constant(a, b) || is_a_constant(b, layout)
                    }
                    (_, Kind::Alias(alias)) => is_a_constant(alias, layout),
                    _ => false,
                };
                let is_taken = match &layout.kind {
                    Kind::Alias(alias) => is_a_constant(alias, wanted),
                    _ => false,
                };
                if twins || is_taken {
                    return Some(layout);
                }
            }
            i += 1;
        }
        None
    }
}

/// Whether a type has the name of a constant of an alias.
const fn is_a_constant(alias: &Alias, layout: &Layout) -> bool {
    let mut i = 0;
    while i < alias.constants.len() {
        if names::is_named_like(layout, (alias, &alias.constants[i])) {
            return true;
        }
        i += 1;
    }
    false
}

const fn share_a_constant(a: &Alias, b: &Alias) -> bool {
    let mut i = 0;
    while i < a.constants.len() {
        let mut j = 0;
        while j < b.constants.len() {
            if names::same_constant((a, &a.constants[i]), (b, &b.constants[j])) {
                return true;
            }
            j += 1;
        }
        i += 1;
    }
    false
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
    /// If two different types have one name.
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

/// What is said about two types of one name.
pub(crate) const fn conflict_message(a: &Layout, b: &Layout, place: &str) -> Message {
    let mut message = Message::new();
    match (&a.kind, &b.kind) {
        (Kind::Alias(_), Kind::Alias(_)) if !names::same_name(a, b) => {
            message.push("two types give a constant the same name ");
            message.push(place);
        }
        (Kind::Alias(_), _) | (_, Kind::Alias(_)) if !names::same_name(a, b) => {
            message.push("a type and a constant of another one have the same name ");
            message.push(place);
        }
        (Kind::Struct(_), Kind::Struct(_)) => {
            message.push("two different structs are both named `");
            message.push_type(a);
            message.push("` ");
            message.push(place);
        }
        _ => {
            message.push("two different types are both named `");
            message.push_type(a);
            message.push("` ");
            message.push(place);
        }
    }
    message.push(": `");
    message.push(a.rust_path());
    message.push("` and `");
    message.push(b.rust_path());
    message.push("`\nhelp: give one of them another name with `#[wgsl(rename = \"..\")]`");
    message
}

/// A type that member `index` brings into the text of its struct, and another
/// one of the same name there: the struct itself, or brought by a member before.
pub(crate) const fn conflict_of_member(
    layout: &'static Layout,
    index: usize,
) -> Option<(&'static Layout, &'static Layout)> {
    let (Kind::Struct(structure), member) = (&layout.kind, layout.members()[index].layout) else {
        return None;
    };
    if !is_declared(innermost(member)) {
        return None;
    }
    let mut seen = Seen::new();
    seen.add(layout);
    let mut i = 0;
    while i < index {
        // It has been blamed for what it brings.
        let _ = find_conflict(&mut seen, structure.members[i].layout);
        i += 1;
    }
    find_conflict(&mut seen, member)
}

/// What an array is made of in the end.
const fn innermost(layout: &'static Layout) -> &'static Layout {
    match &layout.kind {
        Kind::Array { element, .. } => innermost(element),
        _ => layout,
    }
}

/// Whether the type has a declaration: after an error it may have none.
const fn is_declared(layout: &Layout) -> bool {
    match &layout.kind {
        Kind::Struct(structure) => !structure.members.is_empty(),
        Kind::Alias(_) => true,
        _ => false,
    }
}

/// Whether two declared types of one name cannot both be in one text.
const fn contradict(a: &Layout, b: &Layout) -> bool {
    match (&a.kind, &b.kind) {
        (Kind::Struct(a), Kind::Struct(b)) => !same_members(a, b),
        (Kind::Alias(a), Kind::Alias(b)) => !same_constants(a, b),
        _ => true,
    }
}

/// Whether two types of one name are one type for certain: generic arguments of
/// one name need not be.
const fn is_itself(a: &Layout, b: &Layout) -> bool {
    match (&a.kind, &b.kind) {
        (Kind::Struct(a), Kind::Struct(b)) => {
            a.arguments.is_empty()
                && b.arguments.is_empty()
                && equal(a.rust_path.as_bytes(), b.rust_path.as_bytes())
        }
        _ => true,
    }
}

/// Two types of one name that are not alike.
const fn find_conflict(
    seen: &mut Seen,
    layout: &'static Layout,
) -> Option<(&'static Layout, &'static Layout)> {
    let layout = innermost(layout);
    if !is_declared(layout) {
        return None;
    }
    match seen.find(layout) {
        Some(other) if contradict(other, layout) => return Some((other, layout)),
        // A type that is used again and again is looked into once.
        Some(other) if is_itself(other, layout) => return None,
        Some(_) => {}
        None => {
            if let Some(other) = seen.find_constant(layout) {
                return Some((other, layout));
            }
            seen.add(layout);
        }
    }
    let members = layout.members();
    let mut i = 0;
    while i < members.len() {
        let conflict = find_conflict(seen, members[i].layout);
        if conflict.is_some() {
            return conflict;
        }
        i += 1;
    }
    None
}

/// Whether two aliases have the same text.
const fn same_constants(a: &Alias, b: &Alias) -> bool {
    if !matches!(
        (a.scalar, b.scalar),
        (Scalar::U32, Scalar::U32) | (Scalar::I32, Scalar::I32)
    ) || a.constants.len() != b.constants.len()
    {
        return false;
    }
    let mut i = 0;
    while i < a.constants.len() {
        let (x, y) = (&a.constants[i], &b.constants[i]);
        if x.value != y.value || !names::same_constant((a, x), (b, y)) {
            return false;
        }
        i += 1;
    }
    true
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
