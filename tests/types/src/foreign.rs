//! Structs of one crate that are members in another one.
//!
//! Owns: the structs. Must not know: where they are used.

use wgsl_layout::WgslLayout;

/// A type that no other module can name.
#[derive(WgslLayout, Clone, Copy, Debug, PartialEq)]
struct Hidden {
    weight: f32,
}

/// Padded at its end, and with a member whose type nobody else can name.
#[derive(WgslLayout, Clone, Copy, Debug, PartialEq)]
pub struct Joint {
    /// Where it is.
    pub position: glam::Vec3,
    hidden: [Hidden; 2],
}

impl Joint {
    /// A joint at a place, with numbers that nobody else can see.
    pub const fn new(position: glam::Vec3, weights: [f32; 2]) -> Self {
        let [first, second] = weights;
        let hidden = [Hidden { weight: first }, Hidden { weight: second }];
        Self { position, hidden }
    }
}

/// Generic over elements and lengths, to be filled in elsewhere.
#[derive(WgslLayout, Clone, Copy, Debug, PartialEq)]
pub struct Ring<T, const N: usize> {
    /// The next slot.
    pub next: u32,
    /// All slots.
    pub slots: [T; N],
}
