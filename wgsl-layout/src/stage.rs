//! Stage interfaces: the three meanings of `@location`.
//!
//! Vertex attributes, inter-stage variables and fragment outputs are numbered
//! apart from each other and follow none of the rules of buffer layout, so each
//! has a derive of its own.
//!
//! ```
//! use glam::{Mat4, Vec2, Vec3, Vec4};
//! use wgsl_layout::{
//!     WgslFragmentOutput, WgslInterStage, WgslVertexInput, vertex_buffers, wgsl,
//! };
//!
//! #[derive(WgslVertexInput)]
//! #[repr(C)]
//! struct Vertex {
//!     position: Vec3,
//!     uv: Vec2,
//! }
//!
//! #[derive(WgslVertexInput)]
//! #[wgsl(step = instance, location(after(Vertex)))]
//! struct Instance {
//!     world: Mat4, // four locations
//!     #[wgsl(format(unorm8x4))]
//!     tint: [u8; 4],
//! }
//!
//! #[derive(WgslInterStage)]
//! struct Varyings {
//!     #[wgsl(builtin(position))]
//!     clip: Vec4,
//!     uv: Vec2,
//!     tint: Vec4,
//! }
//!
//! #[derive(WgslFragmentOutput)]
//! struct Targets {
//!     #[wgsl(target(rgba16float))]
//!     color: Vec4,
//! }
//!
//! const BUFFERS: [wgsl_layout::stage::VertexBuffer; 2] = vertex_buffers![Vertex, Instance];
//! assert_eq!(BUFFERS[1].attributes()[4].shader_location(), 6);
//!
//! const SHADER: &str = wgsl!(;
//!     Vertex::WGSL, Instance::WGSL, Varyings::WGSL, Targets::WGSL,
//!     "
//! @vertex
//! fn vs(v: Vertex, i: Instance) -> Varyings {
//!     return Varyings(Instance_world(i) * vec4f(v.position, 1.0), v.uv, i.tint);
//! }
//!
//! @fragment
//! fn fs(in: Varyings) -> Targets {
//!     return Targets(in.tint);
//! }
//! "
//! );
//! assert!(SHADER.contains("@location(6) tint: vec4f,"));
//! ```
//!
//! What a struct needs of `enable` directives its `ENABLE` says; as a text of
//! [`wgsl!`](crate::wgsl) it moves to the start of the module.
//!
//! Owns: the data of the three, their rules and their text. Must not know:
//! layouts of buffers.

pub(crate) mod builtin;
pub(crate) mod color_format;
pub(crate) mod color_targets;
pub(crate) mod derives;
pub(crate) mod fragment_output;
pub(crate) mod inter_check;
pub(crate) mod inter_stage;
pub(crate) mod interpolation;
pub(crate) mod link;
pub(crate) mod math;
pub(crate) mod member;
pub(crate) mod normalized;
pub(crate) mod output_check;
pub(crate) mod shader_type;
pub(crate) mod slots;
pub(crate) mod text;
pub(crate) mod value;
pub(crate) mod vertex_buffers;
pub(crate) mod vertex_check;
pub(crate) mod vertex_field;
pub(crate) mod vertex_format;
pub(crate) mod vertex_input;

pub use builtin::Builtin;
pub use color_format::ColorFormat;
pub use interpolation::{Interpolation, InterpolationSampling, InterpolationType};
pub use normalized::Normalized;
pub use shader_type::ShaderType;
pub use slots::Slots;
pub use vertex_buffers::VertexBuffer;
pub use vertex_format::VertexFormat;
pub use vertex_input::{VertexAttribute, VertexStepMode};

/// The limits that every WebGPU device offers.
///
/// Specification: [limits](https://www.w3.org/TR/webgpu/#limits).
pub mod limits {
    /// Vertex attributes of a pipeline, and one more than the highest location
    /// of one.
    pub const MAX_VERTEX_ATTRIBUTES: usize = 16;
    /// Vertex buffers of a pipeline.
    pub const MAX_VERTEX_BUFFERS: usize = 8;
    /// Bytes from one vertex to the next.
    pub const MAX_VERTEX_BUFFER_ARRAY_STRIDE: usize = 2048;
    /// Values between stages, and one more than the highest location of one.
    pub const MAX_INTER_STAGE_SHADER_VARIABLES: usize = 16;
    /// Targets of a pipeline, and one more than the highest location of one.
    pub const MAX_COLOR_ATTACHMENTS: usize = 8;
    /// Bytes of all targets together for a sample, as the formats count them.
    pub const MAX_COLOR_ATTACHMENT_BYTES_PER_SAMPLE: usize = 32;
}
