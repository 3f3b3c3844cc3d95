//! `Codec`: how the bytes of a Rust value relate to its WGSL bytes, as data.
//!
//! Owns: the tree of codecs. Must not know: how bytes are moved
//! (`zero_copy`), nor in which order (`runs`).

use core::fmt;

use crate::layout::Layout;
use crate::layout::member::Member;
use crate::zero_copy::{Call, DefaultOf, Elements, Fill};

/// How the bytes of a Rust type become WGSL bytes, and back.
///
/// What a codec says is trusted: it is part of the contract of
/// [`WgslLayout`](crate::WgslLayout), which only trusted code implements.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Codec {
    pub(crate) kind: Kind,
    /// `size_of` of the Rust type; of a slice, that of an element.
    pub(crate) rust_size: usize,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    /// The first `len` bytes of the value are the WGSL bytes, always
    /// initialised, and may be anything. They are numbers of `lane` bytes each.
    Plain { len: usize, lane: u8 },
    /// As `Plain`, but not every pattern is a value.
    Checked {
        len: usize,
        lane: u8,
        /// The WGSL bytes are a value.
        valid: fn(&[u8]) -> bool,
        /// What a value is, for the error.
        expected: &'static str,
    },
    /// A struct: its table says where the fields lie.
    Members(&'static [Member], &'static [Skipped]),
    /// A fixed array, in Rust and in WGSL.
    Array {
        count: usize,
        wgsl_stride: usize,
        element: &'static Codec,
        functions: &'static Elements,
    },
    /// A value that has to be asked for its bytes; `len` is `None` for a
    /// runtime-sized one, which takes all the room there is.
    Call {
        len: Option<usize>,
        functions: &'static Call,
    },
    /// A slice: how long it is its pointer tells, not its type.
    Unsized,
    /// No bytes in Rust; in WGSL a `u32`, the number of elements of the
    /// runtime-sized array at the end of the same struct.
    ArrayLength,
}

/// A field that is not in WGSL and is given its default when decoded.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Skipped {
    pub(crate) name: &'static str,
    pub(crate) rust_offset: usize,
    pub(crate) default: Option<Fill>,
}

/// What `DefaultOf` falls back to.
#[doc(hidden)]
pub trait NoDefault {
    const VALUE: Option<Fill> = None;
}

impl<T> NoDefault for DefaultOf<T> {}

// Of functions there is nothing to say.
impl fmt::Debug for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Call").finish_non_exhaustive()
    }
}

impl fmt::Debug for Elements {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Elements").finish_non_exhaustive()
    }
}

impl Skipped {
    /// `default` is that of the field's type, if it has one.
    #[doc(hidden)]
    pub const fn new(name: &'static str, rust_offset: usize, default: Option<Fill>) -> Self {
        Self {
            name,
            rust_offset,
            default,
        }
    }
}

impl Codec {
    /// Of a field that is nothing in WGSL. No member is of no bytes otherwise:
    /// an `ArrayLength` has some in WGSL, and an empty array is an array.
    pub(crate) const NOTHING: Self = Self {
        kind: Kind::Plain { len: 0, lane: 1 },
        rust_size: 0,
    };

    /// Whether it is [`NOTHING`](Self::NOTHING).
    pub(crate) const fn is_nothing(&self) -> bool {
        matches!(self.kind, Kind::Plain { len: 0, .. })
    }

    /// The codec of an enum of 4 bytes, of which not all are a value.
    ///
    /// # Panics
    ///
    /// If it has another size, which a `repr` that was changed behind the back
    /// of the derive could give it.
    #[doc(hidden)]
    pub const fn enumeration(
        rust_size: usize,
        valid: fn(&[u8]) -> bool,
        expected: &'static str,
    ) -> Self {
        assert!(rust_size == 4, "the enum is not 4 bytes in Rust");
        Self {
            kind: Kind::Checked {
                len: 4,
                lane: 4,
                valid,
                expected,
            },
            rust_size: 4,
        }
    }

    /// The codec of a struct: `members` and `skipped` are all its fields.
    pub(crate) const fn structure(
        rust_size: usize,
        members: &'static [Member],
        skipped: &'static [Skipped],
    ) -> Self {
        Self {
            kind: Kind::Members(members, skipped),
            rust_size,
        }
    }

