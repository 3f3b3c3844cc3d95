//! Moving bytes between Rust values and WGSL: the only `unsafe` of the crate,
//! together with the modules inside.
//!
//! Owns: the execution of run tables, raw copies, and the macros that implement
//! the two unsafe traits for the types of this crate. Must not know: text,
//! rules, or what a type is called.
//!
//! # The contract
//!
//! * `WgslLayout` is an unsafe trait: `CODEC` says which bytes of a value are
//!   initialised, free of interior mutability and equal to its WGSL bytes. All
//!   reads of values go by it and nothing else, so Rust padding is never read.
//! * Every write goes through [`Out`], which knows the room that is left. A
//!   length that a container reports is clamped by that room and never trusted,
//!   so a container that changes its mind between two questions cannot cause a
//!   write out of bounds.
//! * All of an `Out` is written, so the destination need not be initialised.
//! * Decoding looks at all bytes first (`decode::check`). It then fills a
//!   `MaybeUninit`, or overwrites plain bytes of a value in place; if a
//!   conversion fails or panics in the middle, the worst that happens is a leak.
#![allow(unsafe_code)]
// The pieces of an encoder are worth nothing unless they end up in one place.
#![allow(clippy::inline_always)]

use core::fmt;
use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ptr;
use core::slice;

use crate::codec::{Codec, Kind};
use crate::decode::{self, ReadError};
use crate::layout::Layout;
use crate::runs::{Run, RunsOf, Step};
#[cfg(not(debug_assertions))]
use crate::runs::{RunOf, UNROLLED_RUNS, What};
use crate::stage::vertex_input::WgslVertexInput;
use crate::traits::WgslLayout;

mod kernels;
mod stream;

use kernels::{Fastest, copy, gather_thirds, spread_thirds, zero};
#[cfg(not(debug_assertions))]
use kernels::{copy_and_pad, copy_back};
pub use stream::Stream;

// ---------------------------------------------------------------- const text

pub(crate) use const_text::{append, append_both, slice, text_of};

/// Bytes of const text. This is evaluated for each struct of each user, so it is
/// made of casts, copies and fields of places: a call takes the compiler as long
/// as a dozen of those.
#[allow(clippy::ptr_as_ptr, clippy::ref_as_ptr)]
mod const_text {
    use core::ptr;

    /// Bytes of which only those that an index reaches are there.
    type Window = [u8; 1 << 30];

    /// `N` bytes and what follows them.
    #[repr(C)]
    struct Piece<const N: usize> {
        bytes: [u8; N],
        rest: (),
    }

    /// 64 bytes as numbers, at any address.
    #[repr(C, packed)]
    struct Numbers {
        first: u128,
        second: u128,
        third: u128,
        fourth: u128,
        rest: (),
    }

    /// Copies so many bytes from `$src` to `$dst`, and moves both on.
    macro_rules! piece {
        ($src:ident, $dst:ident, $len:literal) => {
            *($dst as *mut [u8; $len]) = *($src as *const [u8; $len]);
            $dst = &raw mut (*($dst as *mut Piece<$len>)).rest as *mut u8;
            $src = &raw const (*($src as *const Piece<$len>)).rest as *const u8;
        };
    }

    /// Copies `$len` bytes from `$src` to `$dst`, and moves both on.
    macro_rules! pieces {
        ($src:ident, $dst:ident, $len:expr) => {
            let mut left: usize = $len;
            while left >= 64 {
                piece!($src, $dst, 64);
                left -= 64;
            }
            if left >= 16 {
                if left & 32 != 0 {
                    piece!($src, $dst, 32);
                }
                if left & 16 != 0 {
                    piece!($src, $dst, 16);
                }
            }
            if left & 8 != 0 {
                piece!($src, $dst, 8);
            }
            if left & 4 != 0 {
                piece!($src, $dst, 4);
            }
            if left & 2 != 0 {
                piece!($src, $dst, 2);
            }
            if left & 1 != 0 {
                piece!($src, $dst, 1);
            }
        };
    }

    /// Copies `text` into `buffer` from `at` on, leaving out what lies beyond its
    /// end, and tells where the text ends or would end.
    pub(crate) const fn append(text: &[u8], buffer: &mut [u8], at: usize) -> usize {
        let (len, capacity) = (text.len(), buffer.len());
        let end = at + len;
        let kept = if end <= capacity {
            len
        } else if at < capacity {
            capacity - at
        } else {
            return end;
        };
        let mut src = text as *const [u8] as *const u8;
        // SAFETY: `at` is at most the capacity, and `kept` bytes are left behind it,
        // as there are in `text`. A shared and an exclusive borrow do not overlap.
        unsafe {
            let mut dst = &raw mut (*(buffer as *mut [u8] as *mut Window))[at];
            pieces!(src, dst, kept);
            let _ = (src, dst);
        }
        end
    }

    /// As two calls of [`append`], which would take the compiler longer.
    pub(crate) const fn append_both(a: &str, b: &str, buffer: &mut [u8], at: usize) -> usize {
        let (a, b) = (
            a as *const str as *const [u8],
            b as *const str as *const [u8],
        );
        let (a_len, b_len) = (a.len(), b.len());
        let end = at + a_len + b_len;
        if end > buffer.len() {
            // SAFETY: both are made of the borrows that this function was given.
            let (a, b) = unsafe { (&*a, &*b) };
            let end = append(a, buffer, at);
            return append(b, buffer, end);
        }
        let (mut a, mut b) = (a as *const u8, b as *const u8);
        // SAFETY: from `at` on the buffer has room for both. Shared and exclusive
        // borrows do not overlap.
        unsafe {
            let mut dst = &raw mut (*(buffer as *mut [u8] as *mut Window))[at];
            pieces!(a, dst, a_len);
            pieces!(b, dst, b_len);
            let _ = (a, b, dst);
        }
        end
    }

    /// The text in the first `len` bytes of a buffer, if it is text.
    ///
    /// # Panics
    ///
    /// If the buffer is shorter.
    pub(crate) const fn text_of(buffer: &[u8], len: usize) -> Option<&str> {
        const HIGH: u128 = 0x8080_8080_8080_8080_8080_8080_8080_8080;
        let text = slice(buffer, 0, len);
        let mut src = buffer as *const [u8] as *const u8;
        let mut left = buffer.len();
        let mut done = 0;
        let mut high = 0;
        // SAFETY: `left` bytes are left at `src`.
        unsafe {
            while done < len && left >= 64 {
                let numbers = src as *const Numbers;
                high |= (*numbers).first | (*numbers).second | (*numbers).third | (*numbers).fourth;
                src = &raw const (*numbers).rest as *const u8;
                left -= 64;
                done += 64;
            }
        }
        if done < len || high & HIGH != 0 {
            return match core::str::from_utf8(text) {
                Ok(text) => Some(text),
                Err(_) => None,
            };
        }
        // SAFETY: no byte has its highest bit set, which makes it ASCII.
        Some(unsafe { &*(text as *const [u8] as *const str) })
    }

