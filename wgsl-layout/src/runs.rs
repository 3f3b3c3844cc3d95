//! The run table: which bytes of a Rust value go where, flattened over nested
//! structs and arrays, with neighbours merged.
//!
//! Owns: the making of the table, in const. Must not know: how it is executed.

use core::marker::PhantomData;

use crate::codec::{Codec, Kind, is_zero_copy, may_merge};
use crate::traits::WgslLayout;
use crate::zero_copy::{Call, Elements};

/// Arrays of up to this many runs are written out; longer ones are loops.
const UNROLLED: usize = 8;

/// Tables of up to this many runs become code, a piece for each run; of longer
/// ones the rest is a loop over the table.
pub(crate) const UNROLLED_RUNS: usize = 24;

/// One step of encoding. Steps are in the order of WGSL offsets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Run {
    /// Offset in the Rust value.
    pub(crate) src: usize,
    /// Offset in WGSL.
    pub(crate) dst: usize,
    /// Bytes in WGSL; zero where it is not known (a runtime-sized array).
    pub(crate) len: usize,
    /// Padding after it, up to the next run or to the end.
    pub(crate) gap: usize,
    pub(crate) step: Step,
    /// The last part of a slot may be loaded as a whole one: what follows in
    /// the Rust value is copied by other runs, so it is initialised.
    pub(crate) loads_slot: bool,
    /// When decoding, the last part of a slot may be stored as a whole one:
    /// what follows in the Rust value is written by runs that come later, with
    /// nothing but copies in between.
    pub(crate) stores_slot: bool,
}

/// The size of the widest load and store that every target has.
pub(crate) const SLOT: usize = 16;

