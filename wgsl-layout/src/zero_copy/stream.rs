//! Streaming: bytes on their way out, gathered into chunks of bounded size.
//!
//! Owns: the buffer. Must not know: what the sink does with a chunk.
#![allow(unsafe_code)]

use core::fmt;
use core::ptr;
use core::slice;

use super::kernels::copy;
use super::{Out, slice_is_copy, stride, tail_length};
use crate::CHUNK;
use crate::runs::{Run, RunsOf, Step};
use crate::traits::WgslLayout;

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

    fn zeros(&mut self, mut len: usize) {
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
            // SAFETY: `value` is a `T`, which its run table describes.
            unsafe { self.runs(RunsOf::<T>::RUNS, ptr::from_ref(value).cast(), room) }
        }
        self.zeros(end - self.position());
    }

    /// # Safety
    ///
    /// `src` is the address of a value that the runs describe.
    unsafe fn runs(&mut self, runs: &[Run], src: *const u8, room: usize) {
        for run in runs {
            // SAFETY: a run lies inside its value.
            unsafe {
                let from = src.add(run.src);
                match &run.step {
                    Step::Copy { lane } => self.copy(from, run.len, *lane),
                    Step::Loop { count, functions } => (functions.stream)(from, self, *count),
                    Step::Call { functions } => (functions.stream)(from, self, run.len),
                    Step::Length { tail } => {
                        self.take(4).copy_from_slice(&tail_length(*tail, src));
                    }
                    Step::Tail { functions } => {
                        (functions.stream)(from, self, room.saturating_sub(run.dst));
                    }
                }
            }
            self.zeros(run.gap);
        }
    }

    /// # Safety
    ///
    /// `len` initialised bytes at `src` that nobody changes meanwhile.
    unsafe fn copy(&mut self, src: *const u8, len: usize, lane: u8) {
        let mut done = 0;
        while done < len {
            // A multiple of every lane.
            let part = (len - done).min(CHUNK);
            // SAFETY: `part` bytes from `done` on lie in the `len` bytes, and
            // `take` returns as many.
            unsafe {
                if cfg!(target_endian = "little") && part >= CHUNK / 4 {
                    self.flush();
                    (self.sink)(self.offset, slice::from_raw_parts(src.add(done), part));
                    self.offset += part;
                } else {
                    copy(src.add(done), self.take(part).as_mut_ptr(), part, lane);
                }
            }
            done += part;
        }
    }

    /// Appends whole strides.
    pub fn elements<T: WgslLayout>(&mut self, values: &[T]) {
        let stride = const { stride::<T>() };
        if const { slice_is_copy::<T>() } {
            // SAFETY: the bytes of the slice are its WGSL bytes, all of them
            // initialised and without interior mutability.
            unsafe { self.copy(values.as_ptr().cast(), size_of_val(values), 1) }
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
}
