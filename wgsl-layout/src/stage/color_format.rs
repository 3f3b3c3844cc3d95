//! `ColorFormat`: the formats that a fragment shader can write to.
//!
//! Owns: the table. Must not know: fragment outputs, or any graphics library.

use super::shader_type::ShaderType;
use crate::layout::Scalar;

macro_rules! formats {
    ($($name:ident = $spelling:literal: $scalar:ident, $components:literal, $cost:literal, $alignment:literal;)*) => {
        /// The format of a colour target, by the names that the Rust crates for
        /// WebGPU give them. Some need a feature of the device.
        ///
        /// Specification: [plain colour formats](https://www.w3.org/TR/webgpu/#plain-color-formats).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum ColorFormat {
            $(
                #[doc = concat!("`", $spelling, "`")]
                $name,
            )*
        }

        impl ColorFormat {
            /// Every format.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The spelling of WebGPU, such as `"rgba16float"`.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $spelling,)*
                }
            }

            /// The type of a value that has all of its components.
            pub const fn shader_type(self) -> ShaderType {
                match self {
                    $(Self::$name => ShaderType::new(Scalar::$scalar, $components),)*
                }
            }

            /// Its share, in bytes, of what a device offers for a sample of all
            /// targets together; often more than its size.
            pub const fn bytes_per_sample(self) -> usize {
                match self {
                    $(Self::$name => $cost,)*
                }
            }

            /// What that share is aligned to, in bytes.
            pub const fn alignment_per_sample(self) -> usize {
                match self {
                    $(Self::$name => $alignment,)*
                }
            }
        }
    };
}

formats! {
    R8Unorm = "r8unorm": F32, 1, 1, 1;
    R8Snorm = "r8snorm": F32, 1, 1, 1;
    R8Uint = "r8uint": U32, 1, 1, 1;
    R8Sint = "r8sint": I32, 1, 1, 1;
    Rg8Unorm = "rg8unorm": F32, 2, 2, 1;
    Rg8Snorm = "rg8snorm": F32, 2, 2, 1;
    Rg8Uint = "rg8uint": U32, 2, 2, 1;
    Rg8Sint = "rg8sint": I32, 2, 2, 1;
    Rgba8Unorm = "rgba8unorm": F32, 4, 8, 1;
    Rgba8UnormSrgb = "rgba8unorm-srgb": F32, 4, 8, 1;
    Rgba8Snorm = "rgba8snorm": F32, 4, 8, 1;
    Rgba8Uint = "rgba8uint": U32, 4, 4, 1;
    Rgba8Sint = "rgba8sint": I32, 4, 4, 1;
    Bgra8Unorm = "bgra8unorm": F32, 4, 8, 1;
    Bgra8UnormSrgb = "bgra8unorm-srgb": F32, 4, 8, 1;
    R16Unorm = "r16unorm": F32, 1, 2, 2;
    R16Snorm = "r16snorm": F32, 1, 2, 2;
    R16Uint = "r16uint": U32, 1, 2, 2;
    R16Sint = "r16sint": I32, 1, 2, 2;
    R16Float = "r16float": F32, 1, 2, 2;
    Rg16Unorm = "rg16unorm": F32, 2, 4, 2;
    Rg16Snorm = "rg16snorm": F32, 2, 4, 2;
    Rg16Uint = "rg16uint": U32, 2, 4, 2;
    Rg16Sint = "rg16sint": I32, 2, 4, 2;
    Rg16Float = "rg16float": F32, 2, 4, 2;
    Rgba16Unorm = "rgba16unorm": F32, 4, 8, 2;
    Rgba16Snorm = "rgba16snorm": F32, 4, 8, 2;
    Rgba16Uint = "rgba16uint": U32, 4, 8, 2;
    Rgba16Sint = "rgba16sint": I32, 4, 8, 2;
    Rgba16Float = "rgba16float": F32, 4, 8, 2;
    R32Uint = "r32uint": U32, 1, 4, 4;
    R32Sint = "r32sint": I32, 1, 4, 4;
    R32Float = "r32float": F32, 1, 4, 4;
    Rg32Uint = "rg32uint": U32, 2, 8, 4;
    Rg32Sint = "rg32sint": I32, 2, 8, 4;
    Rg32Float = "rg32float": F32, 2, 8, 4;
    Rgba32Uint = "rgba32uint": U32, 4, 16, 4;
    Rgba32Sint = "rgba32sint": I32, 4, 16, 4;
    Rgba32Float = "rgba32float": F32, 4, 16, 4;
    Rgb10a2Uint = "rgb10a2uint": U32, 4, 8, 4;
    Rgb10a2Unorm = "rgb10a2unorm": F32, 4, 8, 4;
    Rg11b10Ufloat = "rg11b10ufloat": F32, 3, 8, 4;
}
