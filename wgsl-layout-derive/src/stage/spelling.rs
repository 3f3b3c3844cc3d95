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
