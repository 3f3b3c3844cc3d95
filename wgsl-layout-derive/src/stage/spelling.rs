//! Spellings: of types in messages, of formats and shader types in attributes.
//!
//! Owns: tables of names. Must not know: what the named things are.

use quote::ToTokens;
use syn::Type;

/// A Rust type as people write it.
pub(super) fn of_type(ty: &Type) -> String {
    let mut text = ty.to_token_stream().to_string().replace('\n', " ");
    for (from, to) in [
        (" ;", ";"),
        (" ,", ","),
        (" <", "<"),
        ("< ", "<"),
        (" >", ">"),
        (" ::", "::"),
        (":: ", "::"),
        ("& ", "&"),
        ("[ ", "["),
        (" ]", "]"),
        ("( ", "("),
        (" )", ")"),
    ] {
        text = text.replace(from, to);
    }
    text
}

/// The scalars and vectors that a shader can read.
pub(super) const SHADER_TYPES: &[&str] = &[
    "f32", "vec2f", "vec3f", "vec4f", "u32", "vec2u", "vec3u", "vec4u", "i32", "vec2i", "vec3i",
    "vec4i", "f16", "vec2h", "vec3h", "vec4h",
];

/// A format by its spelling in WebGPU, with underscores, or by its Rust name.
pub(super) fn find(formats: &[&'static str], written: &str) -> Option<&'static str> {
    let plain = |text: &str| text.replace(['-', '_'], "").to_ascii_lowercase();
    let wanted = plain(written);
    formats.iter().copied().find(|name| plain(name) == wanted)
}

/// How people write a format in an attribute.
pub(super) fn in_attribute(variant: &str) -> String {
    let lower = variant.to_ascii_lowercase();
    lower
        .replace("8x4bgra", "8x4_bgra")
        .replace("unormsrgb", "unorm_srgb")
}

/// The variants of `VertexFormat`.
pub(super) const VERTEX_FORMATS: &[&str] = &[
    "Uint8",
    "Uint8x2",
    "Uint8x4",
    "Sint8",
    "Sint8x2",
    "Sint8x4",
    "Unorm8",
    "Unorm8x2",
    "Unorm8x4",
    "Snorm8",
    "Snorm8x2",
    "Snorm8x4",
    "Uint16",
    "Uint16x2",
    "Uint16x4",
    "Sint16",
    "Sint16x2",
    "Sint16x4",
    "Unorm16",
    "Unorm16x2",
    "Unorm16x4",
    "Snorm16",
    "Snorm16x2",
    "Snorm16x4",
    "Float16",
    "Float16x2",
    "Float16x4",
    "Float32",
    "Float32x2",
    "Float32x3",
    "Float32x4",
    "Uint32",
    "Uint32x2",
    "Uint32x3",
    "Uint32x4",
    "Sint32",
    "Sint32x2",
    "Sint32x3",
    "Sint32x4",
    "Unorm10_10_10_2",
    "Unorm8x4Bgra",
    "Snorm10_10_10_2",
];

/// The variants of `ColorFormat`.
pub(super) const COLOR_FORMATS: &[&str] = &[
    "R8Unorm",
    "R8Snorm",
    "R8Uint",
    "R8Sint",
    "Rg8Unorm",
    "Rg8Snorm",
    "Rg8Uint",
    "Rg8Sint",
    "Rgba8Unorm",
    "Rgba8UnormSrgb",
    "Rgba8Snorm",
    "Rgba8Uint",
    "Rgba8Sint",
    "Bgra8Unorm",
    "Bgra8UnormSrgb",
    "R16Unorm",
    "R16Snorm",
    "R16Uint",
    "R16Sint",
    "R16Float",
    "Rg16Unorm",
    "Rg16Snorm",
    "Rg16Uint",
    "Rg16Sint",
    "Rg16Float",
    "Rgba16Unorm",
    "Rgba16Snorm",
    "Rgba16Uint",
    "Rgba16Sint",
    "Rgba16Float",
    "R32Uint",
    "R32Sint",
    "R32Float",
    "Rg32Uint",
    "Rg32Sint",
    "Rg32Float",
    "Rgba32Uint",
    "Rgba32Sint",
    "Rgba32Float",
    "Rgb10a2Uint",
    "Rgb10a2Unorm",
    "Rg11b10Ufloat",
];

/// Built-in values, by their names in WGSL.
pub(super) const BUILTINS: &[&str] = &[
    "position",
    "vertex_index",
    "instance_index",
    "clip_distances",
    "front_facing",
    "frag_depth",
    "primitive_index",
    "sample_index",
    "sample_mask",
    "local_invocation_id",
    "local_invocation_index",
    "global_invocation_id",
    "global_invocation_index",
    "workgroup_id",
    "workgroup_index",
    "num_workgroups",
    "subgroup_invocation_id",
    "subgroup_size",
    "subgroup_id",
    "num_subgroups",
];

/// `vertex_index` as a variant: `VertexIndex`.
pub(super) fn variant(name: &str) -> String {
    name.split('_')
        .map(|word| {
            let (first, rest) = word.split_at(1.min(word.len()));
            first.to_ascii_uppercase() + rest
        })
        .collect()
}
