//! `Message`: text with numbers in it, put together in const.
//!
//! Owns: a buffer of fixed capacity, cut off at its end. Must not know: what is
//! being said.

use crate::text::Sink;

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

    pub(crate) const fn as_str(&self) -> &str {
        crate::text::as_str(&self.bytes, self.len)
    }
}