    /// `bytes[start..end]` in const.
    ///
    /// # Panics
    ///
    /// If that is out of bounds.
    pub(crate) const fn slice(bytes: &[u8], start: usize, end: usize) -> &[u8] {
        assert!(start <= end && end <= bytes.len());
        let src = bytes as *const [u8] as *const Window;
        // SAFETY: the range is in bounds, as was just asked.
        unsafe { &*ptr::slice_from_raw_parts(&raw const (*src)[start], end - start) }
    }
}

// ------------------------------------------------------------------- layouts

/// The stride of `T` as an element; never zero, since it is divided by.
pub(crate) const fn stride<T: WgslLayout + ?Sized>() -> usize {
    let stride = T::LAYOUT.stride();
    if stride == 0 { 1 } else { stride }
}

/// Whether a Rust value is the same bytes as its WGSL value, and no others.
pub(crate) const fn is_zero_copy(codec: &Codec, layout: &Layout) -> bool {
    match codec.whole() {
        Some((len, lane)) => {
            (cfg!(target_endian = "little") || lane == 1)
                && len == codec.rust_size
                && len == layout.size()
        }
        None => false,
    }
}

/// Whether a slice of `T` is one copy.
const fn slice_is_copy<T: WgslLayout>() -> bool {
    is_zero_copy(T::CODEC, T::LAYOUT) && T::LAYOUT.stride() == size_of::<T>()
}

/// `T::ZERO_COPY` holds: there is no other value of this type.
pub(crate) struct ZeroCopy<T: ?Sized>(PhantomData<T>);

impl<T: WgslLayout + ?Sized> ZeroCopy<T> {
    /// # Panics
    ///
    /// If it does not hold.
    #[track_caller]
    pub(crate) const fn prove() -> Self {
        let () = T::CHECKS;
        crate::rules::assert_as_bytes(T::ZERO_COPY, T::LAYOUT, T::CODEC);
        Self(PhantomData)
    }
}

/// The bytes of a value or slice in place.
#[inline]
pub(crate) fn bytes_of<T: WgslLayout + ?Sized>(value: &T, _: ZeroCopy<T>) -> &[u8] {
    // SAFETY: `ZERO_COPY` says that every byte of the value is initialised and
    // has no interior mutability; the borrow keeps it alive.
    unsafe { slice::from_raw_parts(ptr::from_ref(value).cast(), size_of_val(value)) }
}

/// How many times 12 bytes to 16 a value of `T` is, if it is nothing else.
const fn thirds<T: WgslLayout>() -> Option<usize> {
    let runs = RunsOf::<T>::RUNS;
    let mut i = 0;
    while i < runs.len() {
        let run = &runs[i];
        let copied = matches!(run.step, Step::Copy { .. });
        if !copied || run.len != 12 || run.src != 12 * i || run.dst != 16 * i {
            return None;
        }
        i += 1;
    }
    if cfg!(target_endian = "little")
        && i > 0
        && size_of::<T>() == 12 * i
        && T::LAYOUT.stride() == 16 * i
    {
        Some(i)
    } else {
        None
    }
}

// ----------------------------------------------------------- erased functions

/// What can be done with a value that has to be asked for its bytes.
#[doc(hidden)]
pub(crate) struct Call {
    count: unsafe fn(*const u8) -> usize,
    write: unsafe fn(*const u8, Out<'_>),
    stream: unsafe fn(*const u8, &mut Stream<'_>, usize),
    pub(crate) read: Option<Read>,
}

/// How a value is made from its bytes.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub(crate) struct Read {
    pub(crate) check: fn(&[u8]) -> Result<(), ReadError>,
    /// Writes a value, or over one where there is one (`fresh` is false).
    place: unsafe fn(&[u8], *mut u8, bool) -> Result<(), ReadError>,
}

impl fmt::Debug for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Call").finish_non_exhaustive()
    }
}

/// A value that is made from bytes by safe code.
pub(crate) trait Convert: Sized {
    /// Whether the bytes are a value.
    fn check(bytes: &[u8]) -> Result<(), ReadError>;
    /// The value of the bytes.
    fn read(bytes: &[u8]) -> Result<Self, ReadError>;
    /// As `read`, into a value that exists.
    fn read_over(&mut self, bytes: &[u8]) -> Result<(), ReadError> {
        *self = Self::read(bytes)?;
        Ok(())
    }
}

impl Call {
    pub(crate) const fn of<T: WgslLayout>(read: Option<Read>) -> Self {
        Self {
            count: count_erased::<T>,
            write: write_erased::<T>,
            stream: stream_erased::<T>,
            read,
        }
    }
}

/// # Safety
///
/// `value` is the address of a `T`.
unsafe fn count_erased<T: WgslLayout>(value: *const u8) -> usize {
    // SAFETY: as of this function.
    unsafe { &*value.cast::<T>() }.__count()
}

/// # Safety
///
/// `value` is the address of a `T`.
unsafe fn write_erased<T: WgslLayout>(value: *const u8, out: Out<'_>) {
    // SAFETY: as of this function.
    unsafe { &*value.cast::<T>() }.__encode(out);
}

/// # Safety
///
/// `value` is the address of a `T`.
unsafe fn stream_erased<T: WgslLayout>(value: *const u8, stream: &mut Stream<'_>, room: usize) {
    // SAFETY: as of this function.
    unsafe { &*value.cast::<T>() }.__stream(stream, room);
}

impl Read {
    pub(crate) const fn of<T: Convert>() -> Self {
        Self {
            check: T::check,
            place: place_erased::<T>,
        }
    }
}

/// # Safety
///
/// There is room for a `T` at `place`, and a `T` already unless `fresh`.
unsafe fn place_erased<T: Convert>(
    bytes: &[u8],
    place: *mut u8,
    fresh: bool,
) -> Result<(), ReadError> {
    let place = place.cast::<T>();
    if fresh {
        let value = T::read(bytes)?;
        // SAFETY: as of this function.
        unsafe { place.write(value) }
        Ok(())
    } else {
        // SAFETY: as of this function.
        unsafe { &mut *place }.read_over(bytes)
    }
}

/// What can be done with the elements of an array.
#[doc(hidden)]
pub(crate) struct Elements {
    write: unsafe fn(*const u8, *mut u8, usize),
    stream: unsafe fn(*const u8, &mut Stream<'_>, usize),
    read: unsafe fn(&[u8], *mut u8, usize, bool) -> Result<(), ReadError>,
}

impl fmt::Debug for Elements {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Elements").finish_non_exhaustive()
    }
}

impl Elements {
    pub(crate) const fn of<T: WgslLayout>() -> Self {
        Self {
            write: write_elements_erased::<T>,
            stream: stream_elements_erased::<T>,
            read: read_elements_erased::<T>,
        }
    }
}

/// # Safety
///
/// As of `write_elements`.
unsafe fn write_elements_erased<T: WgslLayout>(values: *const u8, dst: *mut u8, count: usize) {
    // SAFETY: as of this function.
    unsafe { write_elements::<T>(values.cast(), dst, count) }
}