#[derive(Clone, Copy, Debug)]
pub(crate) enum Step {
    /// `len` bytes as they are; numbers of `lane` bytes.
    Copy { lane: u8 },
    /// `count` elements, one after another.
    Loop {
        count: usize,
        functions: &'static Elements,
    },
    /// A value that has to be asked.
    Call { functions: &'static Call },
    /// As `Call`, and it takes the rest of the room.
    Tail { functions: &'static Call },
    /// The number of elements of the tail, which lies at an offset in Rust. It
    /// takes no part in decoding.
    Length {
        tail: Option<(usize, &'static Call)>,
    },
}

impl Run {
    /// What stands beyond the end of a table, so that looking up is total.
    pub(crate) const NONE: Self = Self {
        src: 0,
        dst: 0,
        len: 0,
        gap: 0,
        step: Step::Copy { lane: 1 },
        loads_slot: false,
        stores_slot: false,
    };

    /// The bytes of the last slot, if that is not full.
    pub(crate) const fn tail(&self) -> usize {
        self.len % SLOT
    }
}

struct Table<'a> {
    runs: &'a mut [Run],
    len: usize,
}

// It is evaluated for every struct that is encoded, and calls are what costs
// most there: hence `cfg!` before a function that asks the same.
impl Table<'_> {
    const fn push(&mut self, run: Run) {
        if self.len < self.runs.len() {
            self.runs[self.len] = run;
        }
        self.len += 1;
    }

    /// A copy, which goes on in the last run if that ends where it starts, on
    /// both sides.
    const fn push_copy(&mut self, src: usize, dst: usize, len: usize, lane: u8) {
        if self.len > 0 && self.len <= self.runs.len() {
            let last = &mut self.runs[self.len - 1];
            if let Step::Copy { lane: other } = last.step {
                if last.src + last.len == src
                    && last.dst + last.len == dst
                    && (cfg!(target_endian = "little") || may_merge(other, lane))
                {
                    last.len += len;
                    return;
                }
            }
        }
        self.push(Run {
            src,
            dst,
            len,
            step: Step::Copy { lane },
            ..Run::NONE
        });
    }

    const fn flatten(&mut self, codec: &Codec, src: usize, dst: usize) {
        let mut run = Run {
            src,
            dst,
            ..Run::NONE
        };
        match &codec.kind {
            Kind::Plain { len, lane } | Kind::Checked { len, lane, .. } => {
                self.push_copy(src, dst, *len, *lane);
            }
            Kind::Unsized => {}
            Kind::ArrayLength => {
                run.len = 4;
                run.step = Step::Length { tail: None };
                self.push(run);
            }
            Kind::Members(members, _) => {
                let mut rest = *members;
                while let [member, after @ ..] = rest {
                    let (src, dst) = (src + member.rust_offset, dst + member.offset);
                    match member.codec.kind {
                        Kind::Plain { len, lane } | Kind::Checked { len, lane, .. } => {
                            self.push_copy(src, dst, len, lane);
                        }
                        _ => self.flatten(member.codec, src, dst),
                    }
                    rest = after;
                }
            }
            Kind::Array {
                count,
                wgsl_stride,
                element,
                functions,
            } => {
                if let Some((len, lane)) = codec.whole() {
                    self.push_copy(src, dst, len, lane);
                } else if count.saturating_mul(run_count(element)) <= UNROLLED {
                    let mut i = 0;
                    while i < *count {
                        self.flatten(element, src + i * element.rust_size, dst + i * *wgsl_stride);
                        i += 1;
                    }
                } else {
                    run.len = wgsl_stride.saturating_mul(*count);
                    run.step = Step::Loop {
                        count: *count,
                        functions,
                    };
                    self.push(run);
                }
            }
            Kind::Call {
                len: Some(len),
                functions,
            } => {
                run.len = *len;
                run.step = Step::Call { functions };
                self.push(run);
            }
            Kind::Call {
                len: None,
                functions,
            } => {
                run.step = Step::Tail { functions };
                self.push(run);
            }
        }
    }

    /// Fills in the gaps. A `Tail` takes all there is, so nothing follows it.
    const fn close(&mut self, size: usize) {
        let mut array = None;
        if self.len > 0 && self.len <= self.runs.len() {
            let last = &self.runs[self.len - 1];
            if let Step::Tail { functions } = last.step {
                array = Some((last.src, functions));
            }
        }
        let mut i = 0;
        while i < self.len && i < self.runs.len() {
            let end = if i + 1 < self.len && i + 1 < self.runs.len() {
                self.runs[i + 1].dst
            } else {
                size
            };
            if let Step::Length { tail } = &mut self.runs[i].step {
                *tail = array;
            }
            if !matches!(self.runs[i].step, Step::Tail { .. }) {
                self.runs[i].gap = end.saturating_sub(self.runs[i].dst + self.runs[i].len);
            }
            i += 1;
        }
        // What is longer is executed by a loop, which does not ask.
        if self.len <= UNROLLED_RUNS && self.len <= self.runs.len() {
            let mut i = 0;
            while i < self.len {
                self.widen(i, size);
                i += 1;
            }
        }
    }

    /// Finds out whether the last slot of a run can be moved as a whole.
    const fn widen(&mut self, index: usize, size: usize) {
        let run = self.runs[index];
        if run.tail() == 0 || !matches!(run.step, Step::Copy { .. }) {
            return;
        }
        let (end, slot_end) = (run.src + run.len, run.src + run.len - run.tail() + SLOT);
        self.runs[index].loads_slot = self.copied_until(end, 0, self.len) >= slot_end;
        let mut last = index + 1;
        while last < self.len && matches!(self.runs[last].step, Step::Copy { .. }) {
            last += 1;
        }
        self.runs[index].stores_slot = run.dst + (slot_end - run.src) <= size
            && self.copied_until(end, index + 1, last) >= slot_end;
    }

    /// Where the bytes from `at` on end that the given runs copy.
    const fn copied_until(&self, mut at: usize, first: usize, last: usize) -> usize {
        let mut i = first;
        while i < last {
            let run = &self.runs[i];
            let copies = matches!(run.step, Step::Copy { .. });
            if copies && run.src <= at && at < run.src + run.len {
                at = run.src + run.len;
                // An earlier run may go on from here.
                i = first;
            } else {
                i += 1;
            }
        }
        at
    }
}

/// The number of runs of one value.
const fn run_count(codec: &Codec) -> usize {
    // With no room nothing can be merged with what came before: give it one row
    // and count the rest.
    let mut table = Table {
        runs: &mut [Run::NONE; 64],
        len: 0,
    };
    table.flatten(codec, 0, 0);
    table.len
}

/// The run table of a sized type, made once: constants of a type are kept, while
/// a function would make the table again at each call.
pub(crate) struct RunsOf<T: ?Sized>(PhantomData<T>);

/// The tables of most types fit into one draft, so that they are made once.
const DRAFT: usize = 8;

impl<T: WgslLayout + ?Sized> RunsOf<T> {
    const DRAFT: &'static ([Run; DRAFT], usize) = &build::<T, DRAFT>();
    pub(crate) const RUNS: &'static [Run] = runs::<T>();
    pub(crate) const LEN: usize = Self::RUNS.len();
    #[cfg(not(debug_assertions))]
    pub(crate) const ALL_COPIES: bool = {
        let mut rest = Self::RUNS;
        while let [
            Run {
                step: Step::Copy { .. },
                ..
            },
            after @ ..,
        ] = rest
        {
            rest = after;
        }
        rest.is_empty()
    };
}

/// A row of the table, for code that is made for it. It is there for every
/// number, since constants in branches that are never taken are evaluated too.
#[cfg_attr(debug_assertions, allow(dead_code))]
pub(crate) struct RunOf<T: ?Sized, const INDEX: usize>(PhantomData<T>);

#[cfg_attr(debug_assertions, allow(dead_code))]
impl<T: WgslLayout + ?Sized, const INDEX: usize> RunOf<T, INDEX> {
    pub(crate) const RUN: &'static Run = if INDEX < RunsOf::<T>::LEN {
        &RunsOf::<T>::RUNS[INDEX]
    } else {
        &Run::NONE
    };
    pub(crate) const WHAT: What = match Self::RUN.step {
        _ if INDEX >= RunsOf::<T>::LEN => What::Nothing,
        Step::Copy { .. } => What::Copy,
        _ => What::Other,
    };
}

