//! Moving bytes between Rust values and WGSL: all the `unsafe` of the crate.
//!
//! Owns: the execution of run tables, raw copies, and the macros that implement
//! the unsafe traits. Must not know: text, rules, or what a type is called.
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
//!
//! # What is elsewhere
//!
//! A test (`tests/tests/trust.rs`) finds no word of `unsafe` in any other file
//! but the declarations of the four unsafe traits: `WgslLayout` and `WgslDecode`
//! (`traits.rs`), `VertexField` (`stage/vertex_field.rs`) and `WgslVertexInput`
//! (`stage/vertex_input.rs`). Expansions of the derives, and of the macros below
//! that are exported, say `unsafe impl` and nothing else that is unsafe.
#![allow(unsafe_code)]
// The pieces of an encoder are worth nothing unless they end up in one place.
#![allow(clippy::inline_always)]

use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ptr::{self, NonNull};
use core::slice;

use crate::codec::{Codec, Kind, is_zero_copy};
use crate::decode::{self, Convert, ReadError};
use crate::footprint::{Fixed, RuntimeSizedArray};
use crate::layout::Layout;
use crate::runs::{Run, RunsOf, Step, slice_is_copy, stride, thirds};
#[cfg(not(debug_assertions))]
use crate::runs::{RunOf, SLOT, What};
use crate::stage::vertex_input::WgslVertexInput;
use crate::stream::Stream;
use crate::traits::{ArrayElement, WgslDecode, WgslLayout};

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

// ----------------------------------------------------------- bytes in place

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

/// Safety: every byte of the value is initialised and has no interior
/// mutability.
#[inline]
unsafe fn all_bytes<T: ?Sized>(value: &T) -> &[u8] {
    // SAFETY: as of this function; the borrow keeps the value alive.
    unsafe { slice::from_raw_parts(ptr::from_ref(value).cast(), size_of_val(value)) }
}

/// The bytes of a value or slice in place.
#[inline]
pub(crate) fn bytes_of<T: WgslLayout + ?Sized>(value: &T, _: ZeroCopy<T>) -> &[u8] {
    // SAFETY: this is what `ZERO_COPY` says.
    unsafe { all_bytes(value) }
}

/// The bytes of elements in place, if they are those of WGSL.
#[inline]
pub(crate) fn bytes_of_elements<T: WgslLayout>(values: &[T]) -> Option<&[u8]> {
    if const { slice_is_copy::<T>() } {
        // SAFETY: the elements are their WGSL bytes, one after another.
        Some(unsafe { all_bytes(values) })
    } else {
        None
    }
}

/// The bytes of vertices in place, if they are those of the vertex buffer.
#[inline]
pub(crate) fn bytes_of_vertices<T: WgslVertexInput>(vertices: &[T]) -> Option<&[u8]> {
    if const { T::INPUT.is_plain() } {
        // SAFETY: this is what `is_plain` says, for `INPUT` is trusted.
        Some(unsafe { all_bytes(vertices) })
    } else {
        None
    }
}

/// The numbers of one column of a vertex.
pub(crate) fn column_of_vertex<T: WgslVertexInput>(
    vertex: &T,
    row: usize,
    column: usize,
) -> Option<&[u8]> {
    let row = T::INPUT.rows.get(row)?;
    if column >= usize::from(row.facts.columns) {
        return None;
    }
    let at = row.rust_offset + column * row.facts.column_stride;
    // SAFETY: the field lies at `rust_offset` of the vertex, and its type has
    // `bytes` initialised bytes without interior mutability at every multiple of
    // `column_stride` below `columns`.
    Some(unsafe {
        slice::from_raw_parts(
            ptr::from_ref(vertex).cast::<u8>().add(at),
            row.facts.bytes(),
        )
    })
}

// ----------------------------------------------------------- erased functions

/// What can be done with a value that has to be asked for its bytes, which is
/// what the functions take the address of.
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

impl Call {
    pub(crate) const fn of<T: WgslLayout>(read: Option<Read>) -> Self {
        unsafe fn count<T: WgslLayout>(value: *const u8) -> usize {
            // SAFETY: as `Call` says.
            unsafe { &*value.cast::<T>() }.__count()
        }
        unsafe fn write<T: WgslLayout>(value: *const u8, out: Out<'_>) {
            // SAFETY: as `Call` says.
            unsafe { &*value.cast::<T>() }.__encode(out);
        }
        unsafe fn stream<T: WgslLayout>(value: *const u8, stream: &mut Stream<'_>, room: usize) {
            // SAFETY: as `Call` says.
            unsafe { &*value.cast::<T>() }.__stream(stream, room);
        }
        Self {
            count: count::<T>,
            write: write::<T>,
            stream: stream::<T>,
            read,
        }
    }

    /// Safety: as of `read_value`, for the type that the functions belong to.
    unsafe fn place(&self, bytes: &[u8], dst: *mut u8, fresh: bool) -> Result<(), ReadError> {
        match &self.read {
            // SAFETY: as of this function.
            Some(read) => unsafe { (read.place)(bytes, dst, fresh) },
            // `decode::check` has refused a type that can only be encoded.
            None => Err(ReadError::too_short(usize::MAX, bytes.len())),
        }
    }
}

impl Read {
    pub(crate) const fn of<T, C: Convert<T>>() -> Self {
        /// Safety: there is room for a `T`, and a `T` already unless `fresh`.
        unsafe fn place<T, C: Convert<T>>(
            bytes: &[u8],
            place: *mut u8,
            fresh: bool,
        ) -> Result<(), ReadError> {
            let place = place.cast::<T>();
            if !fresh {
                // SAFETY: as of this function.
                return C::read_over(unsafe { &mut *place }, bytes);
            }
            let value = C::read(bytes)?;
            // SAFETY: as of this function.
            unsafe { place.write(value) }
            Ok(())
        }
        Self {
            check: C::check,
            place: place::<T, C>,
        }
    }
}