/// # Safety
///
/// There are `count` values of `T` at `values`.
unsafe fn stream_elements_erased<T: WgslLayout>(
    values: *const u8,
    stream: &mut Stream<'_>,
    count: usize,
) {
    // SAFETY: as of this function.
    stream.elements(unsafe { slice::from_raw_parts(values.cast::<T>(), count) });
}

/// # Safety
///
/// As of `read_elements`.
unsafe fn read_elements_erased<T: WgslLayout>(
    bytes: &[u8],
    values: *mut u8,
    count: usize,
    fresh: bool,
) -> Result<(), ReadError> {
    // SAFETY: as of this function.
    unsafe { read_elements::<T>(bytes, values.cast(), count, fresh) }
}

/// A step for each run of `T`, up to `UNROLLED_RUNS`; beyond it a loop. Steps
/// that there is no run for are not even compiled.
#[cfg(not(debug_assertions))]
macro_rules! unroll {
    ($ty:ident, $step:ident, $loop:ident, $arguments:tt $end:tt) => {{
        unroll!(@ $ty, $step, $arguments $end 0 1 2 3);
        if const { RunsOf::<$ty>::LEN > 4 } {
            unroll!(@ $ty, $step, $arguments $end 4 5 6 7);
        }
        if const { RunsOf::<$ty>::LEN > 8 } {
            unroll!(@ $ty, $step, $arguments $end 8 9 10 11 12 13 14 15);
        }
        if const { RunsOf::<$ty>::LEN > 16 } {
            unroll!(@ $ty, $step, $arguments $end
                16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31);
        }
        if const { RunsOf::<$ty>::LEN > UNROLLED_RUNS } {
            unroll!(! $loop, (RunsOf::<$ty>::RUNS.split_at(UNROLLED_RUNS).1) $arguments $end);
        }
    }};
    (@ $ty:ident, $step:ident, $arguments:tt $end:tt $($index:literal)*) => {
        $(unroll!(% $ty, $step, $index, $arguments $end);)*
    };
    (% $ty:ident, $step:ident, $index:literal, ($($argument:expr),*) [$($end:tt)*]) => {
        $step::<$ty, $index>($($argument),*) $($end)*
    };
    (! $loop:ident, ($rest:expr) ($($argument:expr),*) [$($end:tt)*]) => {
        $loop($rest, $($argument),*) $($end)*
    };
}

// ------------------------------------------------------------------ encoding

/// Room for the WGSL bytes of one value, which may be uninitialised.
#[doc(hidden)]
pub struct Out<'a> {
    dst: *mut u8,
    room: usize,
    bytes: PhantomData<&'a mut [u8]>,
}

impl<'a> Out<'a> {
    pub(crate) fn new(bytes: &'a mut [u8]) -> Self {
        Self {
            dst: bytes.as_mut_ptr(),
            room: bytes.len(),
            bytes: PhantomData,
        }
    }

    /// The first `bytes` of the room, or all of it, and what is left.
    fn split(self, bytes: usize) -> (Self, Self) {
        let first = bytes.min(self.room);
        let part = |dst, room| Self {
            dst,
            room,
            bytes: PhantomData,
        };
        // SAFETY: `first` is at most the room, which is one allocation.
        let rest = unsafe { self.dst.add(first) };
        (part(self.dst, first), part(rest, self.room - first))
    }

    /// Fills the room with a value, and with zeros behind it.
    #[inline(always)]
    pub fn value<T: WgslLayout + ?Sized>(self, value: &T) {
        let size = const { T::LAYOUT.size() };
        let sized = const { !matches!(T::CODEC.kind, Kind::Unsized) };
        // SAFETY: `value` is a `T`, and the room holds its size, else the room
        // is just zeroed.
        unsafe {
            if sized && size <= self.room {
                write_value::<T>(ptr::from_ref(value).cast(), self.dst, self.room);
                if const { !T::LAYOUT.is_runtime_sized() } {
                    zero(self.dst.add(size), self.room - size);
                }
            } else {
                zero(self.dst, self.room);
            }
        }
    }

    /// Fills the room with as many elements as it holds, and with zeros.
    #[inline]
    pub fn elements<T: WgslLayout>(self, values: &[T]) {
        let stride = const { stride::<T>() };
        let count = values.len().min(self.room / stride);
        // SAFETY: `count` elements are in `values` and have room at `dst`.
        unsafe {
            write_elements::<T>(values.as_ptr(), self.dst, count);
            let end = count * stride;
            zero(self.dst.add(end), self.room - end);
        }
    }
}

/// Writes one value; `room` is SizeOf, or more for a runtime-sized type.
///
/// Without optimisation one loop that all types share is faster, to build and
/// to run, than a function for each.
///
/// # Safety
///
/// `src` is the address of a `T`, and there is room for `room` bytes at `dst`,
/// which is at least SizeOf.
#[cfg(debug_assertions)]
unsafe fn write_value<T: WgslLayout + ?Sized>(src: *const u8, dst: *mut u8, room: usize) {
    // SAFETY: as of this function; a run table never leaves the value, nor
    // SizeOf bytes at `dst`.
    unsafe { write_runs(RunsOf::<T>::RUNS, src, dst, room) }
}

/// As above, with each run a piece of code of constant length.
///
/// # Safety
///
/// As above.
#[cfg(not(debug_assertions))]
#[inline(always)]
unsafe fn write_value<T: WgslLayout + ?Sized>(src: *const u8, dst: *mut u8, room: usize) {
    // SAFETY: as of this function.
    unsafe { unroll!(T, write_step, write_runs, (src, dst, room) []) }
}

/// # Safety
///
/// As of `write_value`.
#[cfg(not(debug_assertions))]
#[inline(always)]
unsafe fn write_step<T: WgslLayout + ?Sized, const INDEX: usize>(
    src: *const u8,
    dst: *mut u8,
    room: usize,
) {
    // SAFETY: as of this function.
    unsafe {
        match RunOf::<T, INDEX>::WHAT {
            What::Nothing => {}
            What::Copy => write_copy(RunOf::<T, INDEX>::RUN, src, dst),
            What::Other => write_run(RunOf::<T, INDEX>::RUN, src, dst, room),
        }
    }
}

/// # Safety
///
/// As of `write_value`, for the type that the runs belong to.
unsafe fn write_runs(runs: &[Run], src: *const u8, dst: *mut u8, room: usize) {
    let mut i = 0;
    while i < runs.len() {
        let run = &runs[i];
        // SAFETY: as of this function.
        unsafe {
            if let Step::Copy { lane } = run.step {
                let to = dst.add(run.dst);
                copy(src.add(run.src), to, run.len, lane);
                zero(to.add(run.len), run.gap);
            } else {
                write_run(run, src, dst, room);
            }
        }
        i += 1;
    }
}

/// # Safety
///
/// As of `write_value`; the step is a `Copy`.
#[cfg(not(debug_assertions))]
#[inline(always)]
unsafe fn write_copy(run: &Run, src: *const u8, dst: *mut u8) {
    if let Step::Copy { lane } = run.step {
        // SAFETY: as of this function.
        unsafe { copy_and_pad(run, src.add(run.src), dst.add(run.dst), lane) }
    }
}

