//! WGSL declarations as `&'static str` constants, of generic structs too.
//!
//! Owns: how types and structs are spelt in WGSL, and the `wgsl!` macro. Must
//! not know: Rust types, bytes, address spaces.
//!
//! A text is rendered twice: once into nothing, to learn its length, and once
//! into an array of the smallest tier that holds it. Stable Rust has no array
//! whose length depends on a generic parameter, hence the tiers; each is a
//! generic function of its own, so that only the one that is called is
//! evaluated.

mod module;
mod names;

use module::Seen;
pub use module::{Module, compose};
pub(crate) use module::{conflict_message, conflict_of_member};
pub(crate) use names::{push_type, same_type};

use core::marker::PhantomData;

use crate::layout::member::Member;
use crate::layout::{Alias, Kind, Layout, Scalar, Structure};
use crate::traits::WgslLayout;
use crate::zero_copy::append;

/// Where text goes: bytes beyond the end of the buffer are counted, not kept.
pub(crate) struct Sink<'a> {
    bytes: &'a mut [u8],
    len: usize,
}

impl<'a> Sink<'a> {
    pub(crate) const fn new(bytes: &'a mut [u8]) -> Self {
        Self { bytes, len: 0 }
    }

    pub(crate) const fn at(bytes: &'a mut [u8], len: usize) -> Self {
        Self { bytes, len }
    }

    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    pub(crate) const fn push(&mut self, text: &str) {
        self.len = append(text.as_bytes(), self.bytes, self.len);
    }

    pub(crate) const fn push_bytes(&mut self, text: &[u8]) {
        self.len = append(text, self.bytes, self.len);
    }

    pub(crate) const fn push_number(&mut self, number: u128) {
        let mut digits = [0_u8; 39];
        let mut start = digits.len();
        let mut rest = number;
        loop {
            start -= 1;
            digits[start] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        self.push_bytes(slice(&digits, start, digits.len()));
    }
}

/// `bytes[start..end]` in const; the caller keeps the range in bounds.
pub(crate) const fn slice(bytes: &[u8], start: usize, end: usize) -> &[u8] {
    bytes.split_at(start).1.split_at(end - start).0
}

/// Without blanks at both ends.
pub(crate) const fn trim(bytes: &[u8]) -> &[u8] {
    bytes.trim_ascii()
}

pub(crate) const fn equal(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// The text in the first `len` bytes of a buffer that was filled by a `Sink`.
pub(crate) const fn as_str(bytes: &[u8], len: usize) -> &str {
    match core::str::from_utf8(slice(bytes, 0, len)) {
        Ok(text) => text,
        // A sink only ever receives whole `str`s.
        Err(_) => "",
    }
}

/// `WGSL_TYPE` of `T`.
pub(crate) const fn type_name<T: WgslLayout + ?Sized>() -> &'static str {
    if let Some(name) = names::plain_name(T::LAYOUT) {
        return name;
    }
    let mut sink = Sink::new(&mut []);
    push_type(&mut sink, T::LAYOUT);
    match sink.len() {
        0..=32 => type_tier::<T, 32>(),
        33..=128 => type_tier::<T, 128>(),
        129..=1024 => type_tier::<T, 1024>(),
        _ => type_tier::<T, 16_384>(),
    }
}

const fn type_tier<T: WgslLayout + ?Sized, const CAPACITY: usize>() -> &'static str {
    let rendered = const {
        &{
            let mut bytes = [0; CAPACITY];
            let mut sink = Sink::new(&mut bytes);
            push_type(&mut sink, T::LAYOUT);
            let len = sink.len();
            (bytes, len)
        }
    };
    as_str(&rendered.0, rendered.1)
}

/// `WGSL` of `T`: the declarations that it needs, dependencies first.
pub(crate) const fn declarations<T: WgslLayout + ?Sized>() -> &'static str {
    let draft = Draft::<T>::TEXT;
    match draft.1 {
        0 => "",
        1..=256 => declarations_tier::<T, 256>(),
        257..=512 => declarations_tier::<T, 512>(),
        513..=1024 => declarations_tier::<T, 1024>(),
        1025..=2048 => declarations_tier::<T, 2048>(),
        2049..=8192 => declarations_tier::<T, 8192>(),
        8193..=65_536 => declarations_tier::<T, 65_536>(),
        _ => declarations_tier::<T, 1_048_576>(),
    }
}

/// The text of most types fits into one draft, so that it is rendered once.
struct Draft<T: ?Sized>(PhantomData<T>);

const DRAFT: usize = 2048;

impl<T: WgslLayout + ?Sized> Draft<T> {
    const TEXT: &'static ([u8; DRAFT], usize) = &rendered::<T, DRAFT>();
}

const fn rendered<T: WgslLayout + ?Sized, const CAPACITY: usize>() -> ([u8; CAPACITY], usize) {
    let mut bytes = [0; CAPACITY];
    let mut sink = Sink::new(&mut bytes);
    push_declarations(&mut sink, &[T::LAYOUT]);
    let len = sink.len();
    (bytes, len)
}

const fn declarations_tier<T: WgslLayout + ?Sized, const CAPACITY: usize>() -> &'static str {
    let rendered = const {
        &{
            let draft = Draft::<T>::TEXT;
            if draft.1 > DRAFT {
                rendered::<T, CAPACITY>()
            } else {
                let mut bytes = [0; CAPACITY];
                let len = append(slice(&draft.0, 0, draft.1), &mut bytes, 0);
                (bytes, len)
            }
        }
    };
    as_str(&rendered.0, rendered.1)
}

