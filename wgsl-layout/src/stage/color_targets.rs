//! The colour targets of a pipeline: `color_targets!`.
//!
//! Owns: what callers' graphics libraries call the formats. Must not know:
//! members.

use super::color_format::ColorFormat;
use super::fragment_output::{FragmentOutput, WgslFragmentOutput};
use crate::message::Message;

/// The formats by location, if every member with a location names one.
///
/// # Panics
///
/// If one does not.
#[doc(hidden)]
#[track_caller]
pub const fn checked_targets<T: WgslFragmentOutput>() -> &'static [Option<ColorFormat>] {
    if let Some(message) = unnamed(T::OUTPUT) {
        panic!("{}", message.as_str());
    }
    T::TARGETS
}

const fn unnamed(output: &FragmentOutput) -> Option<Message> {
    let mut i = 0;
    while i < output.rows.len() {
        let row = &output.rows[i];
        // The second source of a pair is no target.
        if row.builtin.is_none() && row.target.is_none() && !matches!(row.blend_src, Some(1)) {
            let mut message = Message::new();
            message.push("the member `");
            message.push(row.name);
            message.push("` of `");
            message.push(output.name);
            message.push("` names no format\nhelp: add one: `#[wgsl(target(rgba8unorm))]`");
            return Some(message);
        }
        i += 1;
    }
    None
}