/// # Safety
///
/// As of `write_value`, for the type that the run belongs to.
#[inline(always)]
unsafe fn write_run(run: &Run, src: *const u8, dst: *mut u8, room: usize) {
    // SAFETY: as of this function.
    unsafe {
        let (from, to) = (src.add(run.src), dst.add(run.dst));
        let out = |room| Out {
            dst: to,
            room,
            bytes: PhantomData,
        };
        match &run.step {
            Step::Copy { lane } => copy(from, to, run.len, *lane),
            Step::Loop { count, functions } => (functions.write)(from, to, *count),
            Step::Call { functions } => (functions.write)(from, out(run.len)),
            Step::Tail { functions } => (functions.write)(from, out(room - run.dst)),
            Step::Length { tail } => {
                ptr::copy_nonoverlapping(tail_length(*tail, src).as_ptr(), to, 4);
            }
        }
        zero(to.add(run.len), run.gap);
    }
}

/// The bytes of an `ArrayLength`. A slice cannot have more elements than fit a
/// binding, whose size is below 2^32 in practice; beyond that it saturates.
///
/// # Safety
///
/// `src` is the address of the value that the run belongs to.
unsafe fn tail_length(tail: Option<(usize, &'static Call)>, src: *const u8) -> [u8; 4] {
    let length = match tail {
        // SAFETY: the array lies at its offset in the value.
        Some((offset, functions)) => unsafe { (functions.count)(src.add(offset)) },
        None => 0,
    };
    u32::try_from(length).unwrap_or(u32::MAX).to_le_bytes()
}

/// Writes whole strides.
///
/// # Safety
///
/// `count` values at `src`, room for `count` strides at `dst`.
#[inline]
unsafe fn write_elements<T: WgslLayout>(src: *const T, dst: *mut u8, count: usize) {
    let stride = const { stride::<T>() };
    // SAFETY: as of this function.
    unsafe {
        if const { slice_is_copy::<T>() } {
            ptr::copy_nonoverlapping(src.cast(), dst, count * stride);
        } else if let Some(thirds) = const { thirds::<T>() } {
            spread_thirds::<Fastest>(src.cast(), dst, count * thirds);
        } else {
            let size = const { T::LAYOUT.size() };
            let (mut from, mut to, mut left) = (src, dst, count);
            while left > 0 {
                write_value::<T>(from.cast(), to, size);
                zero(to.add(size), stride - size);
                from = from.add(1);
                to = to.add(stride);
                left -= 1;
            }
        }
    }
}

/// The number of elements of the trailing runtime-sized array.
#[inline]
pub(crate) fn count<T: WgslLayout + ?Sized>(value: &T) -> usize {
    // SAFETY: `value` is a `T`, which its codec describes.
    unsafe { count_of(T::CODEC, ptr::from_ref(value).cast()) }
}

/// # Safety
///
/// `src` is the address of a value that `codec` describes.
#[inline]
unsafe fn count_of(codec: &Codec, src: *const u8) -> usize {
    match &codec.kind {
        // SAFETY: a field lies at its offset.
        Kind::Members([.., last], _) => unsafe { count_of(last.codec, src.add(last.rust_offset)) },
        Kind::Call {
            len: None,
            functions,
        } => {
            // SAFETY: `src` is the address of the value that has to be asked.
            unsafe { (functions.count)(src) }
        }
        _ => 0,
    }
}

/// The bytes of a value in one allocation.
#[cfg(feature = "alloc")]
pub(crate) fn to_bytes<T: WgslLayout + ?Sized>(value: &T) -> alloc::vec::Vec<u8> {
    let len = value.byte_len();
    let mut bytes = alloc::vec::Vec::with_capacity(len);
    value.__encode(Out {
        dst: bytes.as_mut_ptr(),
        room: len,
        bytes: PhantomData,
    });
    // SAFETY: `__encode` has filled all the room, as the unsafe trait demands.
    unsafe { bytes.set_len(len) }
    bytes
}

// ------------------------------------------------------------------ decoding

/// The value of `bytes`, of which all are looked at first.
#[inline]
pub(crate) fn read<T: WgslLayout>(bytes: &[u8]) -> Result<T, ReadError> {
    decode::check::<T>(bytes)?;
    let mut value = MaybeUninit::<T>::uninit();
    // SAFETY: there is room for a `T`; the bytes have been checked; afterwards
    // every field has been written.
    unsafe {
        read_value::<T>(bytes, value.as_mut_ptr().cast(), true)?;
        if const { has_defaults(T::CODEC) } {
            place_defaults(T::CODEC, value.as_mut_ptr().cast());
        }
        Ok(value.assume_init())
    }
}

/// As `read`, in its place on the heap: a stack need not hold it.
#[cfg(feature = "alloc")]
pub(crate) fn read_boxed<T: WgslLayout>(bytes: &[u8]) -> Result<alloc::boxed::Box<T>, ReadError> {
    decode::check::<T>(bytes)?;
    let mut value = alloc::boxed::Box::<T>::new_uninit();
    // SAFETY: as in `read`.
    unsafe {
        read_value::<T>(bytes, value.as_mut_ptr().cast(), true)?;
        if const { has_defaults(T::CODEC) } {
            place_defaults(T::CODEC, value.as_mut_ptr().cast());
        }
        Ok(value.assume_init())
    }
}

/// As `read`, over a value that exists.
pub(crate) fn read_over<T: WgslLayout + ?Sized>(
    value: &mut T,
    bytes: &[u8],
) -> Result<(), ReadError> {
    decode::check::<T>(bytes)?;
    // SAFETY: `value` is a `T`, and the bytes have been checked.
    unsafe { read_value::<T>(bytes, ptr::from_mut(value).cast(), false) }
}

/// As `read_over`, for all elements of a slice.
pub(crate) fn read_slice_over<T: WgslLayout>(
    values: &mut [T],
    bytes: &[u8],
) -> Result<(), ReadError> {
    let needed = values.len().saturating_mul(const { stride::<T>() });
    let Some(bytes) = bytes.get(..needed) else {
        return Err(ReadError::too_short(needed, bytes.len()));
    };
    decode::check_elements::<T>(bytes)?;
    // SAFETY: the bytes are as many elements as there are values, and checked.
    unsafe { read_elements::<T>(bytes, values.as_mut_ptr(), values.len(), false) }
}

/// As many elements as `bytes` hold, in one allocation. The elements that
/// `values` already has are written over.
#[cfg(feature = "alloc")]
pub(crate) fn read_vec<T: WgslLayout>(
    values: &mut alloc::vec::Vec<T>,
    bytes: &[u8],
) -> Result<(), ReadError> {
    let stride = const { stride::<T>() };
    decode::check_elements::<T>(bytes)?;
    let count = bytes.len() / stride;
    values.truncate(count);
    let old = values.len();
    values.reserve_exact(count - old);
    let (head, tail) = bytes.split_at(old * stride);
    // SAFETY: `old` values exist, and there is room for `count - old` more,
    // every field of which is written before the length says so.
    unsafe {
        let first = values.as_mut_ptr();
        read_elements::<T>(head, first, old, false)?;
        read_elements::<T>(tail, first.add(old), count - old, true)?;
        if const { has_defaults(T::CODEC) } {
            for i in old..count {
                place_defaults(T::CODEC, first.add(i).cast());
            }
        }
        values.set_len(count);
    }
    Ok(())
}

/// Reads one value from checked bytes, but not its skipped fields.
///
/// # Safety
///
/// `bytes` are at least SizeOf, and a value. `dst` has room for a `T`, which
/// exists already unless `fresh`.
#[cfg(debug_assertions)]
unsafe fn read_value<T: WgslLayout + ?Sized>(
    bytes: &[u8],
    dst: *mut u8,
    fresh: bool,
) -> Result<(), ReadError> {
    // SAFETY: as of this function.
    unsafe { read_runs(RunsOf::<T>::RUNS, bytes, dst, fresh) }
}

/// As above, with each run a piece of code of constant length.
///
/// # Safety
///
/// As above.
#[cfg(not(debug_assertions))]
#[inline(always)]
unsafe fn read_value<T: WgslLayout + ?Sized>(
    bytes: &[u8],
    dst: *mut u8,
    fresh: bool,
) -> Result<(), ReadError> {
    // SAFETY: as of this function.
    unsafe { unroll!(T, read_step, read_runs, (bytes, dst, fresh) [?]) }
    Ok(())
}

/// # Safety
///
/// As of `read_value`.
#[cfg(not(debug_assertions))]
#[inline(always)]
unsafe fn read_step<T: WgslLayout + ?Sized, const INDEX: usize>(
    bytes: &[u8],
    dst: *mut u8,
    fresh: bool,
) -> Result<(), ReadError> {
    // SAFETY: as of this function.
    unsafe {
        match RunOf::<T, INDEX>::WHAT {
            What::Nothing => Ok(()),
            What::Copy => {
                read_copy(RunOf::<T, INDEX>::RUN, bytes, dst);
                Ok(())
            }
            What::Other => read_run(RunOf::<T, INDEX>::RUN, bytes, dst, fresh),
        }
    }
}

/// # Safety
///
/// As of `read_value`; the step is a `Copy`.
#[cfg(not(debug_assertions))]
#[inline(always)]
unsafe fn read_copy(run: &Run, bytes: &[u8], dst: *mut u8) {
    if let Step::Copy { lane } = run.step {
        // SAFETY: as of this function.
        unsafe { copy_back(run, bytes.as_ptr().add(run.dst), dst.add(run.src), lane) }
    }
}

/// # Safety
///
/// As of `read_value`, for the type that the runs belong to.
unsafe fn read_runs(
    runs: &[Run],
    bytes: &[u8],
    dst: *mut u8,
    fresh: bool,
) -> Result<(), ReadError> {
    let mut i = 0;
    while i < runs.len() {
        let run = &runs[i];
        // SAFETY: as of this function.
        unsafe {
            if let Step::Copy { lane } = run.step {
                let from = bytes.as_ptr().add(run.dst);
                copy(from, dst.add(run.src), run.len, lane);
            } else {
                read_run(run, bytes, dst, fresh)?;
            }
        }
        i += 1;
    }
    Ok(())
}

/// # Safety
///
/// As of `read_value`, for the type that the run belongs to.
#[inline(always)]
unsafe fn read_run(run: &Run, bytes: &[u8], dst: *mut u8, fresh: bool) -> Result<(), ReadError> {
    // SAFETY: as of this function: the runs lie in SizeOf bytes and in the
    // value.
    unsafe {
        let to = dst.add(run.src);
        let rest = bytes.get_unchecked(run.dst..);
        match &run.step {
            Step::Copy { lane } => copy(rest.as_ptr(), to, run.len, *lane),
            Step::Loop { count, functions } => (functions.read)(rest, to, *count, fresh)?,
            Step::Call { functions } => {
                place(functions, rest.get_unchecked(..run.len), to, fresh)?;
            }
            Step::Tail { functions } => place(functions, rest, to, fresh)?,
            // It has no bytes in Rust.
            Step::Length { .. } => {}
        }
        Ok(())
    }
}

/// # Safety
///
/// As of `read_value`, for the type that the functions belong to.
unsafe fn place(
    functions: &Call,
    bytes: &[u8],
    dst: *mut u8,
    fresh: bool,
) -> Result<(), ReadError> {
    match &functions.read {
        // SAFETY: as of this function.
        Some(read) => unsafe { (read.place)(bytes, dst, fresh) },
        // `decode::check` has refused a type that can only be encoded.
        None => Err(ReadError::too_short(usize::MAX, bytes.len())),
    }
}

/// Reads whole strides.
///
/// # Safety
///
/// `count` strides of checked bytes, room for `count` values at `dst`, which
/// exist already unless `fresh`.
#[inline]
unsafe fn read_elements<T: WgslLayout>(
    bytes: &[u8],
    dst: *mut T,
    count: usize,
    fresh: bool,
) -> Result<(), ReadError> {
    let stride = const { stride::<T>() };
    // SAFETY: as of this function.
    unsafe {
        if const { slice_is_copy::<T>() } {
            ptr::copy_nonoverlapping(bytes.as_ptr(), dst.cast(), count * stride);
        } else if let Some(thirds) = const { thirds::<T>() } {
            gather_thirds::<Fastest>(bytes.as_ptr(), dst.cast(), count * thirds);
        } else {
            let mut i = 0;
            while i < count {
                let element = bytes.get_unchecked(i * stride..(i + 1) * stride);
                read_value::<T>(element, dst.add(i).cast(), fresh)?;
                i += 1;
            }
        }
    }
    Ok(())
}

/// Whether there are skipped fields anywhere inside.
const fn has_defaults(codec: &Codec) -> bool {
    match &codec.kind {
        Kind::Members(members, skipped) => {
            let mut i = 0;
            while i < members.len() {
                if has_defaults(members[i].codec) {
                    return true;
                }
                i += 1;
            }
            !skipped.is_empty()
        }
        Kind::Array { element, .. } => has_defaults(element),
        _ => false,
    }
}

/// Writes the defaults of all skipped fields.
///
/// # Safety
///
/// `dst` has room for a value that `codec` describes.
unsafe fn place_defaults(codec: &Codec, dst: *mut u8) {
    if !has_defaults(codec) {
        return;
    }
    match &codec.kind {
        Kind::Members(members, skipped) => {
            // SAFETY: fields lie at their offsets.
            unsafe {
                for member in *members {
                    place_defaults(member.codec, dst.add(member.rust_offset));
                }
                for field in *skipped {
                    if let Some(default) = field.default {
                        default(dst.add(field.rust_offset));
                    }
                }
            }
        }
        Kind::Array { count, element, .. } => {
            for i in 0..*count {
                // SAFETY: elements lie one after another.
                unsafe { place_defaults(element, dst.add(i * element.rust_size)) }
            }
        }
        _ => {}
    }
}

/// Whether a skipped field of type `T` has a default: `Default::<T>::VALUE` is
/// the inherent constant where `T` has one, else that of the trait.
#[doc(hidden)]
pub struct DefaultOf<T>(PhantomData<T>);

impl<T: Default> DefaultOf<T> {
    /// Writes the default of `T`.
    pub const VALUE: Option<unsafe fn(*mut u8)> = Some(|place| {
        // SAFETY: the caller passes room for a `T`.
        unsafe { place.cast::<T>().write(T::default()) }
    });
}

/// What `DefaultOf` falls back to.
#[doc(hidden)]
pub trait NoDefault {
    const VALUE: Option<unsafe fn(*mut u8)> = None;
}

impl<T> NoDefault for DefaultOf<T> {}

// ------------------------------------------------------------ implementations

mod list;
mod through;
pub use list::{Filled, by_elements};
pub(crate) use through::function;
pub use through::{pod_matrix, pod_vector, through};

/// Types of which the first `len` bytes are numbers of `lane` bytes, and any
/// bytes are a value. `bytemuck` proves the latter. As vertex data they are what
/// their layout says, or what the last expression does.
macro_rules! plain {
    ($($ty:ty => $layout:expr, $len:expr, $lane:expr $(, $vertex:expr)?;)*) => {$(
        const _: () = {
            const fn any_bytes<T: bytemuck::AnyBitPattern>() {}
            any_bytes::<$ty>();
            assert!($len <= size_of::<$ty>());
        };
        $crate::zero_copy::plain_unproven!($ty => $layout, $len, $lane $(, $vertex)?);
    )*};
}
pub(crate) use plain;

/// As `plain`, by a proof that stands beside it.
macro_rules! plain_unproven {
    ($ty:ty => $layout:expr, $len:expr, $lane:expr) => {
        $crate::zero_copy::plain_unproven! {
            $ty => $layout, $len, $lane, $crate::stage::math::vertex_facts(
                <$ty as $crate::WgslLayout>::LAYOUT,
                size_of::<$ty>(),
            )
        }
    };
    ($ty:ty => $layout:expr, $len:expr, $lane:expr, $vertex:expr) => {
        // SAFETY: the numbers lie at the start of the value, as the types of
        // this crate and of the math crates document; any bytes are a value,
        // and there is no interior mutability, by `AnyBitPattern` or because
        // the type is nothing but public fields that are numbers.
        #[allow(unsafe_code)]
        #[diagnostic::do_not_recommend]
        unsafe impl $crate::WgslLayout for $ty {
            type Footprint = $crate::footprint::Fixed;
            const LAYOUT: &'static $crate::Layout = &$layout;
            const CODEC: &'static $crate::codec::Codec = &$crate::codec::Codec {
                kind: $crate::codec::Kind::Plain {
                    len: $len,
                    lane: $lane,
                },
                rust_size: size_of::<$ty>(),
            };
        }
        // SAFETY: as above.
        #[allow(unsafe_code)]
        #[diagnostic::do_not_recommend]
        unsafe impl $crate::WgslDecode for $ty {}
        $crate::zero_copy::vertex_field! { [] $ty => $vertex; }
        $crate::stage::value::stage_values! { $ty; }
    };
}
pub(crate) use plain_unproven;