/// Every declaration that the roots need, each once, dependencies first.
pub(crate) const fn push_declarations(sink: &mut Sink<'_>, roots: &[&'static Layout]) {
    let mut seen = Seen::new();
    let start = sink.len();
    let mut i = 0;
    while i < roots.len() {
        push_needed(sink, start, &mut seen, roots[i]);
        i += 1;
    }
}

const fn push_needed(sink: &mut Sink<'_>, start: usize, seen: &mut Seen, layout: &'static Layout) {
    match &layout.kind {
        Kind::Array { element, .. } => push_needed(sink, start, seen, element),
        Kind::Struct(structure) => {
            if seen.find(layout).is_some() {
                return;
            }
            let mut i = 0;
            while i < structure.members.len() {
                push_needed(sink, start, seen, structure.members[i].layout);
                i += 1;
            }
            seen.add(layout);
            if sink.len() > start {
                sink.push("\n");
            }
            push_struct(sink, structure);
        }
        Kind::Alias(alias) => {
            if seen.find(layout).is_some() {
                return;
            }
            seen.add(layout);
            if sink.len() > start {
                sink.push("\n");
            }
            push_alias(sink, alias);
        }
        _ => {}
    }
}

const fn push_struct(sink: &mut Sink<'_>, structure: &Structure) {
    push_comment(sink, structure.doc, "");
    sink.push("struct ");
    names::push_struct_name(sink, structure);
    sink.push(" {\n");
    let mut i = 0;
    while i < structure.members.len() {
        push_member(sink, &structure.members[i]);
        i += 1;
    }
    sink.push("}\n");
}

/// `alias Kind = u32;` and its constants.
const fn push_alias(sink: &mut Sink<'_>, alias: &Alias) {
    push_comment(sink, alias.doc, "");
    sink.push("alias ");
    sink.push(alias.name);
    sink.push(" = ");
    sink.push(names::scalar_name(alias.scalar));
    sink.push(";\n");
    let mut i = 0;
    while i < alias.constants.len() {
        let constant = &alias.constants[i];
        push_comment(sink, constant.doc, "");
        sink.push("const ");
        names::push_constant_name(sink, alias, constant);
        sink.push(": ");
        sink.push(alias.name);
        sink.push(" = ");
        push_literal(sink, alias.scalar, constant.value);
        sink.push(";\n");
        i += 1;
    }
}

const fn push_literal(sink: &mut Sink<'_>, scalar: Scalar, value: i64) {
    // A literal has no sign, and one more than the largest `i32` is none.
    let smallest = value == i32::MIN as i64;
    if smallest {
        sink.push("i32(");
    }
    if value < 0 {
        sink.push("-");
    }
    sink.push_number(value.unsigned_abs() as u128);
    sink.push(match scalar {
        _ if smallest => ")",
        Scalar::U32 => "u",
        _ => "i",
    });
}

const fn push_member(sink: &mut Sink<'_>, member: &Member) {
    let mut unpack = None;
    // A compiler that forgets the `@align` of a nested struct has to be told
    // again, see `Layout::natural_alignment`.
    let forgotten = match member.layout.kind {
        Kind::Array { mut element, .. } => {
            while let Kind::Array { element: inner, .. } = element.kind {
                element = inner;
            }
            if let Kind::Packed(function) = element.kind {
                unpack = Some(function);
            }
            member.layout.natural_alignment().get() < member.layout.alignment.get()
        }
        Kind::Struct(_) => member.layout.natural_alignment().get() < member.layout.alignment.get(),
        Kind::Packed(function) => {
            unpack = Some(function);
            false
        }
        _ => false,
    };
    if forgotten || member.align_attribute.is_some() || member.size_attribute.is_some() {
        push_attributes(sink, member, forgotten);
    } else {
        sink.push(member.head);
    }
    if member.wgsl_type.is_empty() {
        push_type(sink, member.layout);
    } else {
        sink.push(member.wgsl_type);
    }
    // Each call counts, and most members are not packed.
    match unpack {
        None => sink.push(",\n"),
        Some(function) => {
            sink.push(", // ");
            sink.push(function);
            sink.push("\n");
        }
    }
}

/// The head of a member, with attributes before its name.
const fn push_attributes(sink: &mut Sink<'_>, member: &Member, forgotten: bool) {
    let head = member.head.as_bytes();
    let name = head.len() - member.name.len() - ": ".len();
    sink.push_bytes(slice(head, 0, name));
    if member.align_attribute.is_some() || forgotten {
        sink.push("@align(");
        sink.push_number(member.align() as u128);
        sink.push(") ");
    }
    if member.size_attribute.is_some() {
        sink.push("@size(");
        sink.push_number(member.size() as u128);
        sink.push(") ");
    }
    sink.push_bytes(slice(head, name, head.len()));
}

/// The lines of a comment; an empty text has none.
pub(crate) const fn push_comment(sink: &mut Sink<'_>, doc: &str, indent: &str) {
    let bytes = doc.as_bytes();
    let mut start = 0;
    while start < bytes.len() {
        let mut end = start;
        while end < bytes.len() && bytes[end] != b'\n' {
            end += 1;
        }
        sink.push(indent);
        sink.push("//");
        sink.push_bytes(slice(bytes, start, end));
        sink.push("\n");
        start = end + 1;
    }
}
