//! Scalars: `f32`, `i32`, `u32`, and what has the same bytes as one of them.
//!
//! Owns: scalars. Must not know: vectors.

use core::num::{NonZeroI32, NonZeroU32, Wrapping};

use crate::layout::{Layout, Scalar};
use crate::zero_copy::{checked, plain};

plain! {
    f32 => Layout::scalar(Scalar::F32), 4, 4;
    i32 => Layout::scalar(Scalar::I32), 4, 4;
    u32 => Layout::scalar(Scalar::U32), 4, 4;
    Wrapping<i32> => Layout::scalar(Scalar::I32), 4, 4;
    Wrapping<u32> => Layout::scalar(Scalar::U32), 4, 4;
    Option<NonZeroI32> => Layout::scalar(Scalar::I32), 4, 4;
    Option<NonZeroU32> => Layout::scalar(Scalar::U32), 4, 4;
}

checked! {
    NonZeroI32 => Layout::scalar(Scalar::I32), |bytes| bytes != [0; 4], "a nonzero `i32`";
    NonZeroU32 => Layout::scalar(Scalar::U32), |bytes| bytes != [0; 4], "a nonzero `u32`";
}

#[cfg(feature = "half-2")]
plain! {
    half_2::f16 => Layout::scalar(Scalar::F16), 2, 2;
}