/// Matrices that are `count` columns of another type, one after another, and
/// whose columns have a stride of their own in WGSL.
macro_rules! columns {
    ($($ty:ty => [$column:ty; $count:literal], $layout:expr;)*) => {$(
        const _: () = {
            const fn any_bytes<T: bytemuck::AnyBitPattern>() {}
            any_bytes::<$ty>();
        };
        $crate::zero_copy::columns_unproven!($ty => [$column; $count], $layout);
    )*};
}
pub(crate) use columns;

/// As `columns`, by a proof that stands beside it.
macro_rules! columns_unproven {
    ($ty:ty => [$column:ty; $count:literal], $layout:expr) => {
        const _: () = assert!(size_of::<$ty>() == $count * size_of::<$column>());
        // SAFETY: the type is its columns and nothing else, by its size; any
        // bytes are a value by `AnyBitPattern`, or because it is nothing but
        // public fields that are columns of numbers.
        #[allow(unsafe_code)]
        #[diagnostic::do_not_recommend]
        unsafe impl $crate::WgslLayout for $ty {
            type Footprint = $crate::footprint::Fixed;
            const LAYOUT: &'static $crate::Layout = &$layout;
            const CODEC: &'static $crate::codec::Codec = &$crate::codec::Codec {
                kind: $crate::codec::Kind::Array {
                    count: $count,
                    wgsl_stride: <$column as $crate::WgslLayout>::LAYOUT.stride(),
                    element: <$column as $crate::WgslLayout>::CODEC,
                    functions: &$crate::zero_copy::Elements::of::<$column>(),
                },
                rust_size: size_of::<$ty>(),
            };
        }
        // SAFETY: as above.
        #[allow(unsafe_code)]
        #[diagnostic::do_not_recommend]
        unsafe impl $crate::WgslDecode for $ty {}
        $crate::zero_copy::vertex_field! {
            [] $ty => $crate::stage::math::vertex_facts(
                <$ty as $crate::WgslLayout>::LAYOUT,
                size_of::<$ty>(),
            );
        }
        $crate::stage::value::stage_values! { $ty; }
    };
}
pub(crate) use columns_unproven;

