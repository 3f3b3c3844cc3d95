//! Every kernel against the obvious loop. Sources and destinations are exactly
//! as long as promised, so that a sanitizer sees a byte too many.

use alloc::boxed::Box;
use alloc::vec;

use super::kernels::{Portable, Register, copy_reversed, gather_thirds, spread_thirds};
use crate::WgslLayout;

/// `len` bytes, none of them zero, in an allocation of their own.
fn bytes(len: usize) -> Box<[u8]> {
    (0..len).map(|i| (i % 251) as u8 + 1).collect()
}

fn check<S: Register>() {
    for count in 0..=23 {
        let packed = bytes(12 * count);
        let mut slots = vec![0xee; 16 * count].into_boxed_slice();
        // SAFETY: the allocations are as long as it takes.
        unsafe { spread_thirds::<S>(packed.as_ptr(), slots.as_mut_ptr(), count) }
        for (third, slot) in packed.chunks(12).zip(slots.chunks(16)) {
            assert_eq!((&slot[..12], &slot[12..]), (third, &[0; 4][..]), "{count}");
        }

        let slots = bytes(16 * count);
        let mut packed = vec![0xee; 12 * count].into_boxed_slice();
        // SAFETY: the allocations are as long as it takes.
        unsafe { gather_thirds::<S>(slots.as_ptr(), packed.as_mut_ptr(), count) }
        for (third, slot) in packed.chunks(12).zip(slots.chunks(16)) {
            assert_eq!(third, &slot[..12], "{count}");
        }
    }
    for len in [4, 8, 12] {
        let source = bytes(16);
        let part = bytes(len);
        let mut first = vec![0xee; 16].into_boxed_slice();
        let mut loaded = first.clone();
        // SAFETY: the allocations are as long as it takes.
        unsafe {
            S::load(source.as_ptr())
                .first(len)
                .store(first.as_mut_ptr());
            S::load_first(part.as_ptr(), len).store(loaded.as_mut_ptr());
        }
        let mut expected = part.to_vec();
        expected.resize(16, 0);
        assert_eq!((&*first, &*loaded), (&*expected, &*expected));
    }
}

#[test]
fn portable() {
    if cfg!(target_endian = "little") {
        check::<Portable>();
    }
}

/// With `-C target-feature=+avx2` these are the kernels for AVX2.
#[test]
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
fn simd() {
    check::<super::kernels::x86::Sse2>();
}

#[test]
fn numbers_are_reversed_for_a_big_endian_machine() {
    let source = bytes(8);
    let reversed = |lane| {
        let mut copy = [0; 8];
        // SAFETY: both are 8 bytes long.
        unsafe { copy_reversed(source.as_ptr(), copy.as_mut_ptr(), 8, lane) }
        copy
    };
    assert_eq!(reversed(1), [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(reversed(2), [2, 1, 4, 3, 6, 5, 8, 7]);
    assert_eq!(reversed(4), [4, 3, 2, 1, 8, 7, 6, 5]);
    assert_eq!(reversed(8), [8, 7, 6, 5, 4, 3, 2, 1]);
}

/// A list that is another one whenever it is asked. Room is room all the same.
struct Liar(core::cell::Cell<usize>);

impl Liar {
    /// The lengths of its answers, one after another.
    const LENGTHS: [usize; 7] = [3, 0, 5000, 1, 40, 2, 100];

    fn answer(&self) -> alloc::vec::Vec<u32> {
        let turn = self.0.get();
        self.0.set(turn + 1);
        vec![u32::MAX; Self::LENGTHS[turn % Self::LENGTHS.len()]]
    }
}

// SAFETY: `__encode` fills the room by means of `Out`.
#[allow(unsafe_code)]
unsafe impl WgslLayout for Liar {
    type Footprint = crate::footprint::RuntimeSizedArray;
    const LAYOUT: &'static crate::Layout = <[u32]>::LAYOUT;
    const CODEC: &'static super::Codec = &super::Codec {
        kind: super::Kind::Call {
            len: None,
            functions: &super::Call::of::<Self>(None),
        },
        rust_size: size_of::<Self>(),
    };
    const ZERO_COPY: bool = false;

    fn __count(&self) -> usize {
        self.answer().len()
    }
    fn __encode(&self, out: super::Out<'_>) {
        out.elements(&self.answer());
    }
    fn __stream(&self, stream: &mut super::Stream<'_>, room: usize) {
        stream.array(&self.answer(), room);
    }
}

#[test]
fn a_list_that_lies_about_its_length_stays_in_its_room() {
    for turn in 0..Liar::LENGTHS.len() {
        let liar = || Liar(core::cell::Cell::new(turn));
        let lengths = |i: usize| Liar::LENGTHS[(turn + i) % Liar::LENGTHS.len()];
        // The first answer says how much room there is (an element at least),
        // the second what it is filled with.
        let room = 4 * lengths(0).max(1);
        let filled = room.min(4 * lengths(1));
        let mut expected = vec![0xff; filled];
        expected.resize(room, 0);

        assert_eq!(liar().to_bytes(), expected);
        let mut exact = vec![0xee; room].into_boxed_slice();
        assert_eq!(liar().write_into(&mut exact), Ok(room));
        assert_eq!(*exact, *expected);
        let mut streamed = vec![];
        let len = liar().write_with(|_, chunk| streamed.extend_from_slice(chunk));
        assert_eq!((len, streamed), (room, expected));
    }
}
