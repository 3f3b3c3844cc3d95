//! Foreign math crates: one file a crate, impls only. Nothing depends on it.
//!
//! Owns: the list of files. Must not know: what is in them.

#[cfg(any(
    feature = "bevy-color-018",
    feature = "bevy-color-019",
    feature = "bevy-color-020"
))]
mod bevy_color;
#[cfg(feature = "cgmath-018")]
mod cgmath;
#[cfg(any(
    feature = "glam-029",
    feature = "glam-030",
    feature = "glam-031",
    feature = "glam-032",
    feature = "glam-033",
    feature = "glam-034"
))]
mod glam;
#[cfg(feature = "mint-05")]
mod mint;
#[cfg(any(
    feature = "nalgebra-033",
    feature = "nalgebra-034",
    feature = "nalgebra-035"
))]
mod nalgebra;
