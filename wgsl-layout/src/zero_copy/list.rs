//! Codecs of lists that are encoded element by element, or in two pieces.
//!
//! Owns: how a list gets into a codec. Must not know: which lists there are.

use super::{Call, Codec, Convert, Kind, Out, Read, Stream, stride};
use crate::decode::ReadError;
use crate::list::ByElements;
use crate::traits::WgslLayout;

/// The codec of a type whose `__encode` is that of `ByElements`.
#[doc(hidden)]
pub const fn by_elements<L: WgslLayout + ByElements>() -> &'static Codec {
    const {
        &Codec {
            kind: Kind::Call {
                len: None,
                functions: &Call::of::<L>(if L::READS {
                    Some(Read::of::<Made<L>>())
                } else {
                    None
                }),
            },
            rust_size: size_of::<L>(),
        }
    }
}

/// A list that is made as `ByElements` says.
#[repr(transparent)]
struct Made<L>(L);

impl<L: ByElements> Convert for Made<L> {
    fn check(bytes: &[u8]) -> Result<(), ReadError> {
        L::check(bytes)
    }
    fn read(bytes: &[u8]) -> Result<Self, ReadError> {
        L::read(bytes).map(Self)
    }
}

/// All of an `Out` is written: only what fills one can say so.
#[doc(hidden)]
#[derive(Debug)]
pub struct Filled(());

impl Out<'_> {
    /// Fills the room with the elements of two slices, one after the other.
    #[inline]
    pub(crate) fn pieces<T: WgslLayout>(self, front: &[T], back: &[T]) -> Filled {
        if back.is_empty() {
            self.elements(front);
            return Filled(());
        }
        let (room, rest) = self.split(front.len().saturating_mul(const { stride::<T>() }));
        room.elements(front);
        rest.elements(back);
        Filled(())
    }

    /// Fills the room with values, each with the padding of an element.
    #[inline]
    pub(crate) fn each<T: WgslLayout>(self, values: impl Iterator<Item = T>) -> Filled {
        let stride = const { stride::<T>() };
        let mut out = self;
        for value in values {
            if out.room < stride {
                break;
            }
            let (room, rest) = out.split(stride);
            room.value(&value);
            out = rest;
        }
        out.elements::<T>(&[]);
        Filled(())
    }
}

impl Stream<'_> {
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

/// The lists of this crate that are encoded so.
mod impls {
    #![allow(unsafe_code)]

    use bytemuck::{AnyBitPattern, NoUninit};

    use crate::convert::list::{AsList, CastList, ConvertElementTo};
    use crate::footprint::FixedFootprint;
    use crate::list::WgslList;
    use crate::traits::{ArrayElement, WgslDecode};

    #[cfg(feature = "alloc")]
    crate::__impl_by_elements! {
        [T: ArrayElement] alloc::collections::VecDeque<T> where [] [T: WgslDecode]
    }
    crate::__impl_by_elements! {
        [L, U, How] AsList<L, U, How> where [
            L: WgslList<Element: ConvertElementTo<U, How>>,
            U: WgslDecode + FixedFootprint + ArrayElement,
        ] []
    }
    crate::__impl_by_elements! {
        [L, U] CastList<L, U> where [
            L: WgslList<Element: NoUninit + AnyBitPattern>,
            U: WgslDecode + ArrayElement + NoUninit + AnyBitPattern,
        ] []
    }
}
