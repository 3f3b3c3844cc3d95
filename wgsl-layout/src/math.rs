//! Foreign math crates: one file a crate, impls only. Nothing depends on it.

#[cfg(feature = "glam-034")]
mod glam;
