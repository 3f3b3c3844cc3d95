//! `VecDeque`: a list in two pieces.
//!
//! Owns: its impls. Must not know: how elements are moved.
#![allow(unsafe_code)]

use alloc::collections::VecDeque;
use alloc::vec::Vec;

use super::{Call, Codec, Convert, Kind, Out, Read, Stream, stride};
use crate::decode::{self, ReadError};
use crate::footprint::RuntimeSizedArray;
use crate::layout::Layout;
use crate::traits::{ArrayElement, WgslDecode, WgslLayout};

// SAFETY: `__encode` fills the room by means of `Out`.
unsafe impl<T: ArrayElement> WgslLayout for VecDeque<T> {
    type Footprint = RuntimeSizedArray;
    const LAYOUT: &'static Layout = <[T]>::LAYOUT;
    const CODEC: &'static Codec = &Codec {
        kind: Kind::Call {
            len: None,
            functions: &Call::of::<Self>(match T::CODEC.encode_only() {
                None => Some(Read::of::<Self>()),
                Some(_) => None,
            }),
        },
        rust_size: size_of::<Self>(),
    };
    const CHECKS: () = T::CHECKS;
    // In two pieces it has no bytes in place.
    const ZERO_COPY: bool = false;

    #[inline]
    fn __count(&self) -> usize {
        self.len()
    }
    #[inline]
    fn __encode(&self, out: Out<'_>) {
        let (front, back) = self.as_slices();
        let (room, rest) = out.split(front.len().saturating_mul(stride::<T>()));
        room.elements(front);
        rest.elements(back);
    }
    fn __stream(&self, stream: &mut Stream<'_>, room: usize) {
        let (front, back) = self.as_slices();
        let first = front.len().saturating_mul(stride::<T>()).min(room);
        stream.array(front, first);
        stream.array(back, room - first);
    }
}

// SAFETY: the codec says how.
unsafe impl<T: ArrayElement + WgslDecode> WgslDecode for VecDeque<T> {}

impl<T: ArrayElement> Convert for VecDeque<T> {
    fn check(bytes: &[u8]) -> Result<(), ReadError> {
        decode::check_elements::<T>(bytes)
    }
    fn read(bytes: &[u8]) -> Result<Self, ReadError> {
        Vec::<T>::read(bytes).map(Into::into)
    }
}
