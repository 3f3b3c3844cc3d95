//! wgsl-layout on real devices: bytes that `write_into` wrote are read by
//! shaders, and bytes that shaders wrote are decoded.
//!
//! A package of its own, because wgpu is two minutes of compile time that the
//! library's own tests should not wait for. See `README.md` in this directory.

pub mod browser;
pub mod case;
pub mod cases;
pub mod device;
pub mod draw;
pub mod leaves;
pub mod shader;
pub mod shape;
pub mod stage;
#[path = "../../src/tint.rs"]
pub mod tint;

/// Says that a test did not run.
///
/// # Panics
///
/// If `WGSL_LAYOUT_REQUIRE_GPU=1`.
pub fn skip(test: &str, reason: &str) {
    let required = std::env::var("WGSL_LAYOUT_REQUIRE_GPU").is_ok_and(|value| value == "1");
    assert!(!required, "{test} may not be skipped, but {reason}");
    println!("skipped {test}: {reason}");
}
