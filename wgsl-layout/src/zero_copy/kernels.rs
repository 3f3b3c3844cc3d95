//! The kernels: copies with their gaps, 16 bytes at a time.
//!
//! Owns: loads and stores, for every target. Must not know: types and tables
//! beyond a single run.
#![allow(unsafe_code)]

use core::ptr;

#[cfg(not(debug_assertions))]
use crate::runs::{Run, SLOT};

/// Copies `len` bytes of numbers of `lane` bytes; WGSL is little-endian.
///
/// # Safety
///
/// `len` initialised bytes at `src`, room for as many at `dst`, no overlap.
#[inline(always)]
pub(super) unsafe fn copy(src: *const u8, dst: *mut u8, len: usize, lane: u8) {
    // SAFETY: as of this function.
    unsafe {
        if cfg!(target_endian = "big") && lane != 1 {
            copy_reversed(src, dst, len, lane);
        } else if cfg!(debug_assertions) && len <= 64 {
            copy_words(src, dst, len);
        } else {
            ptr::copy_nonoverlapping(src, dst, len);
        }
    }
}

/// A short copy without calls: without optimisations that of `ptr` is a dozen.
///
/// # Safety
///
/// As of `copy`.
unsafe fn copy_words(mut src: *const u8, mut dst: *mut u8, mut len: usize) {
    // SAFETY: `len` is what is left at both.
    unsafe {
        while len >= 8 {
            *dst.cast::<Unaligned<u64>>() = *src.cast::<Unaligned<u64>>();
            src = src.add(8);
            dst = dst.add(8);
            len -= 8;
        }
        if len >= 4 {
            *dst.cast::<Unaligned<u32>>() = *src.cast::<Unaligned<u32>>();
            src = src.add(4);
            dst = dst.add(4);
            len -= 4;
        }
        while len > 0 {
            *dst = *src;
            src = src.add(1);
            dst = dst.add(1);
            len -= 1;
        }
    }
}

/// Zeroes `len` bytes.
///
/// # Safety
///
/// Room for `len` bytes at `dst`.
#[inline(always)]
pub(super) unsafe fn zero(dst: *mut u8, len: usize) {
    // SAFETY: as of this function.
    unsafe {
        if !cfg!(debug_assertions) {
            ptr::write_bytes(dst, 0, len);
        } else if len == 4 {
            *dst.cast::<Unaligned<u32>>() = Unaligned(0);
        } else if len != 0 {
            ptr::write_bytes(dst, 0, len);
        }
    }
}

/// `copy` for a big-endian machine: the bytes of each number in reverse.
///
/// # Safety
///
/// As of `copy`.
#[cfg_attr(target_endian = "little", allow(dead_code))]
pub(super) unsafe fn copy_reversed(src: *const u8, dst: *mut u8, len: usize, lane: u8) {
    let lane = lane as usize;
    for i in 0..len {
        let from = i / lane * lane + (lane - 1 - i % lane);
        // SAFETY: `len` is a multiple of `lane`, so `from` is below it, and so
        // is `i`.
        unsafe { dst.add(i).write(src.add(from).read()) }
    }
}

/// Copies a run and zeroes the gap behind it. With a constant run the last part
/// of a 16-byte slot becomes one store.
///
/// # Safety
///
/// As of `copy`, with room for the gap too.
#[cfg(not(debug_assertions))]
#[inline(always)]
pub(super) unsafe fn copy_and_pad(run: &Run, src: *const u8, dst: *mut u8, lane: u8) {
    let (len, gap, tail) = (run.len, run.gap, run.tail());
    let slot = cfg!(target_endian = "little") && tail % 4 == 0 && tail != 0 && tail + gap >= SLOT;
    // SAFETY: everything that is written lies in `len + gap` bytes: with `slot`
    // the 16 bytes from `len - tail` on end at `len - tail + 16 <= len + gap`.
    // Everything that is read lies in the `len` bytes at `src`, or behind them
    // in bytes that another run copies, as `loads_slot` says.
    unsafe {
        if slot {
            let body = len - tail;
            copy(src, dst, body, lane);
            let tail_at = src.add(body);
            let slot = if run.loads_slot {
                Fastest::load(tail_at).first(tail)
            } else {
                Fastest::load_first(tail_at, tail)
            };
            slot.store(dst.add(body));
            zero(dst.add(body + SLOT), tail + gap - SLOT);
        } else {
            copy(src, dst, len, lane);
            zero(dst.add(len), gap);
        }
    }
}

/// Copies a run from WGSL to its place in the Rust value.
///
/// # Safety
///
/// As of `copy`; if the run `stores_slot`, there are 16 bytes for its last slot
/// on both sides, and the rest of it is yet to be written.
#[cfg(not(debug_assertions))]
#[inline(always)]
pub(super) unsafe fn copy_back(run: &Run, src: *const u8, dst: *mut u8, lane: u8) {
    // SAFETY: as of this function.
    unsafe {
        if cfg!(target_endian = "little") && run.stores_slot {
            let body = run.len - run.tail();
            copy(src, dst, body, lane);
            Fastest::load(src.add(body)).store(dst.add(body));
        } else {
            copy(src, dst, run.len, lane);
        }
    }
}