    /// Whether decoding has to look at the bytes first.
    pub(crate) const fn needs_check(&self) -> bool {
        match &self.kind {
            Kind::Plain { .. } | Kind::Unsized | Kind::ArrayLength => false,
            Kind::Checked { .. } | Kind::Call { .. } => true,
            Kind::Array { element, .. } => element.needs_check(),
            Kind::Members(members, _) => {
                let mut i = 0;
                while i < members.len() {
                    if members[i].codec.needs_check() {
                        return true;
                    }
                    i += 1;
                }
                false
            }
        }
    }

    /// Whether there are skipped fields anywhere inside.
    pub(crate) const fn has_defaults(&self) -> bool {
        match &self.kind {
            Kind::Members(members, skipped) => {
                let mut i = 0;
                while i < members.len() {
                    if members[i].codec.has_defaults() {
                        return true;
                    }
                    i += 1;
                }
                !skipped.is_empty()
            }
            Kind::Array { element, .. } => element.has_defaults(),
            _ => false,
        }
    }

    /// The name of the first member that cannot be decoded; an empty name if it
    /// is the value itself.
    pub(crate) const fn encode_only(&self) -> Option<&'static str> {
        match &self.kind {
            Kind::Plain { .. } | Kind::Checked { .. } | Kind::Unsized | Kind::ArrayLength => None,
            Kind::Call { functions, .. } => match functions.read {
                Some(_) => None,
                None => Some(""),
            },
            Kind::Array { element, .. } => element.encode_only(),
            Kind::Members(members, skipped) => {
                let mut i = 0;
                while i < members.len() {
                    if members[i].codec.encode_only().is_some() {
                        return Some(members[i].name);
                    }
                    i += 1;
                }
                let mut i = 0;
                while i < skipped.len() {
                    if skipped[i].default.is_none() {
                        return Some(skipped[i].name);
                    }
                    i += 1;
                }
                None
            }
        }
    }

    /// The number of leading bytes that are the same in Rust and in WGSL, if
    /// that is the whole value in WGSL with no padding in between.
    pub(crate) const fn whole(&self) -> Option<(usize, u8)> {
        match &self.kind {
            Kind::Plain { len, lane } | Kind::Checked { len, lane, .. } => Some((*len, *lane)),
            Kind::Call { .. } | Kind::Unsized | Kind::ArrayLength => None,
            Kind::Array {
                count,
                wgsl_stride,
                element,
                ..
            } => match element.whole() {
                Some((len, lane)) if len == *wgsl_stride && len == element.rust_size => {
                    Some((len.saturating_mul(*count), lane))
                }
                Some((len, lane)) if *count == 1 => Some((len, lane)),
                _ => None,
            },
            Kind::Members(members, _) => {
                let mut end = 0;
                let mut lane = 0;
                let mut i = 0;
                while i < members.len() {
                    let member = &members[i];
                    match member.codec.whole() {
                        Some((len, member_lane))
                            if member.offset == end && member.rust_offset == end =>
                        {
                            if lane != 0 && !may_merge(lane, member_lane) {
                                return None;
                            }
                            lane = member_lane;
                            end += len;
                        }
                        _ => return None,
                    }
                    i += 1;
                }
                Some((end, lane))
            }
        }
    }
}

/// Whether a Rust value is the same bytes as its WGSL value, and no others.
pub(crate) const fn is_zero_copy(codec: &Codec, layout: &Layout) -> bool {
    match codec.whole() {
        Some((len, lane)) => {
            (cfg!(target_endian = "little") || lane == 1)
                && len == codec.rust_size
                && len == layout.size()
        }
        None => false,
    }
}

/// Whether bytes of lanes of these widths can be moved as one piece. Where the
/// bytes are copied as they are, the width does not matter.
pub(crate) const fn may_merge(lane: u8, other: u8) -> bool {
    cfg!(target_endian = "little") || lane == other
}

/// The number in the first four bytes, of which there are as many as the codec
/// of an enum says.
#[doc(hidden)]
pub fn word(bytes: &[u8]) -> u32 {
    match bytes.first_chunk() {
        Some(bytes) => u32::from_le_bytes(*bytes),
        None => 0,
    }
}

/// The codec of a struct of one field that is nothing but that field.
///
/// # Panics
///
/// If Rust gave the struct another size than its field: `repr(transparent)`
/// forbids that.
#[doc(hidden)]
pub const fn newtype(rust_size: usize, rust_offset: usize, field: &'static Codec) -> Codec {
    assert!(
        rust_offset == 0 && rust_size == field.rust_size,
        "the struct is not its field in Rust: add `#[repr(transparent)]`"
    );
    *field
}