/// What can be done with the elements of an array.
#[doc(hidden)]
pub(crate) struct Elements {
    write: unsafe fn(*const u8, *mut u8, usize),
    stream: unsafe fn(*const u8, &mut Stream<'_>, usize),
    read: unsafe fn(&[u8], *mut u8, usize, bool) -> Result<(), ReadError>,
}

impl Elements {
    pub(crate) const fn of<T: WgslLayout>() -> Self {
        /// Safety: there are `count` values of `T` at `values`.
        unsafe fn stream<T: WgslLayout>(values: *const u8, to: &mut Stream<'_>, count: usize) {
            // SAFETY: as of this function.
            to.elements(unsafe { slice::from_raw_parts(values.cast::<T>(), count) });
        }
        Self {
            write: write_elements::<T>,
            stream: stream::<T>,
            read: read_elements::<T>,
        }
    }
}

/// Makes a value of a function type without fields, which one stands for.
///
/// It is called for the types of functions that were passed by value to
/// [`facts_with`](crate::__private::facts_with), so there is such a value.
pub(crate) fn function<F: Copy>() -> F {
    const {
        assert!(
            size_of::<F>() == 0,
            "`with` takes the names of two functions"
        );
    }
    // SAFETY: no bytes are read, and a value of the type has been shown to exist
    // and is `Copy`.
    unsafe { NonNull::<F>::dangling().read() }
}

// ------------------------------------------------------------------ encoding

/// Makes a function that chooses, in const, the code for all runs of `T`: a step
/// for each, or of too many a loop. What is not chosen is not compiled, nor are
/// its constants evaluated: both would happen if there were a branch for each.
#[cfg(not(debug_assertions))]
macro_rules! unrolled {
    ($choose:ident: $function:ty, $step:ident $parameters:tt $arguments:tt, $all:ident) => {
        unrolled! {
            $choose: $function, $step $parameters $arguments, $all;
            one: 0;
            two: 0 1;
            three: 0 1 2;
            four: 0 1 2 3;
            six: 0 1 2 3 4 5;
            eight: 0 1 2 3 4 5 6 7;
            twelve: 0 1 2 3 4 5 6 7 8 9 10 11;
            many: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23;
        }
    };
    ($choose:ident: $function:ty, $step:ident $parameters:tt $arguments:tt, $all:ident;
    $($name:ident: $($index:literal)*;)*) => {
        const fn $choose<T: WgslLayout + ?Sized>() -> $function {
            $(
                if RunsOf::<T>::LEN <= [$($index),*].len() {
                    /// Safety: as of the step.
                    #[inline(always)]
                    unsafe fn $name<T: WgslLayout + ?Sized> $parameters {
                        // SAFETY: as of the step.
                        unsafe { $(unrolled!(@ $step, $index, $arguments);)* }
                    }
                    return $name::<T>;
                }
            )*
            $all::<T>
        }
    };
    (@ $step:ident, $index:literal, $arguments:tt) => { $step::<T, $index> $arguments };
}

/// Room for the WGSL bytes of one value, which may be uninitialised.
#[doc(hidden)]
pub struct Out<'a> {
    dst: *mut u8,
    room: usize,
    bytes: PhantomData<&'a mut [u8]>,
}

impl<'a> Out<'a> {
    /// The first `room` bytes, if there are as many.
    #[inline(always)]
    pub(crate) fn first(bytes: &'a mut [u8], room: usize) -> Option<Self> {
        if bytes.len() < room {
            return None;
        }
        Some(Self {
            dst: bytes.as_mut_ptr(),
            room,
            bytes: PhantomData,
        })
    }

    pub(crate) fn new(bytes: &'a mut [u8]) -> Self {
        Self {
            dst: bytes.as_mut_ptr(),
            room: bytes.len(),
            bytes: PhantomData,
        }
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
            write_elements::<T>(values.as_ptr().cast(), self.dst, count);
            let end = count * stride;
            zero(self.dst.add(end), self.room - end);
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

    /// Fills the room with the elements of two slices, one after the other.
    #[inline]
    pub(crate) fn pieces<T: WgslLayout>(self, front: &[T], back: &[T]) -> Filled<'a> {
        if back.is_empty() {
            self.elements(front);
            return Filled(PhantomData);
        }
        let (room, rest) = self.split(front.len().saturating_mul(const { stride::<T>() }));
        room.elements(front);
        rest.elements(back);
        Filled(PhantomData)
    }

    /// Fills the room with values, each with the padding of an element.
    #[inline]
    pub(crate) fn each<T: WgslLayout>(self, values: impl Iterator<Item = T>) -> Filled<'a> {
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
        Filled(PhantomData)
    }
}

/// All of this `Out` is written: only what fills it can say so. The lifetime is
/// exactly its own, so that none can be kept and shown for another.
#[doc(hidden)]
#[derive(Debug)]
pub struct Filled<'a>(PhantomData<fn(&'a ()) -> &'a ()>);

/// Writes one value; `room` is SizeOf, or more for a runtime-sized type.
///
/// Without optimisation one loop that all types share is faster, to build and
/// to run, than a function for each; else each run is a piece of code of
/// constant length.
///
/// Safety: `src` is the address of a `T`, and there is room for `room` bytes at
/// `dst`, which is at least SizeOf. A run table never leaves the value, nor
/// these bytes.
#[inline(always)]
unsafe fn write_value<T: WgslLayout + ?Sized>(src: *const u8, dst: *mut u8, room: usize) {
    // SAFETY: as of this function.
    unsafe {
        #[cfg(debug_assertions)]
        write_runs(RunsOf::<T>::RUNS, src, dst, room);
        #[cfg(not(debug_assertions))]
        (const { writer::<T>() })(src, dst, room);
    }
}

/// Safety: as of `write_value`.
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
            What::Copy => copy_and_pad(RunOf::<T, INDEX>::RUN, src, dst),
            What::Other => write_run(RunOf::<T, INDEX>::RUN, src, dst, room),
        }
    }
}

#[cfg(not(debug_assertions))]
unrolled! {
    writer: unsafe fn(*const u8, *mut u8, usize),
    write_step (src: *const u8, dst: *mut u8, room: usize) (src, dst, room), write_all
}

/// Safety: as of `write_value`.
#[cfg(not(debug_assertions))]
unsafe fn write_all<T: WgslLayout + ?Sized>(src: *const u8, dst: *mut u8, room: usize) {
    // SAFETY: as of this function.
    unsafe { write_runs(RunsOf::<T>::RUNS, src, dst, room) }
}

