//! Decoding: `read_from`, `read_into`, their error, and the look at all bytes
//! before any is read into a value.
//!
//! Owns: lengths and validity. Must not know: how bytes are moved.

use core::fmt;

use crate::codec::{Codec, Kind};
use crate::runs::stride;
use crate::traits::WgslLayout;

/// The bytes are not a value of the type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadError {
    /// There are too few bytes.
    #[non_exhaustive]
    TooShort {
        /// How many bytes there have to be, at least.
        needed: usize,
        /// How many there were.
        available: usize,
    },
    /// No value of the type has these bytes.
    #[non_exhaustive]
    Invalid {
        /// Where they stand, in bytes from the start.
        offset: usize,
        /// What should stand there.
        expected: &'static str,
    },
}

impl ReadError {
    pub(crate) const fn too_short(needed: usize, available: usize) -> Self {
        Self::TooShort { needed, available }
    }

    /// The same mistake, seen from a value that starts `bytes` earlier.
    #[must_use]
    pub(crate) const fn at(self, bytes: usize) -> Self {
        match self {
            Self::TooShort { .. } => self,
            Self::Invalid { offset, expected } => Self::Invalid {
                offset: offset + bytes,
                expected,
            },
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooShort { needed, available } => {
                write!(
                    f,
                    "the value takes at least {needed} bytes, but there are {available}"
                )
            }
            Self::Invalid { offset, expected } => {
                write!(f, "the bytes at offset {offset} are not {expected}")
            }
        }
    }
}

impl core::error::Error for ReadError {}

/// How a `T` is made from bytes by safe code.
pub(crate) trait Convert<T = Self> {
    /// Whether the bytes are a value.
    fn check(bytes: &[u8]) -> Result<(), ReadError>;
    /// The value of the bytes.
    fn read(bytes: &[u8]) -> Result<T, ReadError>;
    /// As `read`, into a value that exists.
    fn read_over(value: &mut T, bytes: &[u8]) -> Result<(), ReadError> {
        *value = Self::read(bytes)?;
        Ok(())
    }
}

/// An error in a build, where a trait bound could not see it: a member that
/// borrows, behind an alias, or a skipped field without a default.
///
/// # Panics
///
/// If there is one.
#[track_caller]
pub(crate) const fn assert_decodable<T: WgslLayout + ?Sized>() {
    if let Some(member) = T::CODEC.encode_only() {
        let mut message = crate::message::Message::new();
        message.push("`");
        message.push(T::WGSL_TYPE);
        message.push("` can be encoded but not decoded");
        if !member.is_empty() {
            message.push(": its field `");
            message.push(member);
            message.push("` borrows its data, or is skipped and has no default\n");
            message.push("help: use `Vec<T>` or `Box<T>` in place of a reference, and implement `Default` for what is skipped");
        }
        panic!("{}", message.as_str());
    }
}

/// Whether `bytes` are a value of `T`: enough of them, and valid ones.
pub(crate) fn check<T: WgslLayout + ?Sized>(bytes: &[u8]) -> Result<(), ReadError> {
    // In const, so that the program need not contain the layout.
    let needed = const { T::LAYOUT.size() };
    if bytes.len() < needed {
        return Err(ReadError::too_short(needed, bytes.len()));
    }
    if const { T::CODEC.needs_check() } {
        check_codec(T::CODEC, bytes, 0)
    } else {
        Ok(())
    }
}

fn check_codec(codec: &Codec, bytes: &[u8], offset: usize) -> Result<(), ReadError> {
    if !codec.needs_check() {
        return Ok(());
    }
    let rest = bytes.get(offset..).unwrap_or_default();
    match &codec.kind {
        Kind::Plain { .. } | Kind::Unsized | Kind::ArrayLength => Ok(()),
        Kind::Checked {
            len,
            valid,
            expected,
            ..
        } => match rest.get(..*len) {
            Some(value) if valid(value) => Ok(()),
            Some(_) => Err(ReadError::Invalid { offset, expected }),
            None => Err(ReadError::too_short(offset + len, bytes.len())),
        },
        Kind::Members(members, _) => members
            .iter()
            .try_for_each(|member| check_codec(member.codec, bytes, offset + member.offset)),
        Kind::Array {
            count,
            wgsl_stride,
            element,
            ..
        } => (0..*count).try_for_each(|i| check_codec(element, bytes, offset + i * wgsl_stride)),
        Kind::Call { len, functions } => {
            let value = match len {
                Some(len) => rest.get(..*len),
                None => Some(rest),
            };
            let (Some(value), Some(read)) = (value, &functions.read) else {
                return Err(ReadError::too_short(
                    offset + len.unwrap_or_default(),
                    bytes.len(),
                ));
            };
            (read.check)(value).map_err(|error| error.at(offset))
        }
    }
}

/// Whether bytes are valid elements, as many as there are.
pub(crate) fn check_elements<T: WgslLayout>(bytes: &[u8]) -> Result<(), ReadError> {
    if const { T::CODEC.needs_check() } {
        let stride = const { stride::<T>() };
        for i in 0..bytes.len() / stride {
            check_codec(T::CODEC, bytes, i * stride)?;
        }
    }
    Ok(())
}
