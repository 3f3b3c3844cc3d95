//! `WgslFragmentOutput`: what a fragment shader returns.
//!
//! Owns: the table of members and its locations. Must not know: which mistakes a
//! table can have (`output_check`), or how text is made.

use super::color_format::ColorFormat;
use super::limits::MAX_COLOR_ATTACHMENTS;
use super::member::{StageRow, location_in};
use super::shader_type::ShaderType;
use super::text;

/// The table of a fragment output.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct FragmentOutput {
    pub(crate) name: &'static str,
    pub(crate) comment: &'static str,
    pub(crate) rows: &'static [StageRow],
}

impl FragmentOutput {
    pub const fn new(name: &'static str, comment: &'static str, rows: &'static [StageRow]) -> Self {
        Self {
            name,
            comment,
            rows,
        }
    }

    /// The location of a member: the one it asks for, 0 for a source of
    /// blending, or the one behind the located member before. `None` for
    /// built-in values.
    pub(crate) const fn location(&self, row: usize) -> Option<u32> {
        location_in(self.rows, row)
    }

    /// The type of a located member; a stand-in where the field has none, which
    /// is reported there.
    pub(crate) const fn ty(&self, row: usize) -> ShaderType {
        match self.rows[row].kind.numeric() {
            Some(ty) => ty,
            None => ShaderType::named("f32"),
        }
    }

    /// The target at a location, if a member names its format.
    pub(crate) const fn target(&self, location: u32) -> Option<ColorFormat> {
        let mut i = 0;
        while i < self.rows.len() {
            if let (Some(own), Some(format)) = (self.location(i), self.rows[i].target) {
                if own == location {
                    return Some(format);
                }
            }
            i += 1;
        }
        None
    }

    /// What the targets take of a device's bytes for a sample.
    ///
    /// Specification: [calculating colour attachment bytes per sample](https://www.w3.org/TR/webgpu/#abstract-opdef-calculating-color-attachment-bytes-per-sample).
    pub(crate) const fn bytes_per_sample(&self) -> usize {
        let mut bytes = 0_usize;
        let mut location = 0;
        while location < MAX_COLOR_ATTACHMENTS as u32 {
            if let Some(format) = self.target(location) {
                bytes = bytes.next_multiple_of(format.alignment_per_sample())
                    + format.bytes_per_sample();
            }
            location += 1;
        }
        bytes
    }
}

/// The formats of the targets, by location.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Targets {
    formats: [Option<ColorFormat>; MAX_COLOR_ATTACHMENTS],
    len: usize,
}

impl Targets {
    pub(crate) const fn of(output: &FragmentOutput) -> Self {
        let mut targets = Self {
            formats: [None; MAX_COLOR_ATTACHMENTS],
            len: 0,
        };
        let mut i = 0;
        while i < output.rows.len() {
            if let Some(location) = output.location(i) {
                let location = location as usize;
                if location < MAX_COLOR_ATTACHMENTS && location >= targets.len {
                    targets.len = location + 1;
                }
            }
            i += 1;
        }
        let mut location = 0;
        while location < targets.len {
            targets.formats[location] = output.target(location as u32);
            location += 1;
        }
        targets
    }

    pub(crate) const fn as_slice(&self) -> &[Option<ColorFormat>] {
        self.formats.split_at(self.len).0
    }
}

/// A struct that a fragment shader returns.
///
/// Derive it, see [the derive](derive@crate::WgslFragmentOutput). The Rust
/// struct only describes the interface: no value of it is needed.
///
/// ```
/// use glam::Vec4;
/// use wgsl_layout::WgslFragmentOutput;
///
/// #[derive(WgslFragmentOutput)]
/// struct GBuffer {
///     #[wgsl(target(rgba16float))]
///     color: Vec4,
///     #[wgsl(target(r32uint))]
///     id: u32,
///     #[wgsl(builtin(frag_depth))]
///     depth: f32,
/// }
///
/// assert_eq!(
///     GBuffer::WGSL,
///     "\
/// struct GBuffer {
///     @location(0) color: vec4f,
///     @location(1) id: u32,
///     @builtin(frag_depth) depth: f32,
/// }
/// "
/// );
/// assert_eq!(GBuffer::BYTES_PER_SAMPLE, 12);
/// ```
///
/// Specification: [colour target state](https://www.w3.org/TR/webgpu/#color-target-state).
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a fragment output",
    label = "is not returned by fragment shaders",
    note = "if `{Self}` is a struct of yours, add `#[derive(WgslFragmentOutput)]` to its definition"
)]
pub trait WgslFragmentOutput {
    #[doc(hidden)]
    const OUTPUT: &'static FragmentOutput;

    #[doc(hidden)]
    const ALL_TARGETS: &'static Targets = &Targets::of(Self::OUTPUT);

    /// The formats of the targets by location, where they are named.
    const TARGETS: &'static [Option<ColorFormat>] = Self::ALL_TARGETS.as_slice();

    /// What the named targets take of the bytes that a device offers for a
    /// sample of all targets together, of which there are 32.
    const BYTES_PER_SAMPLE: usize = Self::OUTPUT.bytes_per_sample();

    /// The struct as a fragment shader declares it.
    const WGSL: &'static str = text::fragment_output::<Self>();

    /// The `enable` directives that the struct needs, a line each, or nothing:
    /// they go in front of all declarations.
    const ENABLE: &'static str = text::fragment_output_enables::<Self>();
}
