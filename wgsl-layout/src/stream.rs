//! Streaming: bytes on their way out, gathered into chunks of bounded size.
//!
//! Owns: the buffer. Must not know: what the sink does with a chunk, nor how
//! bytes are found.

use core::fmt;

use crate::CHUNK;
use crate::runs::stride;
use crate::traits::WgslLayout;
use crate::zero_copy::{self, Out};

/// Bytes on their way out, gathered into chunks.
#[doc(hidden)]
pub struct Stream<'a> {
    buffer: [u8; CHUNK],
    filled: usize,
    offset: usize,
    sink: &'a mut dyn FnMut(usize, &[u8]),
}

impl fmt::Debug for Stream<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stream").finish_non_exhaustive()
    }
}

impl<'a> Stream<'a> {
    pub(crate) fn new(sink: &'a mut dyn FnMut(usize, &[u8])) -> Self {
        Self {
            buffer: [0; CHUNK],
            filled: 0,
            offset: 0,
            sink,
        }
    }

    /// Hands out what is left, and tells how many bytes there were.
    pub(crate) fn finish(mut self) -> usize {
        self.flush();
        self.offset
    }

    fn flush(&mut self) {
        if self.filled > 0 {
            (self.sink)(self.offset, &self.buffer[..self.filled]);
            self.offset += self.filled;
            self.filled = 0;
        }
    }

    fn position(&self) -> usize {
        self.offset + self.filled
    }

    /// The next `len` bytes of the buffer, at most `CHUNK`.
    fn take(&mut self, len: usize) -> &mut [u8] {
        if CHUNK - self.filled < len {
            self.flush();
        }
        let start = self.filled;
        self.filled += len;
        &mut self.buffer[start..start + len]
    }

    pub(crate) fn zeros(&mut self, mut len: usize) {
        while len > 0 {
            let part = len.min(CHUNK);
            self.take(part).fill(0);
            len -= part;
        }
    }

    /// Appends `room` bytes: a value, and zeros behind it.
    pub fn value<T: WgslLayout + ?Sized>(&mut self, value: &T, room: usize) {
        let end = self.position() + room;
        if room <= CHUNK {
            // A value that has to be asked comes here from its own `__stream`.
            let out = Out::new(self.take(room));
            value.__encode(out);
        } else {
            zero_copy::stream_runs(value, self, room);
        }
        self.zeros(end - self.position());
    }

    /// Appends numbers of `lane` bytes, in the byte order of WGSL.
    pub(crate) fn bytes(&mut self, bytes: &[u8], lane: u8) {
        // Parts are a multiple of every lane.
        for part in bytes.chunks(CHUNK) {
            if cfg!(target_endian = "little") && part.len() >= CHUNK / 4 {
                self.flush();
                (self.sink)(self.offset, part);
                self.offset += part.len();
                continue;
            }
            let taken = self.take(part.len());
            taken.copy_from_slice(part);
            if cfg!(target_endian = "big") {
                taken
                    .chunks_exact_mut(usize::from(lane))
                    .for_each(<[u8]>::reverse);
            }
        }
    }

    /// Appends whole strides.
    pub fn elements<T: WgslLayout>(&mut self, values: &[T]) {
        let stride = const { stride::<T>() };
        if let Some(bytes) = zero_copy::bytes_of_elements(values) {
            self.bytes(bytes, 1);
        } else if stride > CHUNK {
            for value in values {
                self.value(value, stride);
            }
        } else {
            let mut rest = values;
            while !rest.is_empty() {
                if CHUNK - self.filled < stride {
                    self.flush();
                }
                let count = rest.len().min((CHUNK - self.filled) / stride);
                let (now, later) = rest.split_at(count);
                Out::new(self.take(count * stride)).elements(now);
                rest = later;
            }
        }
    }

    /// Appends `room` bytes: as many elements as they hold, and zeros.
    pub fn array<T: WgslLayout>(&mut self, values: &[T], room: usize) {
        let stride = const { stride::<T>() };
        let count = values.len().min(room / stride);
        self.elements(&values[..count]);
        self.zeros(room - count * stride);
    }

    /// As [`Out::pieces`].
    pub(crate) fn pieces<T: WgslLayout>(&mut self, front: &[T], back: &[T], room: usize) {
        let first = if back.is_empty() {
            room
        } else {
            front.len().saturating_mul(stride::<T>()).min(room)
        };
        self.array(front, first);
        self.array(back, room - first);
    }

    /// As [`Out::each`].
    pub(crate) fn each<T: WgslLayout>(&mut self, values: impl Iterator<Item = T>, room: usize) {
        let stride = const { stride::<T>() };
        let mut left = room;
        for value in values {
            if left < stride {
                break;
            }
            self.value(&value, stride);
            left -= stride;
        }
        self.array::<T>(&[], left);
    }
}