/// A number at any address, read and written without a call, which matters in a
/// build without optimisations.
#[derive(Clone, Copy)]
#[repr(C, packed)]
struct Unaligned<T>(T);

/// 16 bytes in a register, loaded and stored as one; little-endian.
///
/// All implementations do the same; unit tests compare them.
pub(super) trait Register: Copy {
    /// # Safety
    ///
    /// 16 initialised bytes at `src`.
    unsafe fn load(src: *const u8) -> Self;
    /// The first `len` bytes, 4, 8 or 12, and zeros.
    ///
    /// # Safety
    ///
    /// `len` initialised bytes at `src`.
    unsafe fn load_first(src: *const u8, len: usize) -> Self;
    /// The first `len` bytes, 4, 8 or 12; the others become zero.
    fn first(self, len: usize) -> Self;
    /// # Safety
    ///
    /// Room for 16 bytes at `dst`.
    unsafe fn store(self, dst: *mut u8);

    /// Four times 12 bytes to 16.
    ///
    /// # Safety
    ///
    /// 60 initialised bytes at `src`, room for 64 at `dst`.
    #[inline(always)]
    unsafe fn spread_four(src: *const u8, dst: *mut u8) {
        // SAFETY: the last load ends after 52 bytes.
        unsafe {
            let slots = [
                Self::load(src).first(12),
                Self::load(src.add(12)).first(12),
                Self::load(src.add(24)).first(12),
                Self::load(src.add(36)).first(12),
            ];
            slots[0].store(dst);
            slots[1].store(dst.add(16));
            slots[2].store(dst.add(32));
            slots[3].store(dst.add(48));
        }
    }

    /// Four times the first 12 of 16 bytes. What lies behind them at `dst` is
    /// overwritten too, up to 60 bytes.
    ///
    /// # Safety
    ///
    /// 64 initialised bytes at `src`, room for 60 at `dst`.
    #[inline(always)]
    unsafe fn gather_four(src: *const u8, dst: *mut u8) {
        // SAFETY: the last store ends after 52 bytes.
        unsafe {
            let slots = [
                Self::load(src),
                Self::load(src.add(16)),
                Self::load(src.add(32)),
                Self::load(src.add(48)),
            ];
            slots[0].store(dst);
            slots[1].store(dst.add(12));
            slots[2].store(dst.add(24));
            slots[3].store(dst.add(36));
        }
    }
}

/// Two numbers. Without optimisations this is the fastest, since it calls
/// nothing.
#[cfg_attr(not(debug_assertions), allow(dead_code))]
#[derive(Clone, Copy)]
pub(super) struct Portable(u64, u64);

// `u64::from` would be such a call.
#[allow(clippy::cast_lossless)]
impl Register for Portable {
    #[inline(always)]
    unsafe fn load(src: *const u8) -> Self {
        // SAFETY: as of this function.
        let [low, high] = unsafe { (*src.cast::<Unaligned<[u64; 2]>>()).0 };
        Self(low, high)
    }

    #[inline(always)]
    unsafe fn load_first(src: *const u8, len: usize) -> Self {
        // SAFETY: the loads take 8 and 4 bytes, which `len` covers.
        unsafe {
            match len {
                4 => Self((*src.cast::<Unaligned<u32>>()).0 as u64, 0),
                8 => Self((*src.cast::<Unaligned<u64>>()).0, 0),
                _ => Self(
                    (*src.cast::<Unaligned<u64>>()).0,
                    (*src.add(8).cast::<Unaligned<u32>>()).0 as u64,
                ),
            }
        }
    }

    #[inline(always)]
    fn first(self, len: usize) -> Self {
        const LOW: u64 = u32::MAX as u64;
        match len {
            4 => Self(self.0 & LOW, 0),
            8 => Self(self.0, 0),
            _ => Self(self.0, self.1 & LOW),
        }
    }

    #[inline(always)]
    unsafe fn store(self, dst: *mut u8) {
        // SAFETY: as of this function.
        unsafe { *dst.cast::<Unaligned<[u64; 2]>>() = Unaligned([self.0, self.1]) }
    }
}

#[cfg(all(
    target_arch = "x86_64",
    target_feature = "sse2",
    any(test, not(debug_assertions))
))]
pub(super) mod x86 {
    use core::arch::x86_64::{
        __m128i, _mm_and_si128, _mm_cvtsi32_si128, _mm_loadl_epi64, _mm_loadu_si128, _mm_set_epi32,
        _mm_storeu_si128, _mm_unpacklo_epi64,
    };

    use super::{Register, Unaligned};

    #[derive(Clone, Copy)]
    pub(crate) struct Sse2(__m128i);

    impl Register for Sse2 {
        #[inline(always)]
        unsafe fn load(src: *const u8) -> Self {
            // SAFETY: as of this function; the load is unaligned.
            Self(unsafe { _mm_loadu_si128(src.cast()) })
        }

