//! The macro `wgsl!`.
//!
//! Owns: its grammar. Must not know: how text is made.

/// The text of a whole WGSL module, as one `&'static str` constant: `enable`
/// lines, every declaration that the types need, each once and dependencies
/// first, then the given texts.
///
/// Types come first, then, after a `;`, texts that are constant expressions.
/// Directives (`enable`, `requires`, `diagnostic`) at the start of a text move
/// to the start of the module, where WGSL wants them.
///
/// ```
/// use wgsl_layout::{WgslLayout, wgsl};
///
/// #[derive(WgslLayout)]
/// struct Light {
///     position: glam::Vec3,
///     radius: f32,
/// }
///
/// const SHADER: &str = wgsl!(
///     Vec<Light>;
///     "@group(0) @binding(0) var<storage> lights: array<Light>;\n"
/// );
/// assert_eq!(
///     SHADER,
///     "\
/// struct Light {
///     position: vec3f,
///     radius: f32,
/// }
///
/// @group(0) @binding(0) var<storage> lights: array<Light>;
/// "
/// );
/// ```
///
/// The texts of [stage interfaces](crate::stage) are such texts; without any
/// type in front of the `;` it is all texts.
///
/// Two different structs of one name do not compile:
///
/// ```compile_fail
/// mod a {
///     #[derive(wgsl_layout::WgslLayout)]
///     pub struct Light {
///         pub radius: f32,
///     }
/// }
/// mod b {
///     #[derive(wgsl_layout::WgslLayout)]
///     pub struct Light {
///         pub color: glam::Vec3,
///     }
/// }
/// const SHADER: &str = wgsl_layout::wgsl!(a::Light, b::Light);
/// ```
///
/// The types cannot mention generic parameters of an enclosing function, since
/// the text is a constant.
///
/// Specification: [module scope](https://www.w3.org/TR/WGSL/#wgsl-module).
#[macro_export]
macro_rules! wgsl {
    ($($ty:ty),+ $(,)? $(; $($text:expr),* $(,)?)?) => {{
        const MODULE: $crate::__private::Module = $crate::__private::Module {
            types: &[$(<$ty as $crate::__private::WgslLayout>::LAYOUT),+],
            texts: &[$($($text),*)?],
        };
        const LEN: ::core::primitive::usize = MODULE.checked_len();
        const BYTES: [::core::primitive::u8; LEN] = $crate::__private::compose(MODULE);
        const TEXT: &::core::primitive::str = $crate::__private::text(&BYTES);
        TEXT
    }};
    (; $($text:expr),* $(,)?) => {{
        // Without any type nothing in it can go wrong.
        const MODULE: $crate::__private::Module = $crate::__private::Module {
            types: &[],
            texts: &[$($text),*],
        };
        const LEN: ::core::primitive::usize = MODULE.checked_len();
        const BYTES: [::core::primitive::u8; LEN] = $crate::__private::compose(MODULE);
        const TEXT: &::core::primitive::str = $crate::__private::text(&BYTES);
        TEXT
    }};
}
