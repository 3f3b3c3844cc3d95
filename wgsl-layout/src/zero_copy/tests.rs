//! Every kernel against the obvious loop. Sources and destinations are exactly
//! as long as promised, so that a sanitizer sees a byte too many.

use alloc::boxed::Box;
use alloc::vec;

use super::Register;
use super::over_slices::{self, Kernel};
use crate::WgslLayout;

/// `len` bytes, none of them zero, in an allocation of their own.
fn bytes(len: usize) -> Box<[u8]> {
    (0..len).map(|i| (i % 251) as u8 + 1).collect()
}

/// For every number of thirds, from and to every alignment.
fn check_thirds(spread: Kernel, gather: Kernel) {
    for count in 0..=70 {
        for at in 0..32 {
            let packed = bytes(at + 12 * count);
            let mut slots = vec![0xee; 16 * count + at / 2].into_boxed_slice();
            over_slices::spread(spread, &packed[at..], &mut slots[at / 2..]);
            for (third, slot) in packed[at..].chunks(12).zip(slots[at / 2..].chunks(16)) {
                assert_eq!((&slot[..12], &slot[12..]), (third, &[0; 4][..]), "{count}");
            }
            assert!(slots[..at / 2].iter().all(|byte| *byte == 0xee));

            let slots = bytes(at + 16 * count);
            let mut packed = vec![0xee; 12 * count + at / 2].into_boxed_slice();
            over_slices::gather(gather, &slots[at..], &mut packed[at / 2..]);
            for (third, slot) in packed[at / 2..].chunks(12).zip(slots[at..].chunks(16)) {
                assert_eq!(third, &slot[..12], "{count}");
            }
            assert!(packed[..at / 2].iter().all(|byte| *byte == 0xee));
        }
    }
}

fn check_register<S: Register>() {
    for len in [4, 8, 12] {
        let mut expected = bytes(len).to_vec();
        expected.resize(16, 0);
        assert_eq!(over_slices::load::<S>(&bytes(len), 16), *expected);
        assert_eq!(over_slices::load::<S>(&bytes(16), len), *expected);
    }
    assert_eq!(over_slices::load::<S>(&bytes(16), 16), *bytes(16));
}

#[test]
fn portable() {
    if cfg!(target_endian = "little") {
        check_thirds(
            super::spread::<super::Portable>,
            super::gather::<super::Portable>,
        );
        check_register::<super::Portable>();
    }
}

#[test]
fn fastest() {
    if cfg!(target_endian = "little") {
        check_thirds(super::spread_thirds, super::gather_thirds);
        check_register::<super::Fastest>();
    }
}

#[test]
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
fn sse2() {
    use core::arch::x86_64::__m128i;
    check_thirds(super::spread::<__m128i>, super::gather::<__m128i>);
    check_register::<__m128i>();
}

#[test]
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
fn avx2() {
    extern crate std;
    let has = std::is_x86_feature_detected!("avx2");
    // Asked twice: the second answer is remembered.
    assert_eq!([super::x86::has_avx2(), super::x86::has_avx2()], [has; 2]);
    if has {
        check_thirds(super::x86::spread_avx2, super::x86::gather_avx2);
    } else {
        std::println!("skipped: this processor has no AVX2");
    }
}

#[test]
fn numbers_of_a_big_endian_machine_are_reversed() {
    let reversed = |lane| over_slices::reversed(&[1, 2, 3, 4, 5, 6, 7, 8], lane);
    assert_eq!(reversed(1), [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(reversed(2), [2, 1, 4, 3, 6, 5, 8, 7]);
    assert_eq!(reversed(4), [4, 3, 2, 1, 8, 7, 6, 5]);
    assert_eq!(reversed(8), [8, 7, 6, 5, 4, 3, 2, 1]);
}

/// A list that is another one whenever it is asked. Room is room all the same.
struct Liar {
    turn: core::cell::Cell<usize>,
    values: alloc::vec::Vec<u32>,
}

impl Liar {
    /// The lengths of its answers, one after another.
    const LENGTHS: [usize; 7] = [3, 0, 5000, 1, 40, 2, 100];

    fn new(turn: usize) -> Self {
        Self {
            turn: core::cell::Cell::new(turn),
            values: vec![u32::MAX; 5000],
        }
    }
}

impl core::ops::Deref for Liar {
    type Target = [u32];
    fn deref(&self) -> &[u32] {
        let turn = self.turn.get();
        self.turn.set(turn + 1);
        &self.values[..Self::LENGTHS[turn % Self::LENGTHS.len()]]
    }
}

super::pointer! {
    [] Liar => [u32], None;
}

#[test]
fn a_list_that_lies_about_its_length_stays_in_its_room() {
    for turn in 0..Liar::LENGTHS.len() {
        let liar = || Liar::new(turn);
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
