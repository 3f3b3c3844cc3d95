//! `Violation`: a broken rule as data, and as text.
//!
//! Owns: the sentence for every rule. Must not know: how to repair it.

use core::fmt;

use super::path::MemberPath;
use crate::message::Message;

/// A rule that a layout breaks, and where. Its `Display` is one sentence.
///
/// ```
/// use wgsl_layout::WgslLayout;
///
/// #[derive(WgslLayout)]
/// struct Inner {
///     scale: f32,
/// }
/// #[derive(WgslLayout)]
/// struct Outer {
///     time: f32,
///     inner: Inner,
/// }
///
/// let violation = Outer::UNIFORM.unwrap_err();
/// assert_eq!(
///     violation.to_string(),
///     "member `inner` must start at a multiple of 16 bytes, but its offset is 4"
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Violation {
    pub(super) path: MemberPath,
    pub(super) kind: ViolationKind,
}

/// Which rule, with its numbers in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ViolationKind {
    /// The stride of an array is not a multiple of `required`.
    #[non_exhaustive]
    ArrayStride {
        /// The stride that it has.
        stride: usize,
        /// Always 16.
        required: usize,
    },
    /// The offset of a struct or array in the struct around it is not a multiple
    /// of `required`.
    #[non_exhaustive]
    Offset {
        /// The offset that it has.
        offset: usize,
        /// 16, or the alignment if that is greater.
        required: usize,
    },
    /// A member starts too soon after the struct before it.
    #[non_exhaustive]
    SpaceAfterStruct {
        /// The name of the member before it.
        previous: &'static str,
        /// How far apart the two members start.
        distance: usize,
        /// The size of the struct, rounded up to a multiple of 16.
        required: usize,
    },
    /// Atomics have to be in storage or workgroup memory.
    Atomic,
    /// Runtime-sized arrays have to be in storage.
    RuntimeSized,
    /// The size of the whole is not a multiple of `required`.
    #[non_exhaustive]
    Size {
        /// The size that it has.
        size: usize,
        /// Always 16.
        required: usize,
    },
    /// An array has no elements.
    EmptyArray,
    /// A type ends beyond 4294967295 bytes.
    TooLarge,
    /// Types are nested deeper than WGSL guarantees.
    #[non_exhaustive]
    TooDeep {
        /// How deep.
        depth: usize,
        /// Always 15.
        limit: usize,
    },
    /// `@align` is below the alignment of the type.
    #[non_exhaustive]
    Align {
        /// The argument of `@align`.
        align: usize,
        /// The alignment of the type.
        required: usize,
    },
    /// `@size` is below the size of the type.
    #[non_exhaustive]
    MemberSize {
        /// The argument of `@size`.
        size: usize,
        /// The size of the type.
        required: usize,
    },
    /// `@size` stands on a member that has no fixed footprint.
    SizeOfRuntimeSized,
    /// A runtime-sized array is not the last member of the outermost struct.
    MisplacedRuntimeSized,
    /// An [`ArrayLength`](crate::ArrayLength) has no array to be the length of.
    LengthOfNothing,
    /// A struct has no members.
    NoMembers,
}

impl Violation {
    pub(super) const fn new(path: MemberPath, kind: ViolationKind) -> Self {
        Self { path, kind }
    }

    /// The rule, with its numbers.
    pub const fn kind(&self) -> ViolationKind {
        self.kind
    }

    /// The member that breaks the rule.
    pub const fn path(&self) -> &MemberPath {
        &self.path
    }

