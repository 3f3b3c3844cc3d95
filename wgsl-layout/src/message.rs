//! `Message`: text with numbers in it, put together in const.
//!
//! Owns: a buffer of fixed capacity, cut off at its end. Must not know: what is
//! being said.

use crate::layout::Layout;
use crate::text::{Sink, push_type};

const CAPACITY: usize = 4096;

/// Text for a const panic.
pub(crate) struct Message {
    bytes: [u8; CAPACITY],
    len: usize,
}

impl Message {
    pub(crate) const fn new() -> Self {
        Self {
            bytes: [0; CAPACITY],
            len: 0,
        }
    }

    /// Appends `text`; what does not fit is left out whole, so that the message
    /// stays valid UTF-8.
    pub(crate) const fn push(&mut self, text: &str) {
        if self.len + text.len() <= CAPACITY {
            let mut sink = Sink::at(&mut self.bytes, self.len);
            sink.push(text);
            self.len = sink.len();
        }
    }

    pub(crate) const fn push_number(&mut self, number: usize) {
        if self.len + 20 <= CAPACITY {
            let mut sink = Sink::at(&mut self.bytes, self.len);
            sink.push_number(number as u128);
            self.len = sink.len();
        }
    }

    /// Appends a type as it is spelt in WGSL, or nothing if it does not fit.
    pub(crate) const fn push_type(&mut self, layout: &Layout) {
        let mut sink = Sink::new(&mut []);
        push_type(&mut sink, layout);
        if self.len + sink.len() <= CAPACITY {
            let mut sink = Sink::at(&mut self.bytes, self.len);
            push_type(&mut sink, layout);
            self.len = sink.len();
        }
    }

    /// Fills up with blanks to `column`, counted from byte `start`.
    pub(crate) const fn pad_to(&mut self, start: usize, column: usize) {
        self.push(" ");
        while self.len < start + column && self.len < CAPACITY {
            self.push(" ");
        }
    }

    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    pub(crate) const fn as_str(&self) -> &str {
        crate::text::as_str(&self.bytes, self.len)
    }
}
