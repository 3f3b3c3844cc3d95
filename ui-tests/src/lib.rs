//! The errors of `wgsl-layout`, one file a mistake. See `tests/`.