    /// The sentence; `owner` is the type that the path starts from, where a rule
    /// is about it.
    pub(super) const fn push(&self, message: &mut Message, owner: &str) {
        use ViolationKind as Kind;
        match self.kind {
            Kind::ArrayStride { stride, required } => {
                message.push("the stride of the array");
                self.push_path(message);
                message.push(" must be a multiple of ");
                message.push_number(required);
                message.push(" bytes, but it is ");
                message.push_number(stride);
            }
            Kind::Offset { offset, required } => {
                message.push("member");
                self.push_path(message);
                message.push(" must start at a multiple of ");
                message.push_number(required);
                message.push(" bytes, but its offset is ");
                message.push_number(offset);
            }
            Kind::SpaceAfterStruct {
                previous,
                distance,
                required,
            } => {
                message.push("member");
                self.push_path(message);
                message.push(" must start at least ");
                message.push_number(required);
                message.push(" bytes after the start of the struct `");
                message.push(previous);
                message.push("`, but it starts ");
                message.push_number(distance);
                message.push(" after");
            }
            Kind::Atomic => {
                self.push_owned(message, owner);
                message.push(" is atomic, so it cannot be in the uniform address space");
            }
            Kind::RuntimeSized => {
                self.push_owned(message, owner);
                message.push(" is runtime-sized, so it cannot be in the uniform address space");
            }
            Kind::Size { size, required } => {
                message.push("in WebGL 2 the size of a uniform buffer must be a multiple of ");
                message.push_number(required);
                message.push(" bytes, but it is ");
                message.push_number(size);
            }
            _ => self.push_validity(message, owner),
        }
    }

    const fn push_validity(&self, message: &mut Message, owner: &str) {
        use ViolationKind as Kind;
        match self.kind {
            Kind::EmptyArray => {
                self.push_owned(message, owner);
                message
                    .push(" is an array of length zero, and a WGSL array has at least one element");
            }
            Kind::TooLarge => {
                self.push_owned(message, owner);
                message.push(" ends beyond 4294967295 bytes, the most that a WGSL type can have");
            }
            Kind::TooDeep { depth, limit } => {
                self.push_owned(message, owner);
                message.push(" nests types ");
                message.push_number(depth);
                message.push(" deep, and WGSL guarantees ");
                message.push_number(limit);
            }
            Kind::Align { align, required } => {
                self.push_attribute(message, owner, "align", align);
                message.push(" is less than the alignment of its type, ");
                message.push_number(required);
            }
            Kind::MemberSize { size, required } => {
                self.push_attribute(message, owner, "size", size);
                message.push(" is less than the size of its type, ");
                message.push_number(required);
            }
            Kind::SizeOfRuntimeSized => {
                message.push("`size` needs a member of fixed footprint, and ");
                self.push_owned(message, owner);
                message.push(" is runtime-sized");
            }
            Kind::MisplacedRuntimeSized => {
                self.push_owned(message, owner);
                message.push(
                    " is runtime-sized, but only the last member of the outermost struct may be",
                );
            }
            Kind::LengthOfNothing => {
                self.push_owned(message, owner);
                message.push(
                    " is the length of a runtime-sized array, but the struct does not end in one",
                );
            }
            _ => {
                self.push_owned(message, owner);
                message.push(" has no members, and a WGSL struct has at least one");
            }
        }
    }

    /// The path in quotes, after a blank; nothing if it is the value itself.
    const fn push_path(&self, message: &mut Message) {
        if !self.path.is_root() {
            message.push(" `");
            self.path.push(message);
            message.push("`");
        }
    }

    /// `Owner.path` in quotes.
    const fn push_owned(&self, message: &mut Message, owner: &str) {
        if owner.is_empty() && self.path.is_root() {
            message.push("the type");
            return;
        }
        message.push("`");
        message.push(owner);
        if !owner.is_empty() && self.path.starts_with_name() {
            message.push(".");
        }
        self.path.push(message);
        message.push("`");
    }

    const fn push_attribute(&self, message: &mut Message, owner: &str, name: &str, number: usize) {
        message.push("`");
        message.push(name);
        message.push("(");
        message.push_number(number);
        message.push(")` on ");
        self.push_owned(message, owner);
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut message = Message::new();
        self.push(&mut message, "");
        f.write_str(message.as_str())
    }
}

impl core::error::Error for Violation {}