/// The `[Option<ColorTargetState>; N]` of the caller's `wgpu` for a fragment
/// output, by location, in const: every channel is written, nothing is blended.
///
/// This crate does not depend on `wgpu`: the macro names `wgpu` where it is
/// used, or the path that stands in front of a `;`.
///
/// ```
/// # mod wgpu { wgsl_layout::__wgpu_target_stand_in!(); }
/// use wgsl_layout::{WgslFragmentOutput, color_targets};
///
/// #[derive(WgslFragmentOutput)]
/// struct GBuffer {
///     #[wgsl(target(rgba16float))]
///     color: glam::Vec4,
///     #[wgsl(target(r32uint))]
///     id: u32,
/// }
///
/// # fn main() {
/// let targets: [Option<wgpu::ColorTargetState>; 2] = color_targets!(GBuffer);
/// assert_eq!(targets[1].as_ref().unwrap().format, wgpu::TextureFormat::R32Uint);
/// # }
/// ```
#[macro_export]
macro_rules! color_targets {
    (:: $($wgpu:ident)::+ ; $ty:ty) => {
        $crate::__color_targets!([:: $($wgpu)::+] $ty)
    };
    ($($wgpu:ident)::+ ; $ty:ty) => {
        $crate::__color_targets!([$($wgpu)::+] $ty)
    };
    ($ty:ty) => {
        $crate::__color_targets!([wgpu] $ty)
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __color_targets {
    ([$($wgpu:tt)+] $ty:ty) => {{
        const FORMATS: &[::core::option::Option<$crate::stage::ColorFormat>] =
            $crate::__private::checked_targets::<$ty>();
        const COUNT: ::core::primitive::usize = FORMATS.len();
        const NONE: ::core::option::Option<$($wgpu)+::ColorTargetState> =
            ::core::option::Option::None;
        const TARGETS: [::core::option::Option<$($wgpu)+::ColorTargetState>; COUNT] = {
            let mut targets = [NONE; COUNT];
            let mut i = 0;
            while i < COUNT {
                if let ::core::option::Option::Some(format) = FORMATS[i] {
                    targets[i] = ::core::option::Option::Some($($wgpu)+::ColorTargetState {
                        format: $crate::__wgpu_color_format!([$($wgpu)+] format),
                        blend: ::core::option::Option::None,
                        write_mask: $($wgpu)+::ColorWrites::ALL,
                    });
                }
                i += 1;
            }
            targets
        };
        TARGETS
    }};
}

#[doc(hidden)]
#[macro_export]
macro_rules! __wgpu_color_format {
    ([$($wgpu:tt)+] $format:expr) => {
        match $format {
            $crate::stage::ColorFormat::R8Unorm => $($wgpu)+::TextureFormat::R8Unorm,
            $crate::stage::ColorFormat::R8Snorm => $($wgpu)+::TextureFormat::R8Snorm,
            $crate::stage::ColorFormat::R8Uint => $($wgpu)+::TextureFormat::R8Uint,
            $crate::stage::ColorFormat::R8Sint => $($wgpu)+::TextureFormat::R8Sint,
            $crate::stage::ColorFormat::Rg8Unorm => $($wgpu)+::TextureFormat::Rg8Unorm,
            $crate::stage::ColorFormat::Rg8Snorm => $($wgpu)+::TextureFormat::Rg8Snorm,
            $crate::stage::ColorFormat::Rg8Uint => $($wgpu)+::TextureFormat::Rg8Uint,
            $crate::stage::ColorFormat::Rg8Sint => $($wgpu)+::TextureFormat::Rg8Sint,
            $crate::stage::ColorFormat::Rgba8Unorm => $($wgpu)+::TextureFormat::Rgba8Unorm,
            $crate::stage::ColorFormat::Rgba8UnormSrgb => $($wgpu)+::TextureFormat::Rgba8UnormSrgb,
            $crate::stage::ColorFormat::Rgba8Snorm => $($wgpu)+::TextureFormat::Rgba8Snorm,
            $crate::stage::ColorFormat::Rgba8Uint => $($wgpu)+::TextureFormat::Rgba8Uint,
            $crate::stage::ColorFormat::Rgba8Sint => $($wgpu)+::TextureFormat::Rgba8Sint,
            $crate::stage::ColorFormat::Bgra8Unorm => $($wgpu)+::TextureFormat::Bgra8Unorm,
            $crate::stage::ColorFormat::Bgra8UnormSrgb => $($wgpu)+::TextureFormat::Bgra8UnormSrgb,
            $crate::stage::ColorFormat::R16Unorm => $($wgpu)+::TextureFormat::R16Unorm,
            $crate::stage::ColorFormat::R16Snorm => $($wgpu)+::TextureFormat::R16Snorm,
            $crate::stage::ColorFormat::R16Uint => $($wgpu)+::TextureFormat::R16Uint,
            $crate::stage::ColorFormat::R16Sint => $($wgpu)+::TextureFormat::R16Sint,
            $crate::stage::ColorFormat::R16Float => $($wgpu)+::TextureFormat::R16Float,
            $crate::stage::ColorFormat::Rg16Unorm => $($wgpu)+::TextureFormat::Rg16Unorm,
            $crate::stage::ColorFormat::Rg16Snorm => $($wgpu)+::TextureFormat::Rg16Snorm,
            $crate::stage::ColorFormat::Rg16Uint => $($wgpu)+::TextureFormat::Rg16Uint,
            $crate::stage::ColorFormat::Rg16Sint => $($wgpu)+::TextureFormat::Rg16Sint,
            $crate::stage::ColorFormat::Rg16Float => $($wgpu)+::TextureFormat::Rg16Float,
            $crate::stage::ColorFormat::Rgba16Unorm => $($wgpu)+::TextureFormat::Rgba16Unorm,
            $crate::stage::ColorFormat::Rgba16Snorm => $($wgpu)+::TextureFormat::Rgba16Snorm,
            $crate::stage::ColorFormat::Rgba16Uint => $($wgpu)+::TextureFormat::Rgba16Uint,
            $crate::stage::ColorFormat::Rgba16Sint => $($wgpu)+::TextureFormat::Rgba16Sint,
            $crate::stage::ColorFormat::Rgba16Float => $($wgpu)+::TextureFormat::Rgba16Float,
            $crate::stage::ColorFormat::R32Uint => $($wgpu)+::TextureFormat::R32Uint,
            $crate::stage::ColorFormat::R32Sint => $($wgpu)+::TextureFormat::R32Sint,
            $crate::stage::ColorFormat::R32Float => $($wgpu)+::TextureFormat::R32Float,
            $crate::stage::ColorFormat::Rg32Uint => $($wgpu)+::TextureFormat::Rg32Uint,
            $crate::stage::ColorFormat::Rg32Sint => $($wgpu)+::TextureFormat::Rg32Sint,
            $crate::stage::ColorFormat::Rg32Float => $($wgpu)+::TextureFormat::Rg32Float,
            $crate::stage::ColorFormat::Rgba32Uint => $($wgpu)+::TextureFormat::Rgba32Uint,
            $crate::stage::ColorFormat::Rgba32Sint => $($wgpu)+::TextureFormat::Rgba32Sint,
            $crate::stage::ColorFormat::Rgba32Float => $($wgpu)+::TextureFormat::Rgba32Float,
            $crate::stage::ColorFormat::Rgb10a2Uint => $($wgpu)+::TextureFormat::Rgb10a2Uint,
            $crate::stage::ColorFormat::Rgb10a2Unorm => $($wgpu)+::TextureFormat::Rgb10a2Unorm,
            $crate::stage::ColorFormat::Rg11b10Ufloat => $($wgpu)+::TextureFormat::Rg11b10Ufloat,
            _ => ::core::panic!("this version of `wgpu` has no such texture format"),
        }
    };
}

/// Types named and shaped as those of `wgpu`, for examples.
#[doc(hidden)]
#[macro_export]
macro_rules! __wgpu_target_stand_in {
    () => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum TextureFormat {
            R8Unorm,
            R8Snorm,
            R8Uint,
            R8Sint,
            Rg8Unorm,
            Rg8Snorm,
            Rg8Uint,
            Rg8Sint,
            Rgba8Unorm,
            Rgba8UnormSrgb,
            Rgba8Snorm,
            Rgba8Uint,
            Rgba8Sint,
            Bgra8Unorm,
            Bgra8UnormSrgb,
            R16Unorm,
            R16Snorm,
            R16Uint,
            R16Sint,
            R16Float,
            Rg16Unorm,
            Rg16Snorm,
            Rg16Uint,
            Rg16Sint,
            Rg16Float,
            Rgba16Unorm,
            Rgba16Snorm,
            Rgba16Uint,
            Rgba16Sint,
            Rgba16Float,
            R32Uint,
            R32Sint,
            R32Float,
            Rg32Uint,
            Rg32Sint,
            Rg32Float,
            Rgba32Uint,
            Rgba32Sint,
            Rgba32Float,
            Rgb10a2Uint,
            Rgb10a2Unorm,
            Rg11b10Ufloat,
        }
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct ColorWrites(pub u32);
        impl ColorWrites {
            pub const ALL: Self = Self(15);
        }
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct BlendState;
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct ColorTargetState {
            pub format: TextureFormat,
            pub blend: Option<BlendState>,
            pub write_mask: ColorWrites,
        }
    };
}
