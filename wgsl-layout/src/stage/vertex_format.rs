//! `VertexFormat`: the formats of vertex attributes.
//!
//! Owns: the table of formats. Must not know: which Rust type has which format,
//! or any graphics library.

use super::shader_type::ShaderType;
use crate::layout::Scalar;

/// How the numbers of a format are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stored {
    Unsigned,
    Signed,
    UnsignedNormalized,
    SignedNormalized,
    Float,
}

macro_rules! formats {
    ($($name:ident = $spelling:literal: $stored:ident, $components:literal, $bytes:literal;)*) => {
        /// The format of a vertex attribute, by the names that the Rust crates for
        /// WebGPU give them.
        ///
        /// ```
        /// use wgsl_layout::stage::VertexFormat;
        ///
        /// const FORMAT: VertexFormat = VertexFormat::Unorm8x4;
        /// assert_eq!(FORMAT.size(), 4);
        /// assert_eq!(FORMAT.name(), "unorm8x4");
        /// assert_eq!(FORMAT.shader_type().name(), "vec4f");
        /// ```
        ///
        /// Specification: [vertex formats](https://www.w3.org/TR/webgpu/#vertex-formats).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum VertexFormat {
            $(
                #[doc = concat!("`", $spelling, "`: ", $bytes, " bytes.")]
                $name,
            )*
        }

        impl VertexFormat {
            /// Every format, in the order of the specification.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The spelling of WebGPU, such as `"unorm8x4"`.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $spelling,)*
                }
            }

            /// The bytes of one attribute.
            pub const fn size(self) -> usize {
                match self {
                    $(Self::$name => $bytes,)*
                }
            }

            /// The number of components.
            pub const fn components(self) -> u8 {
                match self {
                    $(Self::$name => $components,)*
                }
            }

            pub(crate) const fn stored(self) -> Stored {
                match self {
                    $(Self::$name => Stored::$stored,)*
                }
            }
        }
    };
}

formats! {
    Uint8 = "uint8": Unsigned, 1, 1;
    Uint8x2 = "uint8x2": Unsigned, 2, 2;
    Uint8x4 = "uint8x4": Unsigned, 4, 4;
    Sint8 = "sint8": Signed, 1, 1;
    Sint8x2 = "sint8x2": Signed, 2, 2;
    Sint8x4 = "sint8x4": Signed, 4, 4;
    Unorm8 = "unorm8": UnsignedNormalized, 1, 1;
    Unorm8x2 = "unorm8x2": UnsignedNormalized, 2, 2;
    Unorm8x4 = "unorm8x4": UnsignedNormalized, 4, 4;
    Snorm8 = "snorm8": SignedNormalized, 1, 1;
    Snorm8x2 = "snorm8x2": SignedNormalized, 2, 2;
    Snorm8x4 = "snorm8x4": SignedNormalized, 4, 4;
    Uint16 = "uint16": Unsigned, 1, 2;
    Uint16x2 = "uint16x2": Unsigned, 2, 4;
    Uint16x4 = "uint16x4": Unsigned, 4, 8;
    Sint16 = "sint16": Signed, 1, 2;
    Sint16x2 = "sint16x2": Signed, 2, 4;
    Sint16x4 = "sint16x4": Signed, 4, 8;
    Unorm16 = "unorm16": UnsignedNormalized, 1, 2;
    Unorm16x2 = "unorm16x2": UnsignedNormalized, 2, 4;
    Unorm16x4 = "unorm16x4": UnsignedNormalized, 4, 8;
    Snorm16 = "snorm16": SignedNormalized, 1, 2;
    Snorm16x2 = "snorm16x2": SignedNormalized, 2, 4;
    Snorm16x4 = "snorm16x4": SignedNormalized, 4, 8;
    Float16 = "float16": Float, 1, 2;
    Float16x2 = "float16x2": Float, 2, 4;
    Float16x4 = "float16x4": Float, 4, 8;
    Float32 = "float32": Float, 1, 4;
    Float32x2 = "float32x2": Float, 2, 8;
    Float32x3 = "float32x3": Float, 3, 12;
    Float32x4 = "float32x4": Float, 4, 16;
    Uint32 = "uint32": Unsigned, 1, 4;
    Uint32x2 = "uint32x2": Unsigned, 2, 8;
    Uint32x3 = "uint32x3": Unsigned, 3, 12;
    Uint32x4 = "uint32x4": Unsigned, 4, 16;
    Sint32 = "sint32": Signed, 1, 4;
    Sint32x2 = "sint32x2": Signed, 2, 8;
    Sint32x3 = "sint32x3": Signed, 3, 12;
    Sint32x4 = "sint32x4": Signed, 4, 16;
    Unorm10_10_10_2 = "unorm10-10-10-2": UnsignedNormalized, 4, 4;
    Unorm8x4Bgra = "unorm8x4-bgra": UnsignedNormalized, 4, 4;
    Snorm10_10_10_2 = "snorm10-10-10-2": SignedNormalized, 4, 4;
}

impl VertexFormat {
    /// The type that a shader reads it as: the components of the format, of type
    /// `u32`, `i32` or `f32`.
    ///
    /// A shader may declare fewer components, and then the rest is dropped, or
    /// more, and then 0, 0, 0, 1 stand in for what is missing.
    pub const fn shader_type(self) -> ShaderType {
        let scalar = match self.stored() {
            Stored::Unsigned => Scalar::U32,
            Stored::Signed => Scalar::I32,
            Stored::UnsignedNormalized | Stored::SignedNormalized | Stored::Float => Scalar::F32,
        };
        ShaderType::new(scalar, self.components())
    }

    /// What the offset of an attribute is a multiple of, in bytes: its size, or
    /// 4 if that is less.
    pub const fn offset_alignment(self) -> usize {
        if self.size() < 4 { self.size() } else { 4 }
    }

    /// Whether all components lie in one number of 4 bytes.
    pub(crate) const fn is_bit_packed(self) -> bool {
        matches!(self, Self::Unorm10_10_10_2 | Self::Snorm10_10_10_2)
    }

    pub(crate) const fn component_size(self) -> usize {
        if self.is_bit_packed() {
            4
        } else {
            self.size() / self.components() as usize
        }
    }

    /// The format of numbers stored so, if there is one.
    pub(crate) const fn find(
        stored: Stored,
        component_size: usize,
        components: u8,
    ) -> Option<Self> {
        let mut i = 0;
        while i < Self::ALL.len() {
            let format = Self::ALL[i];
            if format.stored() as u8 == stored as u8
                && format.component_size() == component_size
                && format.components() == components
                && !format.is_bit_packed()
                && !matches!(format, Self::Unorm8x4Bgra)
            {
                return Some(format);
            }
            i += 1;
        }
        None
    }
}
