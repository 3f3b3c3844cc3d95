//! Atomics: loaded with `Relaxed` when they are encoded.
//!
//! Owns: `atomic<u32>` and `atomic<i32>`. Must not know: plain scalars' bytes.

use core::sync::atomic::{AtomicI32, AtomicU32, Ordering};

use crate::convert::through::converted;
use crate::layout::{Layout, Scalar};

converted! {
    AtomicU32 => u32, Layout::atomic(Scalar::U32),
        |value| value.load(Ordering::Relaxed), AtomicU32::new;
    AtomicI32 => i32, Layout::atomic(Scalar::I32),
        |value| value.load(Ordering::Relaxed), AtomicI32::new;
}