/// Safety: as of `write_value`, for the type that the runs belong to.
unsafe fn write_runs(runs: &[Run], src: *const u8, dst: *mut u8, room: usize) {
    let mut i = 0;
    while i < runs.len() {
        // SAFETY: as of this function.
        unsafe { write_run(&runs[i], src, dst, room) }
        i += 1;
    }
}

/// Safety: as of `write_value`, for the type that the run belongs to.
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
            Step::Length { tail } => copy(length(*tail, src).as_ptr(), to, 4, 1),
        }
        zero(to.add(run.len), run.gap);
    }
}

/// The bytes of an `ArrayLength`. A slice cannot have more elements than fit a
/// binding, whose size is below 2^32 in practice; beyond that it saturates.
///
/// Safety: `src` is the address of the value that the run belongs to.
unsafe fn length(tail: Option<(usize, &'static Call)>, src: *const u8) -> [u8; 4] {
    let length = match tail {
        // SAFETY: the array lies at its offset in the value.
        Some((offset, functions)) => unsafe { (functions.count)(src.add(offset)) },
        None => 0,
    };
    u32::try_from(length).unwrap_or(u32::MAX).to_le_bytes()
}

/// Writes whole strides.
///
/// Safety: `count` values of `T` at `src`, room for `count` strides at `dst`.
#[inline]
unsafe fn write_elements<T: WgslLayout>(src: *const u8, dst: *mut u8, count: usize) {
    let stride = const { stride::<T>() };
    // SAFETY: as of this function.
    unsafe {
        if const { slice_is_copy::<T>() } {
            ptr::copy_nonoverlapping(src, dst, count * stride);
        } else if let Some(thirds) = const { thirds::<T>() } {
            spread_thirds(src, dst, count * thirds);
        } else {
            let size = const { T::LAYOUT.size() };
            let (mut from, mut to, mut left) = (src, dst, count);
            while left > 0 {
                write_value::<T>(from, to, size);
                zero(to.add(size), stride - size);
                from = from.add(size_of::<T>());
                to = to.add(stride);
                left -= 1;
            }
        }
    }
}

/// Appends a value to a stream, one run after another.
pub(crate) fn stream_runs<T: WgslLayout + ?Sized>(value: &T, to: &mut Stream<'_>, room: usize) {
    /// Safety: `src` is the address of a value that the runs belong to.
    unsafe fn stream(runs: &[Run], src: *const u8, to: &mut Stream<'_>, room: usize) {
        for run in runs {
            // SAFETY: as of this function. Bytes that are copied are initialised
            // and nobody changes them meanwhile.
            unsafe {
                let from = src.add(run.src);
                match &run.step {
                    Step::Copy { lane } => {
                        to.bytes(slice::from_raw_parts(from, run.len), *lane);
                    }
                    Step::Loop { count, functions } => (functions.stream)(from, to, *count),
                    Step::Call { functions } => (functions.stream)(from, to, run.len),
                    Step::Tail { functions } => {
                        (functions.stream)(from, to, room.saturating_sub(run.dst));
                    }
                    Step::Length { tail } => to.bytes(&length(*tail, src), 1),
                }
            }
            to.zeros(run.gap);
        }
    }
    // SAFETY: `value` is a `T`.
    unsafe { stream(RunsOf::<T>::RUNS, ptr::from_ref(value).cast(), to, room) }
}

/// The number of elements of the trailing runtime-sized array.
#[inline]
pub(crate) fn count<T: WgslLayout + ?Sized>(value: &T) -> usize {
    match RunsOf::<T>::RUNS {
        [
            ..,
            Run {
                src,
                step: Step::Tail { functions },
                ..
            },
        ] => {
            // SAFETY: `value` is a `T`, and the array lies at its offset.
            unsafe { (functions.count)(ptr::from_ref(value).cast::<u8>().add(*src)) }
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
    // SAFETY: there is room for a `T`, the bytes have been checked, and
    // afterwards every field has been written.
    unsafe {
        match read_fresh(bytes, value.as_mut_ptr()) {
            Ok(()) => Ok(value.assume_init()),
            Err(error) => Err(error),
        }
    }
}

/// As `read`, in its place on the heap: a stack need not hold it.
#[cfg(feature = "alloc")]
pub(crate) fn read_boxed<T: WgslLayout>(bytes: &[u8]) -> Result<alloc::boxed::Box<T>, ReadError> {
    decode::check::<T>(bytes)?;
    let mut value = alloc::boxed::Box::<T>::new_uninit();
    // SAFETY: as in `read`.
    unsafe {
        match read_fresh(bytes, value.as_mut_ptr()) {
            Ok(()) => Ok(value.assume_init()),
            Err(error) => Err(error),
        }
    }
}

/// As `read`, over a value that exists.
pub(crate) fn read_over<T: WgslLayout + ?Sized>(
    value: &mut T,
    bytes: &[u8],
) -> Result<(), ReadError> {
    match decode::check::<T>(bytes) {
        // SAFETY: `value` is a `T`, and the bytes have been checked.
        Ok(()) => unsafe { read_value::<T>(bytes, ptr::from_mut(value).cast(), false) },
        Err(error) => Err(error),
    }
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
    unsafe { read_elements::<T>(bytes, values.as_mut_ptr().cast(), values.len(), false) }
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
        read_elements::<T>(head, first.cast(), old, false)?;
        read_elements::<T>(tail, first.add(old).cast(), count - old, true)?;
        if const { T::CODEC.has_defaults() } {
            for i in old..count {
                place_defaults(T::CODEC, first.add(i).cast());
            }
        }
        values.set_len(count);
    }
    Ok(())
}

/// Safety: there is room for a `T` at `dst`, and the bytes have been checked. If
/// it returns `Ok`, there is a `T`.
#[inline(always)]
unsafe fn read_fresh<T: WgslLayout>(bytes: &[u8], dst: *mut T) -> Result<(), ReadError> {
    // SAFETY: as of this function.
    unsafe {
        let read = read_value::<T>(bytes, dst.cast(), true);
        if const { T::CODEC.has_defaults() } && read.is_ok() {
            place_defaults(T::CODEC, dst.cast());
        }
        read
    }
}

/// Reads one value from checked bytes, but not its skipped fields.
///
/// Safety: `bytes` are at least SizeOf, and a value. `dst` has room for a `T`,
/// which exists already unless `fresh`.
#[inline(always)]
unsafe fn read_value<T: WgslLayout + ?Sized>(
    bytes: &[u8],
    dst: *mut u8,
    fresh: bool,
) -> Result<(), ReadError> {
    // SAFETY: as of this function.
    unsafe {
        #[cfg(not(debug_assertions))]
        if const { RunsOf::<T>::ALL_COPIES } {
            (const { reader::<T>() })(bytes, dst);
            return Ok(());
        }
        read_runs(RunsOf::<T>::RUNS, bytes, dst, fresh)
    }
}

/// Safety: as of `read_value`; all runs are copies.
#[cfg(not(debug_assertions))]
#[inline(always)]
unsafe fn read_step<T: WgslLayout + ?Sized, const INDEX: usize>(bytes: &[u8], dst: *mut u8) {
    if let What::Copy = RunOf::<T, INDEX>::WHAT {
        // SAFETY: as of this function.
        unsafe { copy_back(RunOf::<T, INDEX>::RUN, bytes, dst) }
    }
}

#[cfg(not(debug_assertions))]
unrolled! {
    reader: unsafe fn(&[u8], *mut u8),
    read_step (bytes: &[u8], dst: *mut u8) (bytes, dst), read_all
}

/// Safety: as of `read_step`.
#[cfg(not(debug_assertions))]
unsafe fn read_all<T: WgslLayout + ?Sized>(bytes: &[u8], dst: *mut u8) {
    // SAFETY: as of this function. Copies do not fail.
    let _ = unsafe { read_runs(RunsOf::<T>::RUNS, bytes, dst, false) };
}

/// Safety: as of `read_value`, for the type that the runs belong to.
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

/// Reads a run that is no copy.
///
/// Safety: as of `read_value`, for the type that the run belongs to.
#[inline(always)]
unsafe fn read_run(run: &Run, bytes: &[u8], dst: *mut u8, fresh: bool) -> Result<(), ReadError> {
    // SAFETY: as of this function: the runs lie in SizeOf bytes and in the
    // value.
    unsafe {
        let to = dst.add(run.src);
        let rest = bytes.get_unchecked(run.dst..);
        match &run.step {
            Step::Loop { count, functions } => (functions.read)(rest, to, *count, fresh),
            Step::Call { functions } => functions.place(rest.get_unchecked(..run.len), to, fresh),
            Step::Tail { functions } => functions.place(rest, to, fresh),
            // A length has no bytes in Rust.
            Step::Copy { .. } | Step::Length { .. } => Ok(()),
        }
    }
}

/// Reads whole strides.
///
/// Safety: `count` strides of checked bytes, room for `count` values of `T` at
/// `dst`, which exist already unless `fresh`.
#[inline]
unsafe fn read_elements<T: WgslLayout>(
    bytes: &[u8],
    dst: *mut u8,
    count: usize,
    fresh: bool,
) -> Result<(), ReadError> {
    let stride = const { stride::<T>() };
    // SAFETY: as of this function.
    unsafe {
        if const { slice_is_copy::<T>() } {
            ptr::copy_nonoverlapping(bytes.as_ptr(), dst, count * stride);
        } else if let Some(thirds) = const { thirds::<T>() } {
            gather_thirds(bytes.as_ptr(), dst, count * thirds);
        } else {
            let mut i = 0;
            while i < count {
                let element = bytes.get_unchecked(i * stride..(i + 1) * stride);
                read_value::<T>(element, dst.add(i * size_of::<T>()), fresh)?;
                i += 1;
            }
        }
    }
    Ok(())
}

/// Writes the defaults of all skipped fields.
///
/// Safety: `dst` has room for a value that `codec` describes.
unsafe fn place_defaults(codec: &Codec, dst: *mut u8) {
    if !codec.has_defaults() {
        return;
    }
    // SAFETY: fields lie at their offsets, and elements one after another.
    unsafe {
        match &codec.kind {
            Kind::Members(members, skipped) => {
                for member in *members {
                    place_defaults(member.codec, dst.add(member.rust_offset));
                }
                for field in *skipped {
                    if let Some(Fill(default)) = field.default {
                        default(dst.add(field.rust_offset));
                    }
                }
            }
            Kind::Array { count, element, .. } => {
                for i in 0..*count {
                    place_defaults(element, dst.add(i * element.rust_size));
                }
            }
            _ => {}
        }
    }
}

/// Writes a value of the type that it was made for where there is room for one.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Fill(unsafe fn(*mut u8));

/// Whether a skipped field of type `T` has a default: `Default::<T>::VALUE` is
/// the inherent constant where `T` has one, else that of the trait.
#[doc(hidden)]
pub struct DefaultOf<T>(PhantomData<T>);

impl<T: Default> DefaultOf<T> {
    /// Writes the default of `T`.
    pub const VALUE: Option<Fill> = Some(Fill(|place| {
        // SAFETY: the caller passes room for a `T`.
        unsafe { place.cast::<T>().write(T::default()) }
    }));
}

// ------------------------------------------------------------ implementations

/// The unsafe traits of a type of fixed footprint whose codec is `$kind`; the
/// macros that expand to it have the proof.
macro_rules! fixed {
    ($(#[$attribute:meta])* $ty:ty => $layout:expr, $kind:ident { $($facts:tt)* }) => {
        #[allow(unsafe_code)]
        $(#[$attribute])*
        // SAFETY: as the macro says that expands to it.
        unsafe impl $crate::WgslLayout for $ty {
            type Footprint = $crate::footprint::Fixed;
            const LAYOUT: &'static $crate::Layout = &$layout;
            const CODEC: &'static $crate::codec::Codec = &$crate::codec::Codec {
                kind: $crate::codec::Kind::$kind { $($facts)* },
                rust_size: size_of::<$ty>(),
            };
        }
        #[allow(unsafe_code)]
        $(#[$attribute])*
        // SAFETY: as above.
        unsafe impl $crate::WgslDecode for $ty {}
    };
}
pub(crate) use fixed;

/// Types of which the first `len` bytes are numbers of `lane` bytes, and any
/// bytes are a value. `bytemuck` proves the latter. As vertex data they are what
/// their layout says, or what the last expression does.
macro_rules! plain {
    ($($ty:ty => $layout:expr, $len:expr, $lane:expr $(, $vertex:expr)?;)*) => {$(
        const _: () = {
            const fn any_bytes<T: bytemuck::AnyBitPattern>() {}
            any_bytes::<$ty>();
        };
        $crate::zero_copy::plain_unproven!($ty => $layout, $len, $lane $(, $vertex)?);
    )*};
}
pub(crate) use plain;

/// As `plain`, by a proof that stands beside it.
macro_rules! plain_unproven {
    ($ty:ty => $layout:expr, $len:expr, $lane:expr) => {
        $crate::zero_copy::plain_unproven! {
            $ty => $layout, $len, $lane, $crate::stage::math::facts_of::<$ty>()
        }
    };
    ($ty:ty => $layout:expr, $len:expr, $lane:expr, $vertex:expr) => {
        const _: () = assert!($len <= size_of::<$ty>());
        // The numbers lie at the start of the value, as the types of this crate
        // and of the math crates document; any bytes are a value, and there is
        // no interior mutability, by `AnyBitPattern` or because the type is
        // nothing but public fields that are numbers.
        $crate::zero_copy::fixed! {
            #[diagnostic::do_not_recommend]
            $ty => $layout, Plain { len: $len, lane: $lane }
        }
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
        // The type is its columns and nothing else, by its size; any bytes are a
        // value as above.
        $crate::zero_copy::fixed! {
            #[diagnostic::do_not_recommend]
            $ty => $layout, Array {
                count: $count,
                wgsl_stride: <$column as $crate::WgslLayout>::LAYOUT.stride(),
                element: <$column as $crate::WgslLayout>::CODEC,
                functions: &$crate::zero_copy::Elements::of::<$column>(),
            }
        }
        $crate::zero_copy::vertex_field! { [] $ty => $crate::stage::math::facts_of::<$ty>(); }
        $crate::stage::value::stage_values! { $ty; }
    };
}
pub(crate) use columns_unproven;

/// Scalars of 4 bytes that not every pattern is a value of.
macro_rules! checked {
    ($($ty:ty => $layout:expr, $valid:expr, $expected:literal;)*) => {$(
        const _: () = {
            const fn no_padding<T: bytemuck::NoUninit>() {}
            no_padding::<$ty>();
            assert!(size_of::<$ty>() == 4);
        };
        // All bytes are initialised by `NoUninit`, and `valid` tells which are a
        // value.
        $crate::zero_copy::fixed! {
            #[diagnostic::do_not_recommend]
            $ty => $layout, Checked { len: 4, lane: 4, valid: $valid, expected: $expected }
        }
    )*};
}
pub(crate) use checked;

/// A type without bytes that is the number of elements at the end of its struct.
macro_rules! array_length {
    ($ty:ty => $layout:expr;) => {
        // No byte of the value is ever read, and any bytes are one.
        const _: () = assert!(size_of::<$ty>() == 0);
        $crate::zero_copy::fixed!($ty => $layout, ArrayLength {});
    };
}
pub(crate) use array_length;

/// Types that are `Through` another one: they are converted by safe code.
macro_rules! through {
    ($([$($generics:tt)*] $ty:ty where [$($bounds:tt)*], $layout:expr;)*) => {$(
        $crate::__impl_by_through! {
            #[allow(unsafe_code)]
            #[diagnostic::do_not_recommend]
            [$($generics)*] $ty where [$($bounds)*], $layout
        }
    )*};
}
pub(crate) use through;

/// The unsafe traits of a type that is `Through`.
#[doc(hidden)]
#[macro_export]
macro_rules! __impl_by_through {
    ($(#[$attribute:meta])* [$($generics:tt)*] $ty:ty where [$($bounds:tt)*], $layout:expr) => {
        $(#[$attribute])*
        // SAFETY: the bytes are those of the other type; `__encode` fills the
        // room by means of `Out`.
        unsafe impl<$($generics)*> $crate::__private::WgslLayout for $ty
        where
            $($bounds)*
        {
            type Footprint = $crate::__private::Fixed;
            const LAYOUT: &'static $crate::__private::Layout = $layout;
            const CODEC: &'static $crate::__private::Codec = $crate::__private::through::<Self>();
            const CHECKS: () = <<Self as $crate::__private::Through>::Wgsl as $crate::__private::WgslLayout>::CHECKS;
            #[inline]
            fn __encode(&self, out: $crate::__private::Out<'_>) {
                out.value(&$crate::__private::Through::to_wgsl(self));
            }
            fn __stream(
                &self,
                stream: &mut $crate::__private::Stream<'_>,
                room: ::core::primitive::usize,
            ) {
                stream.value(&$crate::__private::Through::to_wgsl(self), room);
            }
        }
        $(#[$attribute])*
        // SAFETY: as above.
        unsafe impl<$($generics)*> $crate::__private::WgslDecode for $ty
        where
            $($bounds)*
        {
        }
    };
}

/// The unsafe traits of a `Pod` of the user's: `$codec` asserts that its bytes
/// are those of a vector or a matrix.
#[doc(hidden)]
#[macro_export]
macro_rules! __impl_pod {
    ($ty:ty, $wgsl:ty, $codec:expr) => {
        // SAFETY: any bytes are a value, by `Pod`, and they are as many.
        unsafe impl $crate::__private::WgslLayout for $ty {
            type Footprint = $crate::__private::Fixed;
            const LAYOUT: &'static $crate::__private::Layout =
                <$wgsl as $crate::__private::WgslLayout>::LAYOUT;
            const CODEC: &'static $crate::__private::Codec = $codec;
        }
        // SAFETY: as above.
        unsafe impl $crate::__private::WgslDecode for $ty {}
        // SAFETY: as above.
        unsafe impl $crate::__private::VertexField for $ty {
            const FACTS: $crate::__private::VertexFacts =
                $crate::__private::vertex_facts_of::<Self>();
        }
    };
}

/// Pointers, and lists that point to their elements, which are in WGSL what they
/// point to.
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
            fn __stream(&self, stream: &mut $crate::stream::Stream<'_>, room: usize) {
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

/// Lists that are `ByElements`: they are taken apart and made by safe code.
macro_rules! by_elements {
    ($([$($generics:tt)*] $ty:ty where [$($bounds:tt)*] [$($decode:tt)*];)*) => {$(
        $crate::__impl_by_elements! {
            #[allow(unsafe_code)]
            [$($generics)*] $ty where [$($bounds)*] [$($decode)*]
        }
    )*};
}
pub(crate) use by_elements;

/// The unsafe traits of a type that is `ByElements`.
#[doc(hidden)]
#[macro_export]
macro_rules! __impl_by_elements {
    ($(#[$attribute:meta])* [$($generics:tt)*] $ty:ty where [$($bounds:tt)*] [$($decode:tt)*]) => {
        $(#[$attribute])*
        // SAFETY: the codec asks `ByElements`, of which `Filled` proves that all the
        // room is written.
        unsafe impl<$($generics)*> $crate::__private::WgslLayout for $ty
        where
            $($bounds)*
        {
            type Footprint = $crate::__private::RuntimeSizedArray;
            const LAYOUT: &'static $crate::__private::Layout =
                <[<Self as $crate::__private::ByElements>::Wgsl] as $crate::__private::WgslLayout>::LAYOUT;
            const CODEC: &'static $crate::__private::Codec = $crate::__private::by_elements::<Self>();
            const CHECKS: () =
                <<Self as $crate::__private::ByElements>::Wgsl as $crate::__private::WgslLayout>::CHECKS;
            // It has no bytes in place.
            const ZERO_COPY: ::core::primitive::bool = false;
            #[inline]
            fn __count(&self) -> ::core::primitive::usize {
                $crate::__private::ByElements::count(self)
            }
            #[inline]
            fn __encode(&self, out: $crate::__private::Out<'_>) {
                let _: $crate::__private::Filled<'_> = $crate::__private::ByElements::encode(self, out);
            }
            fn __stream(
                &self,
                stream: &mut $crate::__private::Stream<'_>,
                room: ::core::primitive::usize,
            ) {
                $crate::__private::ByElements::stream(self, stream, room);
            }
        }
        $(#[$attribute])*
        // SAFETY: as above; a value is made by safe functions.
        unsafe impl<$($generics)*> $crate::__private::WgslDecode for $ty
        where
            $($bounds)* $($decode)*
        {
        }
    };
}

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
        const {
            let () = Self::CHECKS;
            decode::assert_decodable::<T>();
        };
        read_slice_over(self, bytes)
    }
    fn __decode(&mut self, bytes: &[u8]) -> Result<(), ReadError> {
        read_slice_over(self, bytes)
    }
}

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

// ------------------------------------------------------------------- kernels

/// Copies `len` bytes of numbers of `lane` bytes; WGSL is little-endian.
///
/// Safety: `len` initialised bytes at `src`, room for as many at `dst`, no
/// overlap.
#[inline(always)]
unsafe fn copy(src: *const u8, dst: *mut u8, len: usize, lane: u8) {
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

/// A number at any address, read and written without a call, which matters in a
/// build without optimisations.
#[derive(Clone, Copy)]
#[repr(C, packed)]
struct Unaligned<T>(T);

/// A short copy without calls: without optimisations that of `ptr` is a dozen.
///
/// Safety: as of `copy`.
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

/// `copy` for a big-endian machine: the bytes of each number in reverse.
///
/// Safety: as of `copy`.
unsafe fn copy_reversed(src: *const u8, dst: *mut u8, len: usize, lane: u8) {
    let lane = lane as usize;
    for i in 0..len {
        let from = i / lane * lane + (lane - 1 - i % lane);
        // SAFETY: `len` is a multiple of `lane`, so `from` is below it, and so
        // is `i`.
        unsafe { dst.add(i).write(src.add(from).read()) }
    }
}

/// Zeroes `len` bytes.
///
/// Safety: room for `len` bytes at `dst`.
#[inline(always)]
unsafe fn zero(dst: *mut u8, len: usize) {
    // SAFETY: as of this function.
    unsafe {
        if cfg!(debug_assertions) && len == 4 {
            *dst.cast::<Unaligned<u32>>() = Unaligned(0);
        } else if !cfg!(debug_assertions) || len != 0 {
            ptr::write_bytes(dst, 0, len);
        }
    }
}

/// Copies a run and zeroes the gap behind it. With a constant run the last part
/// of a 16-byte slot becomes one store.
///
/// Safety: as of `write_value`.
#[cfg(not(debug_assertions))]
#[inline(always)]
unsafe fn copy_and_pad(run: &Run, src: *const u8, dst: *mut u8) {
    let Step::Copy { lane } = run.step else {
        return;
    };
    let (len, gap, tail) = (run.len, run.gap, run.tail());
    let slot = cfg!(target_endian = "little") && tail % 4 == 0 && tail != 0 && tail + gap >= SLOT;
    // SAFETY: everything that is written lies in `len + gap` bytes: with `slot`
    // the 16 bytes from `len - tail` on end at `len - tail + 16 <= len + gap`.
    // Everything that is read lies in the `len` bytes at `src`, or behind them
    // in bytes that another run copies, as `loads_slot` says.
    unsafe {
        let (src, dst) = (src.add(run.src), dst.add(run.dst));
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
/// Safety: as of `read_value`; if the run `stores_slot`, there are 16 bytes for
/// its last slot on both sides, and the rest of it is yet to be written.
#[cfg(not(debug_assertions))]
#[inline(always)]
unsafe fn copy_back(run: &Run, bytes: &[u8], dst: *mut u8) {
    let Step::Copy { lane } = run.step else {
        return;
    };
    // SAFETY: as of this function.
    unsafe {
        let (src, dst) = (bytes.as_ptr().add(run.dst), dst.add(run.src));
        if cfg!(target_endian = "little") && run.stores_slot {
            let body = run.len - run.tail();
            copy(src, dst, body, lane);
            Fastest::load(src.add(body)).store(dst.add(body));
        } else {
            copy(src, dst, run.len, lane);
        }
    }
}

/// 16 bytes in a register, loaded and stored as one; little-endian.
///
/// All implementations do the same; unit tests compare them.
trait Register: Copy {
    /// Safety: 16 initialised bytes at `src`.
    unsafe fn load(src: *const u8) -> Self;
    /// The first `len` bytes, 4, 8 or 12, and zeros.
    ///
    /// Safety: `len` initialised bytes at `src`.
    unsafe fn load_first(src: *const u8, len: usize) -> Self;
    /// The first `len` bytes, 4, 8 or 12; the others become zero.
    fn first(self, len: usize) -> Self;
    /// Safety: room for 16 bytes at `dst`.
    unsafe fn store(self, dst: *mut u8);
}

/// Two numbers. Without optimisations this is the fastest, since it calls
/// nothing.
#[cfg_attr(not(debug_assertions), allow(dead_code))]
#[derive(Clone, Copy)]
struct Portable(u64, u64);

// `u64::from` would be such a call.
#[allow(clippy::cast_lossless)]
impl Register for Portable {
    #[inline(always)]
    unsafe fn load(src: *const u8) -> Self {
        // SAFETY: as of this function.
        unsafe {
            let low = (*src.cast::<Unaligned<u64>>()).0;
            Self(low, (*src.add(8).cast::<Unaligned<u64>>()).0)
        }
    }
    #[inline(always)]
    unsafe fn load_first(src: *const u8, len: usize) -> Self {
        // SAFETY: the loads take 4 and 8 bytes, which `len` covers.
        unsafe {
            let four = |at| (*src.add(at).cast::<Unaligned<u32>>()).0 as u64;
            match len {
                4 => Self(four(0), 0),
                8 => Self((*src.cast::<Unaligned<u64>>()).0, 0),
                _ => Self((*src.cast::<Unaligned<u64>>()).0, four(8)),
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
        unsafe {
            *dst.cast::<Unaligned<u64>>() = Unaligned(self.0);
            *dst.add(8).cast::<Unaligned<u64>>() = Unaligned(self.1);
        }
    }
}

#[cfg(all(
    target_arch = "x86_64",
    target_feature = "sse2",
    any(test, not(debug_assertions))
))]
mod x86 {
    use core::arch::x86_64::{
        __m128i, _mm_and_si128, _mm_cvtsi32_si128, _mm_loadl_epi64, _mm_loadu_si128, _mm_set_epi32,
        _mm_storeu_si128, _mm_unpacklo_epi64, _mm256_and_si256, _mm256_loadu_si256,
        _mm256_permutevar8x32_epi32, _mm256_set_epi32, _mm256_storeu_si256,
    };

    use core::sync::atomic::{AtomicU8, Ordering};

    use super::{Register, Unaligned, gather, spread};

    impl Register for __m128i {
        #[inline(always)]
        unsafe fn load(src: *const u8) -> Self {
            // SAFETY: as of this function; the load is unaligned.
            unsafe { _mm_loadu_si128(src.cast()) }
        }
        #[inline(always)]
        unsafe fn load_first(src: *const u8, len: usize) -> Self {
            // SAFETY: the loads take 8 and 4 bytes, which `len` covers.
            unsafe {
                let four = |at| _mm_cvtsi32_si128((*src.add(at).cast::<Unaligned<i32>>()).0);
                match len {
                    4 => four(0),
                    8 => _mm_loadl_epi64(src.cast()),
                    _ => _mm_unpacklo_epi64(_mm_loadl_epi64(src.cast()), four(8)),
                }
            }
        }
        #[inline(always)]
        fn first(self, len: usize) -> Self {
            let keep = |at| if len > at { -1 } else { 0 };
            // SAFETY: the target has SSE2.
            unsafe { _mm_and_si128(self, _mm_set_epi32(0, keep(8), keep(4), -1)) }
        }
        #[inline(always)]
        unsafe fn store(self, dst: *mut u8) {
            // SAFETY: as of this function; the store is unaligned.
            unsafe { _mm_storeu_si128(dst.cast(), self) }
        }
    }

    // Two thirds at a time, and half the loads.

    /// Safety: as of `spread_thirds`; the processor has AVX2.
    #[target_feature(enable = "avx2")]
    pub(super) unsafe fn spread_avx2(mut src: *const u8, mut dst: *mut u8, mut left: usize) {
        // SAFETY: as of this function: five thirds are 60 bytes, of which the
        // second load takes up to 56.
        unsafe {
            let order = _mm256_set_epi32(0, 5, 4, 3, 0, 2, 1, 0);
            let three = _mm256_set_epi32(0, -1, -1, -1, 0, -1, -1, -1);
            while left >= 5 {
                let low = _mm256_loadu_si256(src.cast());
                let high = _mm256_loadu_si256(src.add(24).cast());
                let low = _mm256_and_si256(_mm256_permutevar8x32_epi32(low, order), three);
                let high = _mm256_and_si256(_mm256_permutevar8x32_epi32(high, order), three);
                _mm256_storeu_si256(dst.cast(), low);
                _mm256_storeu_si256(dst.add(32).cast(), high);
                src = src.add(48);
                dst = dst.add(64);
                left -= 4;
            }
            spread::<__m128i>(src, dst, left);
        }
    }

    /// Safety: as of `gather_thirds`; the processor has AVX2.
    #[target_feature(enable = "avx2")]
    pub(super) unsafe fn gather_avx2(mut src: *const u8, mut dst: *mut u8, mut left: usize) {
        // SAFETY: as of this function: five thirds are 60 bytes, of which the
        // second store takes up to 56, and the fifth comes next.
        unsafe {
            let order = _mm256_set_epi32(0, 0, 6, 5, 4, 2, 1, 0);
            while left >= 5 {
                let low = _mm256_loadu_si256(src.cast());
                let high = _mm256_loadu_si256(src.add(32).cast());
                _mm256_storeu_si256(dst.cast(), _mm256_permutevar8x32_epi32(low, order));
                _mm256_storeu_si256(dst.add(24).cast(), _mm256_permutevar8x32_epi32(high, order));
                src = src.add(64);
                dst = dst.add(48);
                left -= 4;
            }
            gather::<__m128i>(src, dst, left);
        }
    }

    /// Whether this processor has AVX2, and a system that keeps its registers.
    /// Asking takes hundreds of cycles, and is done once.
    pub(super) fn has_avx2() -> bool {
        static ANSWER: AtomicU8 = AtomicU8::new(UNKNOWN);
        const UNKNOWN: u8 = 2;
        if cfg!(target_feature = "avx2") {
            return true;
        }
        let mut answer = ANSWER.load(Ordering::Relaxed);
        if answer == UNKNOWN {
            answer = u8::from(ask_for_avx2());
            ANSWER.store(answer, Ordering::Relaxed);
        }
        answer == 1
    }

    /// In an enclave `cpuid` is not an instruction, and Miri has none.
    #[cfg(any(target_env = "sgx", miri))]
    fn ask_for_avx2() -> bool {
        false
    }

    // In newer versions of Rust `__cpuid` is safe.
    #[allow(unused_unsafe)]
    #[cfg(not(any(target_env = "sgx", miri)))]
    #[cold]
    fn ask_for_avx2() -> bool {
        use core::arch::x86_64::{__cpuid, __cpuid_count, _xgetbv};

        const OSXSAVE: u32 = 1 << 27;
        const AVX: u32 = 1 << 28;
        const AVX2: u32 = 1 << 5;
        const XMM_AND_YMM: u64 = 0b110;
        // SAFETY: every x86-64 processor has `cpuid` and the leaves 0 and 1, and
        // leaf 7 if leaf 0 says so. With `OSXSAVE` the system has turned `xgetbv`
        // on, and its register 0 tells which registers it keeps.
        unsafe {
            let features = __cpuid(1).ecx;
            __cpuid(0).eax >= 7
                && features & (OSXSAVE | AVX) == OSXSAVE | AVX
                && _xgetbv(0) & XMM_AND_YMM == XMM_AND_YMM
                && __cpuid_count(7, 0).ebx & AVX2 != 0
        }
    }
}

/// The fastest one here.
#[cfg(all(target_arch = "x86_64", target_feature = "sse2", not(debug_assertions)))]
type Fastest = core::arch::x86_64::__m128i;
/// The one without calls, where nothing is optimised.
#[cfg(not(all(target_arch = "x86_64", target_feature = "sse2", not(debug_assertions))))]
type Fastest = Portable;

/// From so many thirds on it pays to ask for more than the target has.
#[cfg(all(target_arch = "x86_64", target_feature = "sse2", not(debug_assertions)))]
const LONG: usize = 16;

/// `[Vec3]`, `[Mat3]` and their kin: `count` times 12 bytes to 16.
///
/// Safety: `count * 12` initialised bytes at `src`, room for `count * 16` at
/// `dst`; little-endian.
unsafe fn spread_thirds(src: *const u8, dst: *mut u8, count: usize) {
    // SAFETY: as of this function.
    unsafe {
        #[cfg(all(target_arch = "x86_64", target_feature = "sse2", not(debug_assertions)))]
        if count >= LONG && x86::has_avx2() {
            return x86::spread_avx2(src, dst, count);
        }
        spread::<Fastest>(src, dst, count);
    }
}

/// The way back: `count` times the first 12 of 16 bytes.
///
/// Safety: `count * 16` initialised bytes at `src`, room for `count * 12` at
/// `dst`; little-endian.
unsafe fn gather_thirds(src: *const u8, dst: *mut u8, count: usize) {
    // SAFETY: as of this function.
    unsafe {
        #[cfg(all(target_arch = "x86_64", target_feature = "sse2", not(debug_assertions)))]
        if count >= LONG && x86::has_avx2() {
            return x86::gather_avx2(src, dst, count);
        }
        gather::<Fastest>(src, dst, count);
    }
}

/// Safety: as of `spread_thirds`.
#[inline(always)]
unsafe fn spread<S: Register>(mut src: *const u8, mut dst: *mut u8, mut left: usize) {
    // SAFETY: as of this function: five thirds are 60 bytes, of which the last
    // load takes up to 52.
    unsafe {
        while left >= 5 {
            S::load(src).first(12).store(dst);
            S::load(src.add(12)).first(12).store(dst.add(16));
            S::load(src.add(24)).first(12).store(dst.add(32));
            S::load(src.add(36)).first(12).store(dst.add(48));
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

/// Safety: as of `gather_thirds`.
#[inline(always)]
unsafe fn gather<S: Register>(mut src: *const u8, mut dst: *mut u8, mut left: usize) {
    // SAFETY: as of this function: five thirds are 60 bytes, of which the last
    // store takes up to 52, and what it overwrites beyond four belongs to the
    // fifth, which comes next.
    unsafe {
        while left >= 5 {
            S::load(src).store(dst);
            S::load(src.add(16)).store(dst.add(12));
            S::load(src.add(32)).store(dst.add(24));
            S::load(src.add(48)).store(dst.add(36));
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

/// The kernels as safe functions of slices, which unit tests compare with the
/// obvious loops.
#[cfg(all(test, feature = "alloc"))]
mod over_slices {
    use super::Register;

    pub(super) type Kernel = unsafe fn(*const u8, *mut u8, usize);

    pub(super) fn spread(kernel: Kernel, packed: &[u8], slots: &mut [u8]) {
        let count = packed.len() / 12;
        assert!(slots.len() >= 16 * count);
        // SAFETY: the slices are as long as it takes.
        unsafe { kernel(packed.as_ptr(), slots.as_mut_ptr(), count) }
    }

    pub(super) fn gather(kernel: Kernel, slots: &[u8], packed: &mut [u8]) {
        let count = slots.len() / 16;
        assert!(packed.len() >= 12 * count);
        // SAFETY: the slices are as long as it takes.
        unsafe { kernel(slots.as_ptr(), packed.as_mut_ptr(), count) }
    }

    pub(super) fn load<S: Register>(bytes: &[u8], first: usize) -> [u8; 16] {
        let mut slot = [0xee; 16];
        // SAFETY: there are as many bytes as are loaded.
        unsafe {
            let loaded = match bytes.len() {
                16 => S::load(bytes.as_ptr()),
                len => S::load_first(bytes.as_ptr(), len),
            };
            let kept = if first < 16 {
                loaded.first(first)
            } else {
                loaded
            };
            kept.store(slot.as_mut_ptr());
        }
        slot
    }

    pub(super) fn reversed(bytes: &[u8], lane: u8) -> alloc::vec::Vec<u8> {
        let mut copy = alloc::vec![0xee; bytes.len()];
        // SAFETY: both have as many bytes.
        unsafe { super::copy_reversed(bytes.as_ptr(), copy.as_mut_ptr(), bytes.len(), lane) }
        copy
    }
}

#[cfg(all(test, feature = "alloc"))]
mod tests;