        #[inline(always)]
        unsafe fn load_first(src: *const u8, len: usize) -> Self {
            // SAFETY: the loads take 8 and 4 bytes, which `len` covers.
            unsafe {
                let four = |at| _mm_cvtsi32_si128((*src.add(at).cast::<Unaligned<i32>>()).0);
                Self(match len {
                    4 => four(0),
                    8 => _mm_loadl_epi64(src.cast()),
                    _ => _mm_unpacklo_epi64(_mm_loadl_epi64(src.cast()), four(8)),
                })
            }
        }

        #[inline(always)]
        fn first(self, len: usize) -> Self {
            let keep = |at| if len > at { -1 } else { 0 };
            // SAFETY: the target has SSE2.
            Self(unsafe { _mm_and_si128(self.0, _mm_set_epi32(0, keep(8), keep(4), -1)) })
        }

        #[inline(always)]
        unsafe fn store(self, dst: *mut u8) {
            // SAFETY: as of this function; the store is unaligned.
            unsafe { _mm_storeu_si128(dst.cast(), self.0) }
        }

        // With AVX2 two at a time, and half the loads.

        #[cfg(target_feature = "avx2")]
        #[inline(always)]
        unsafe fn spread_four(src: *const u8, dst: *mut u8) {
            use core::arch::x86_64::{
                _mm256_and_si256, _mm256_loadu_si256, _mm256_permutevar8x32_epi32,
                _mm256_set_epi32, _mm256_storeu_si256,
            };
            // SAFETY: the target has AVX2; the second load ends after 56 bytes.
            unsafe {
                let order = _mm256_set_epi32(0, 5, 4, 3, 0, 2, 1, 0);
                let three = _mm256_set_epi32(0, -1, -1, -1, 0, -1, -1, -1);
                let two = |at| {
                    let numbers = _mm256_loadu_si256(src.add(at).cast());
                    _mm256_and_si256(_mm256_permutevar8x32_epi32(numbers, order), three)
                };
                let (low, high) = (two(0), two(24));
                _mm256_storeu_si256(dst.cast(), low);
                _mm256_storeu_si256(dst.add(32).cast(), high);
            }
        }

        #[cfg(target_feature = "avx2")]
        #[inline(always)]
        unsafe fn gather_four(src: *const u8, dst: *mut u8) {
            use core::arch::x86_64::{
                _mm256_loadu_si256, _mm256_permutevar8x32_epi32, _mm256_set_epi32,
                _mm256_storeu_si256,
            };
            // SAFETY: the target has AVX2; the second store ends after 56 bytes.
            unsafe {
                let order = _mm256_set_epi32(0, 0, 6, 5, 4, 2, 1, 0);
                let two = |at| {
                    let numbers = _mm256_loadu_si256(src.add(at).cast());
                    _mm256_permutevar8x32_epi32(numbers, order)
                };
                let (low, high) = (two(0), two(32));
                _mm256_storeu_si256(dst.cast(), low);
                _mm256_storeu_si256(dst.add(24).cast(), high);
            }
        }
    }
}

/// The fastest one here.
#[cfg(all(target_arch = "x86_64", target_feature = "sse2", not(debug_assertions)))]
pub(super) type Fastest = x86::Sse2;
#[cfg(not(all(target_arch = "x86_64", target_feature = "sse2", not(debug_assertions))))]
pub(super) type Fastest = Portable;

/// `[Vec3]`, `[Mat3]` and their kin: `count` times 12 bytes to 16.
///
/// # Safety
///
/// `count * 12` initialised bytes at `src`, room for `count * 16` at `dst`;
/// little-endian.
#[inline]
pub(super) unsafe fn spread_thirds<S: Register>(
    mut src: *const u8,
    mut dst: *mut u8,
    count: usize,
) {
    let mut left = count;
    // SAFETY: five thirds are 60 bytes.
    unsafe {
        while left >= 5 {
            S::spread_four(src, dst);
            src = src.add(48);
            dst = dst.add(64);
            left -= 4;
        }
        while left > 0 {
            S::load_first(src, 12).store(dst);
            src = src.add(12);
            dst = dst.add(16);
            left -= 1;
        }
    }
}

/// The way back: `count` times the first 12 of 16 bytes.
///
/// # Safety
///
/// `count * 16` initialised bytes at `src`, room for `count * 12` at `dst`;
/// little-endian.
#[inline]
pub(super) unsafe fn gather_thirds<S: Register>(
    mut src: *const u8,
    mut dst: *mut u8,
    count: usize,
) {
    let mut left = count;
    // SAFETY: five thirds are 60 bytes, and what is overwritten beyond four
    // belongs to the fifth, which comes next.
    unsafe {
        while left >= 5 {
            S::gather_four(src, dst);
            src = src.add(64);
            dst = dst.add(48);
            left -= 4;
        }
        while left > 0 {
            *dst.cast::<[u8; 12]>() = *src.cast::<[u8; 12]>();
            src = src.add(16);
            dst = dst.add(12);
            left -= 1;
        }
    }
}
