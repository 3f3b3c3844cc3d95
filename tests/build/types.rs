//! Rust types with the WGSL types that they stand for.
//!
//! Owns: a second opinion on spelling, AlignOf and SizeOf, written without the
//! library. Must not know: structs.

/// A type that can be a member.
#[derive(Clone)]
pub(crate) struct Ty {
    /// In Rust, from any module.
    pub(crate) rust: String,
    /// In WGSL.
    pub(crate) wgsl: String,
    /// In the name of a generic struct.
    pub(crate) mangled: String,
    pub(crate) align: usize,
    /// SizeOf, with one element of a runtime-sized array.
    pub(crate) size: usize,
    /// Whether it is `Clone` in Rust.
    pub(crate) clone: bool,
    pub(crate) runtime_sized: bool,
    /// How deep structs and arrays are nested.
    pub(crate) depth: usize,
}

impl Ty {
    pub(crate) fn stride(&self) -> usize {
        self.size.next_multiple_of(self.align)
    }

    pub(crate) fn array(&self, count: usize) -> Self {
        Self {
            rust: format!("[{}; {count}]", self.rust),
            wgsl: format!("array<{}, {count}>", self.wgsl),
            mangled: format!("array_{}_{count}", self.mangled),
            align: self.align,
            size: self.stride() * count,
            clone: self.clone,
            runtime_sized: false,
            depth: self.depth + 1,
        }
    }

    /// A runtime-sized array in the Rust type that `wrap` makes.
    pub(crate) fn runtime_sized(&self, wrap: &str) -> Self {
        Self {
            rust: wrap.replace('_', &self.rust),
            wgsl: format!("array<{}>", self.wgsl),
            mangled: format!("array_{}", self.mangled),
            align: self.align,
            size: self.stride(),
            clone: false,
            runtime_sized: true,
            depth: self.depth + 1,
        }
    }

    /// The same behind a pointer.
    pub(crate) fn pointed_to(&self, wrap: &str) -> Self {
        Self {
            rust: wrap.replace('_', &self.rust),
            ..self.clone()
        }
    }
}

/// Name, AlignOf, SizeOf, and the Rust types for it.
const LEAVES: &[(&str, usize, usize, &[&str])] = &[
    ("f32", 4, 4, &["f32"]),
    (
        "i32",
        4,
        4,
        &["i32", "Wrapping<i32>", "Option<NonZeroI32>", "NonZeroI32"],
    ),
    (
        "u32",
        4,
        4,
        &["u32", "Wrapping<u32>", "Option<NonZeroU32>", "NonZeroU32"],
    ),
    ("f16", 2, 2, &["f16"]),
    ("atomic<i32>", 4, 4, &["AtomicI32"]),
    ("atomic<u32>", 4, 4, &["AtomicU32"]),
    ("vec2f", 8, 8, &["types::vec2f", "glam::Vec2"]),
    (
        "vec3f",
        16,
        12,
        &["types::vec3f", "glam::Vec3", "glam::Vec3A"],
    ),
    (
        "vec4f",
        16,
        16,
        &["types::vec4f", "glam::Vec4", "glam::Quat"],
    ),
    ("vec2i", 8, 8, &["types::vec2i", "glam::IVec2"]),
    ("vec3i", 16, 12, &["types::vec3i", "glam::IVec3"]),
    ("vec4i", 16, 16, &["types::vec4i", "glam::IVec4"]),
    ("vec2u", 8, 8, &["types::vec2u", "glam::UVec2"]),
    ("vec3u", 16, 12, &["types::vec3u", "glam::UVec3"]),
    ("vec4u", 16, 16, &["types::vec4u", "glam::UVec4"]),
    ("vec2h", 4, 4, &["types::vec2h"]),
    ("vec3h", 8, 6, &["types::vec3h"]),
    ("vec4h", 8, 8, &["types::vec4h"]),
    ("mat2x2f", 8, 16, &["types::mat2x2f", "glam::Mat2"]),
    ("mat3x2f", 8, 24, &["types::mat3x2f", "glam::Affine2"]),
    ("mat4x2f", 8, 32, &["types::mat4x2f"]),
    ("mat2x3f", 16, 32, &["types::mat2x3f"]),
    (
        "mat3x3f",
        16,
        48,
        &["types::mat3x3f", "glam::Mat3", "glam::Mat3A"],
    ),
    ("mat4x3f", 16, 64, &["types::mat4x3f", "glam::Affine3A"]),
    ("mat2x4f", 16, 32, &["types::mat2x4f"]),
    ("mat3x4f", 16, 48, &["types::mat3x4f"]),
    ("mat4x4f", 16, 64, &["types::mat4x4f", "glam::Mat4"]),
    ("mat2x2h", 4, 8, &["types::mat2x2h"]),
    ("mat3x2h", 4, 12, &["types::mat3x2h"]),
    ("mat4x2h", 4, 16, &["types::mat4x2h"]),
    ("mat2x3h", 8, 16, &["types::mat2x3h"]),
    ("mat3x3h", 8, 24, &["types::mat3x3h"]),
    ("mat4x3h", 8, 32, &["types::mat4x3h"]),
    ("mat2x4h", 8, 16, &["types::mat2x4h"]),
    ("mat3x4h", 8, 24, &["types::mat3x4h"]),
    ("mat4x4h", 8, 32, &["types::mat4x4h"]),
];

/// All types without parts of their own that WGSL sees: each WGSL type as often
/// as any other, however many Rust types it has.
pub(crate) fn leaves() -> Vec<Vec<Ty>> {
    let leaf = |(wgsl, align, size, rust): &(&str, usize, usize, &[&str])| {
        let of = |rust: &&str| Ty {
            rust: (*rust).into(),
            wgsl: (*wgsl).into(),
            mangled: wgsl.replace('<', "_").replace('>', ""),
            align: *align,
            size: *size,
            clone: !rust.starts_with("Atomic"),
            runtime_sized: false,
            depth: 1,
        };
        rust.iter().map(of).collect()
    };
    LEAVES.iter().map(leaf).collect()
}
