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
pub(crate) use names::{plain_name, push_type, same_type};

use core::marker::PhantomData;

use crate::layout::member::Member;
use crate::layout::{Alias, Kind, Layout, Scalar, Structure};
use crate::traits::WgslLayout;
pub(crate) use crate::zero_copy::slice;
use crate::zero_copy::{append, append_both, text_of};

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
    match text_of(bytes, len) {
        Some(text) => text,
        // A sink only ever receives whole `str`s.
        None => "",
    }
}

/// `WGSL_TYPE` of `T`.
pub(crate) const fn type_name<T: WgslLayout + ?Sized>() -> &'static str {
    if let Some(name) = plain_name(T::LAYOUT) {
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
            let mut rest = structure.members;
            while let [member, after @ ..] = rest {
                // Most members are asked here, which is cheaper than a call.
                if let Kind::Array { .. } | Kind::Struct(_) | Kind::Alias(_) = member.layout.kind {
                    push_needed(sink, start, seen, member.layout);
                }
                rest = after;
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
    sink.push(structure.comment);
    sink.push("struct ");
    names::push_struct_name(sink, structure);
    sink.push(" {");
    // The head of a member begins with the end of what came before.
    let mut written = ",".len();
    let mut rest = structure.members;
    while let [member, after @ ..] = rest {
        written = match (&member.layout.kind, member) {
            // Nearly all members, without a call for each part of them.
            (
                Kind::Scalar(_) | Kind::Vector { .. } | Kind::Matrix { .. },
                Member {
                    align_attribute: None,
                    size_attribute: None,
                    ..
                },
            ) if written == 0 => {
                let (head, ty) = (member.head, member.wgsl_type);
                sink.len = append_both(head, ty, sink.bytes, sink.len);
                0
            }
            _ => push_member(sink, member, written),
        };
        rest = after;
    }
    sink.push(if written == 0 { ",\n}\n" } else { "\n}\n" });
}

/// `alias Kind = u32;` and its constants.
const fn push_alias(sink: &mut Sink<'_>, alias: &Alias) {
    sink.push(alias.comment);
    sink.push("alias ");
    sink.push(alias.name);
    sink.push(" = ");
    sink.push(names::scalar_name(alias.scalar));
    sink.push(";\n");
    let mut i = 0;
    while i < alias.constants.len() {
        let constant = &alias.constants[i];
        sink.push(constant.comment);
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

/// Writes a member up to its `,`. The first `written` bytes of its head are
/// there; how many there are of the next head is returned.
const fn push_member(sink: &mut Sink<'_>, member: &Member, written: usize) -> usize {
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
    let head = member.head.as_bytes();
    match member {
        Member {
            align_attribute: None,
            size_attribute: None,
            ..
        } if !forgotten => sink.push_bytes(slice(head, written, head.len())),
        _ => push_attributes(sink, member, written, forgotten),
    }
    let type_at = sink.len;
    sink.push(member.wgsl_type);
    if sink.len == type_at {
        push_type(sink, member.layout);
    }
    if let Some(function) = unpack {
        sink.push(", // ");
        sink.push(function);
        return ",".len();
    }
    0
}

/// The head of a member, with attributes before its name.
const fn push_attributes(sink: &mut Sink<'_>, member: &Member, written: usize, forgotten: bool) {
    let head = member.head.as_bytes();
    let name = head.len() - member.name.len() - ": ".len();
    sink.push_bytes(slice(head, written, name));
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
