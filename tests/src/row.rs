//! Derived types as rows of a table, for tests that go over many of them.
//!
//! Owns: what such a test asks of a type. Must not know: the answers.

use wgsl_layout::Layout;

/// A type of a corpus.
#[derive(Clone, Copy, Debug)]
pub struct Derived {
    /// What the corpus calls it.
    pub name: &'static str,
    /// `WgslLayout::LAYOUT`.
    pub layout: &'static Layout,
    /// `WgslLayout::WGSL_TYPE`.
    pub wgsl_type: &'static str,
    /// `WgslLayout::MIN_BINDING_SIZE`.
    pub min_binding_size: u64,
    /// The whole module that the type needs.
    pub module: &'static str,
}

/// A [`Derived`] of the given name and type.
#[macro_export]
macro_rules! derived {
    ($name:expr, $ty:ty) => {
        $crate::row::Derived {
            name: $name,
            layout: <$ty as ::wgsl_layout::WgslLayout>::LAYOUT,
            wgsl_type: <$ty as ::wgsl_layout::WgslLayout>::WGSL_TYPE,
            min_binding_size: <$ty as ::wgsl_layout::WgslLayout>::MIN_BINDING_SIZE.get(),
            module: ::wgsl_layout::wgsl!($ty),
        }
    };
}

/// A WGSL type in our spelling: `array<vec2<u32>,3>` is `array<vec2u, 3>`.
#[must_use]
pub fn spelling(wgsl: &str) -> String {
    let mut text = wgsl.replace(' ', "").replace(',', ", ");
    for (scalar, suffix) in [("f32", "f"), ("i32", "i"), ("u32", "u"), ("f16", "h")] {
        for rows in 2..=4 {
            text = text.replace(
                &format!("vec{rows}<{scalar}>"),
                &format!("vec{rows}{suffix}"),
            );
            for columns in 2..=4 {
                text = text.replace(
                    &format!("mat{columns}x{rows}<{scalar}>"),
                    &format!("mat{columns}x{rows}{suffix}"),
                );
            }
        }
    }
    text
}
