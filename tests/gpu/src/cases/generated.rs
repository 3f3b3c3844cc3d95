//! Random structs, which the build script writes from a fixed seed.
//!
//! Owns: the list. Must not know: anything else.
#![allow(missing_docs, deprecated, clippy::wildcard_imports)]
#![allow(clippy::too_many_lines)]

use std::sync::atomic::{AtomicI32, AtomicU32};

use half::f16;
use wgsl_layout::types::*;

use crate::case::Case;
use crate::cases;

include!(concat!(env!("OUT_DIR"), "/generated.rs"));