/// Foreign types without `bytemuck` that are nothing but public fields, in
/// order, each a number or a vector of numbers.
///
/// What proves it: the pattern names every field, so there is no other; their
/// offsets and sizes fill the value; each of them is plain; and since they are
/// public, safe code can make a value of any bytes.
#[cfg(any(feature = "mint-05", feature = "cgmath-018"))]
macro_rules! fields {
    ($ty:ty, $pattern:path { $($field:ident: $part:ty),+ }) => {
        const _: () = {
            const fn every_field(value: &$ty) {
                let $pattern { $($field),+ } = value;
                $(let _: &$part = $field;)+
            }
            let _ = every_field;
            let mut end = 0;
            $(
                assert!(core::mem::offset_of!($ty, $field) == end);
                assert!($crate::zero_copy::is_all_plain::<$part>());
                end += size_of::<$part>();
            )+
            assert!(end == size_of::<$ty>());
        };
    };
}
#[cfg(any(feature = "mint-05", feature = "cgmath-018"))]
pub(crate) use fields;

/// Whether any bytes are a value of `T`, all of them initialised.
#[cfg(any(feature = "mint-05", feature = "cgmath-018"))]
pub(crate) const fn is_all_plain<T: WgslLayout>() -> bool {
    matches!(T::CODEC.kind, Kind::Plain { len, .. } if len == size_of::<T>())
}

/// Scalars of 4 bytes that not every pattern is a value of.
macro_rules! checked {
    ($($ty:ty => $layout:expr, $valid:expr, $expected:literal;)*) => {$(
        const _: () = {
            const fn no_padding<T: bytemuck::NoUninit>() {}
            no_padding::<$ty>();
            assert!(size_of::<$ty>() == 4);
        };
        // SAFETY: all bytes are initialised by `NoUninit`, and `valid` tells
        // which are a value.
        #[allow(unsafe_code)]
        #[diagnostic::do_not_recommend]
        unsafe impl $crate::WgslLayout for $ty {
            type Footprint = $crate::footprint::Fixed;
            const LAYOUT: &'static $crate::Layout = &$layout;
            const CODEC: &'static $crate::codec::Codec = &$crate::codec::Codec {
                kind: $crate::codec::Kind::Checked {
                    len: 4,
                    lane: 4,
                    valid: $valid,
                    expected: $expected,
                },
                rust_size: 4,
            };
        }
        // SAFETY: as above.
        #[allow(unsafe_code)]
        #[diagnostic::do_not_recommend]
        unsafe impl $crate::WgslDecode for $ty {}
    )*};
}
pub(crate) use checked;

