//! Encoding: `write_into`, `write_with` and their error.
//!
//! Owns: lengths and the promise that nothing is written on error. Must not
//! know: how bytes are moved.

use core::fmt;

use crate::stream::Stream;
use crate::traits::WgslLayout;
use crate::zero_copy::Out;

/// The most bytes that [`write_with`](WgslLayout::write_with) hands out at once.
pub const CHUNK: usize = 4096;

/// The destination is too short. Nothing was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WriteError {
    needed: usize,
    available: usize,
}

impl WriteError {
    pub(crate) const fn new(needed: usize, available: usize) -> Self {
        Self { needed, available }
    }

    /// How many bytes the value takes.
    pub const fn needed(&self) -> usize {
        self.needed
    }

    /// How many bytes there were.
    pub const fn available(&self) -> usize {
        self.available
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the value takes {} bytes, but there is room for {}",
            self.needed, self.available
        )
    }
}

impl core::error::Error for WriteError {}

#[inline]
pub(crate) fn into<T: WgslLayout + ?Sized>(
    value: &T,
    bytes: &mut [u8],
) -> Result<usize, WriteError> {
    let needed = value.byte_len();
    let available = bytes.len();
    match Out::first(bytes, needed) {
        Some(room) => value.__encode(room),
        None => return Err(WriteError { needed, available }),
    }
    Ok(needed)
}

pub(crate) fn with<T: WgslLayout + ?Sized>(value: &T, sink: &mut dyn FnMut(usize, &[u8])) -> usize {
    let len = value.byte_len();
    let mut stream = Stream::new(sink);
    value.__stream(&mut stream, len);
    stream.finish()
}