/// What code has to be made for a row.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(debug_assertions, allow(dead_code))]
pub(crate) enum What {
    Nothing,
    Copy,
    Other,
}

const fn runs<T: WgslLayout + ?Sized>() -> &'static [Run] {
    match RunsOf::<T>::DRAFT.1 {
        len @ 0..=8 => RunsOf::<T>::DRAFT.0.split_at(len).0,
        9..=64 => tier::<T, 64>(),
        65..=256 => tier::<T, 256>(),
        257..=1024 => tier::<T, 1024>(),
        1025..=8192 => tier::<T, 8192>(),
        _ => tier::<T, 131_072>(),
    }
}

const fn tier<T: WgslLayout + ?Sized, const CAPACITY: usize>() -> &'static [Run] {
    let built = const { &build::<T, CAPACITY>() };
    built.0.split_at(built.1).0
}

const fn build<T: WgslLayout + ?Sized, const CAPACITY: usize>() -> ([Run; CAPACITY], usize) {
    let mut runs = [Run::NONE; CAPACITY];
    let mut table = Table {
        runs: &mut runs,
        len: 0,
    };
    table.flatten(T::CODEC, 0, 0);
    let len = table.len;
    if len <= CAPACITY {
        table.close(T::LAYOUT.size);
    }
    (runs, len)
}

/// The stride of `T` as an element; never zero, since it is divided by.
pub(crate) const fn stride<T: WgslLayout + ?Sized>() -> usize {
    let stride = T::LAYOUT.stride();
    if stride == 0 { 1 } else { stride }
}

/// Whether a slice of `T` is one copy. Of elements without bytes it is none: they
/// have a stride nevertheless.
pub(crate) const fn slice_is_copy<T: WgslLayout>() -> bool {
    is_zero_copy(T::CODEC, T::LAYOUT) && stride::<T>() == size_of::<T>()
}

/// How many times 12 bytes to 16 a value of `T` is, if it is nothing else.
pub(crate) const fn thirds<T: WgslLayout>() -> Option<usize> {
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