/// A type without bytes that is the number of elements at the end of its struct.
macro_rules! array_length {
    ($ty:ty => $layout:expr;) => {
        // SAFETY: no byte of the value is ever read; there is none.
        #[allow(unsafe_code)]
        unsafe impl $crate::WgslLayout for $ty {
            type Footprint = $crate::footprint::Fixed;
            const LAYOUT: &'static $crate::Layout = &$layout;
            const CODEC: &'static $crate::codec::Codec = &$crate::codec::Codec {
                kind: $crate::codec::Kind::ArrayLength,
                rust_size: size_of::<$ty>(),
            };
        }
        // SAFETY: as above; any bytes are a value.
        #[allow(unsafe_code)]
        unsafe impl $crate::WgslDecode for $ty {}
        const _: () = assert!(size_of::<$ty>() == 0);
    };
}
pub(crate) use array_length;

/// Types that are turned into another one on the way, by safe code.
macro_rules! converted {
    ($($ty:ty => $other:ty, $layout:expr, $to:expr, $from:expr;)*) => {$(
        // SAFETY: the bytes are those of the other type; `__encode` fills the
        // room by means of `Out`.
        #[allow(unsafe_code)]
        #[diagnostic::do_not_recommend]
        unsafe impl $crate::WgslLayout for $ty {
            type Footprint = $crate::footprint::Fixed;
            const LAYOUT: &'static $crate::Layout = &$layout;
            const CODEC: &'static $crate::codec::Codec = &$crate::codec::Codec {
                kind: $crate::codec::Kind::Call {
                    len: Some($layout.size()),
                    functions: &$crate::zero_copy::Call::of::<Self>(Some(
                        $crate::zero_copy::Read::of::<Self>(),
                    )),
                },
                rust_size: size_of::<$ty>(),
            };
            #[inline]
            fn __encode(&self, out: $crate::zero_copy::Out<'_>) {
                let to: fn(&$ty) -> $other = $to;
                out.value(&to(self));
            }
            fn __stream(&self, stream: &mut $crate::zero_copy::Stream<'_>, room: usize) {
                let to: fn(&$ty) -> $other = $to;
                stream.value(&to(self), room);
            }
        }
        // SAFETY: as above.
        #[allow(unsafe_code)]
        #[diagnostic::do_not_recommend]
        unsafe impl $crate::WgslDecode for $ty {}
        impl $crate::zero_copy::Convert for $ty {
            fn check(bytes: &[u8]) -> Result<(), $crate::ReadError> {
                $crate::decode::check::<$other>(bytes)
            }
            fn read(bytes: &[u8]) -> Result<Self, $crate::ReadError> {
                let from: fn($other) -> $ty = $from;
                $crate::zero_copy::read::<$other>(bytes).map(from)
            }
        }
    )*};
}
pub(crate) use converted;

/// Pointers, which are in WGSL what they point to.
macro_rules! pointer {
    ($([$($generics:tt)*] $ty:ty => $target:ty, $read:expr;)*) => {$(
        // SAFETY: everything is done by the target; whatever it claims, `Out`
        // bounds what is written.
        #[allow(unsafe_code)]
        unsafe impl<$($generics)*> $crate::WgslLayout for $ty {
            type Footprint = <$target as $crate::WgslLayout>::Footprint;
            const LAYOUT: &'static $crate::Layout = <$target as $crate::WgslLayout>::LAYOUT;
            const CODEC: &'static $crate::codec::Codec = &$crate::codec::Codec {
                kind: $crate::codec::Kind::Call {
                    len: $crate::types::reference::fixed_len(Self::LAYOUT),
                    functions: &$crate::zero_copy::Call::of::<Self>($read),
                },
                rust_size: size_of::<$ty>(),
            };
            const CHECKS: () = <$target as $crate::WgslLayout>::CHECKS;
            const ZERO_COPY: bool = <$target as $crate::WgslLayout>::ZERO_COPY;
            #[inline]
            fn as_bytes(&self) -> &[u8] {
                $crate::WgslLayout::as_bytes(&**self)
            }
            #[inline]
            fn __count(&self) -> usize {
                $crate::WgslLayout::__count(&**self)
            }
            #[inline]
            fn __encode(&self, out: $crate::zero_copy::Out<'_>) {
                $crate::WgslLayout::__encode(&**self, out);
            }
            fn __stream(&self, stream: &mut $crate::zero_copy::Stream<'_>, room: usize) {
                $crate::WgslLayout::__stream(&**self, stream, room);
            }
        }
    )*};
}
pub(crate) use pointer;

/// Pointers that can be decoded where their target can.
#[cfg(any(feature = "alloc", feature = "arrayvec-07"))]
macro_rules! decoded {
    ($([$($generics:tt)*] $ty:ty;)*) => {$(
        // SAFETY: their codec says how.
        #[allow(unsafe_code)]
        unsafe impl<$($generics)*> $crate::WgslDecode for $ty {}
    )*};
}
#[cfg(any(feature = "alloc", feature = "arrayvec-07"))]
pub(crate) use decoded;

/// Transparent wrappers of arrays of numbers.
macro_rules! number_array {
    ($(#[$attribute:meta])* $ty:ty) => {
        $(#[$attribute])*
        // SAFETY: a transparent wrapper of an array of numbers is all zeros
        // where they are.
        #[allow(unsafe_code)]
        unsafe impl bytemuck::Zeroable for $ty {}
        $(#[$attribute])*
        // SAFETY: it has no padding, and any bytes are numbers.
        #[allow(unsafe_code)]
        unsafe impl bytemuck::Pod for $ty {}
    };
}
pub(crate) use number_array;

/// `[T; N]` and `[T]`.
mod arrays {
    use super::{Codec, Elements, Kind, Out, Stream, is_zero_copy, slice_is_copy, stride};
    use crate::WgslDecode;
    use crate::decode::ReadError;
    use crate::footprint::{Fixed, RuntimeSizedArray};
    use crate::layout::Layout;
    use crate::traits::{ArrayElement, WgslLayout};

    // SAFETY: the elements of an array lie one after another.
    unsafe impl<T: ArrayElement, const N: usize> WgslLayout for [T; N] {
        type Footprint = Fixed;
        const LAYOUT: &'static Layout = &Layout::array(T::LAYOUT, N);
        const CODEC: &'static Codec = &Codec {
            kind: Kind::Array {
                count: N,
                wgsl_stride: T::LAYOUT.stride(),
                element: T::CODEC,
                functions: &Elements::of::<T>(),
            },
            rust_size: size_of::<Self>(),
        };
        const CHECKS: () = T::CHECKS;
        const ZERO_COPY: bool = is_zero_copy(Self::CODEC, Self::LAYOUT);

        #[inline]
        fn __encode(&self, out: Out<'_>) {
            out.elements(self);
        }
        fn __stream(&self, stream: &mut Stream<'_>, room: usize) {
            stream.array(self, room);
        }
    }

    // SAFETY: as above.
    unsafe impl<T: ArrayElement + WgslDecode, const N: usize> WgslDecode for [T; N] {}

    // SAFETY: `__encode` fills the room by means of `Out`.
    unsafe impl<T: ArrayElement> WgslLayout for [T] {
        type Footprint = RuntimeSizedArray;
        const LAYOUT: &'static Layout = &Layout::runtime_sized_array(T::LAYOUT);
        const CODEC: &'static Codec = &Codec {
            kind: Kind::Unsized,
            rust_size: size_of::<T>(),
        };
        const CHECKS: () = T::CHECKS;
        const ZERO_COPY: bool = slice_is_copy::<T>();

        #[inline]
        fn __count(&self) -> usize {
            self.len()
        }
        #[inline]
        fn __encode(&self, out: Out<'_>) {
            out.elements(self);
        }
        fn __stream(&self, stream: &mut Stream<'_>, room: usize) {
            stream.array(self, room);
        }
    }

    // SAFETY: as above.
    unsafe impl<T: ArrayElement + WgslDecode> WgslDecode for [T] {
        fn read_into(&mut self, bytes: &[u8]) -> Result<(), ReadError> {
            const { assert!(stride::<T>() > 0) };
            super::read_slice_over(self, bytes)
        }
        fn __decode(&mut self, bytes: &[u8]) -> Result<(), ReadError> {
            super::read_slice_over(self, bytes)
        }
    }

    /// A list in an allocation of its own.
    #[cfg(feature = "alloc")]
    mod list {
        use super::{
            ArrayElement, Codec, Kind, Layout, Out, ReadError, RuntimeSizedArray, Stream,
            WgslDecode, WgslLayout, slice_is_copy,
        };
        use crate::decode;
        use crate::zero_copy::{Call, Convert, Read, read_vec};
        use alloc::vec::Vec;

        // SAFETY: `__encode` fills the room by means of `Out`.
        unsafe impl<T: ArrayElement> WgslLayout for Vec<T> {
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
            const ZERO_COPY: bool = slice_is_copy::<T>();

            #[inline]
            fn as_bytes(&self) -> &[u8] {
                self.as_slice().as_bytes()
            }
            #[inline]
            fn __count(&self) -> usize {
                self.len()
            }
            #[inline]
            fn __encode(&self, out: Out<'_>) {
                out.elements(self);
            }
            fn __stream(&self, stream: &mut Stream<'_>, room: usize) {
                stream.array(self, room);
            }
        }

        // SAFETY: as above.
        unsafe impl<T: ArrayElement + WgslDecode> WgslDecode for Vec<T> {}

        impl<T: ArrayElement> Convert for Vec<T> {
            fn check(bytes: &[u8]) -> Result<(), ReadError> {
                decode::check_elements::<T>(bytes)
            }
            fn read(bytes: &[u8]) -> Result<Self, ReadError> {
                let mut values = Vec::new();
                read_vec(&mut values, bytes)?;
                Ok(values)
            }
            fn read_over(&mut self, bytes: &[u8]) -> Result<(), ReadError> {
                read_vec(self, bytes)
            }
        }
    }
}

// ------------------------------------------------------------------- vertices

/// Types whose numbers lie where `VertexFacts` says.
macro_rules! vertex_field {
    ($([$($generics:tt)*] $ty:ty => $facts:expr;)*) => {$(
        // SAFETY: numbers and arrays of numbers are initialised throughout; the
        // types of this crate and of the math crates lie as they document, see
        // `plain` and `columns`. None has interior mutability. Of a type that
        // is refused, the only field that has it does not compile.
        #[allow(unsafe_code)]
        unsafe impl<$($generics)*> $crate::stage::vertex_field::VertexField for $ty {
            const FACTS: $crate::stage::vertex_field::VertexFacts = {
                let facts = $facts;
                assert!(facts.refused.is_some() || facts.rust_size == size_of::<Self>());
                facts
            };
        }
    )*};
}
pub(crate) use vertex_field;

/// Fills `bytes` with as many vertices as it has strides.
pub(crate) fn write_vertices<T: WgslVertexInput>(vertices: &[T], bytes: &mut [u8]) {
    let stride = const { T::INPUT.stride() };
    if stride == 0 {
        return;
    }
    if const { T::INPUT.is_plain() } {
        let len = bytes.len().min(size_of_val(vertices));
        // SAFETY: `is_plain` says that every byte of the vertices is
        // initialised and that they lie `stride` apart; `len` bytes are in both.
        unsafe { ptr::copy_nonoverlapping(vertices.as_ptr().cast(), bytes.as_mut_ptr(), len) }
        return;
    }
    for (vertex, out) in vertices.iter().zip(bytes.chunks_exact_mut(stride)) {
        out.fill(0);
        let from = ptr::from_ref(vertex).cast::<u8>();
        for (i, row) in T::INPUT.rows.iter().enumerate() {
            let (offset, step) = T::INPUT.place(i);
            let facts = &row.facts;
            for column in 0..usize::from(facts.columns) {
                let Some(to) = out.get_mut(offset + column * step..) else {
                    continue;
                };
                let len = facts.bytes().min(to.len());
                // SAFETY: the field lies at `rust_offset` of the vertex, and
                // its type has `bytes` initialised bytes at every multiple of
                // `column_stride` below `columns`; there is room for `len`.
                unsafe {
                    let column = from.add(row.rust_offset + column * facts.column_stride);
                    copy(column, to.as_mut_ptr(), len, facts.lane);
                }
            }
        }
    }
}

/// The bytes of vertices in place.
pub(crate) fn vertex_bytes<T: WgslVertexInput>(vertices: &[T]) -> &[u8] {
    const {
        assert!(
            T::INPUT.is_plain(),
            "the bytes of this Rust type are not those of the vertex buffer: it has padding, or no `#[repr(C)]`\n\
             help: use `write_vertices`, or fill the padding with fields that are skipped"
        );
    }
    // SAFETY: `is_plain` says that every byte is initialised and that none has
    // interior mutability; the borrow keeps them alive.
    unsafe { slice::from_raw_parts(vertices.as_ptr().cast(), size_of_val(vertices)) }
}

/// Tells whether all bytes of a `T` are initialised, by way of which constant
/// `PlainOf::<T>::PLAIN` finds.
#[doc(hidden)]
pub struct PlainOf<T>(PhantomData<T>);

impl<T: bytemuck::NoUninit> PlainOf<T> {
    /// No byte of the type is padding.
    pub const PLAIN: bool = true;
}

/// What `PlainOf` falls back to.
#[doc(hidden)]
pub trait NotPlain {
    const PLAIN: bool = false;
}

impl<T> NotPlain for PlainOf<T> {}

#[cfg(all(test, feature = "alloc"))]
mod tests;
