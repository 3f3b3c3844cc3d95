//! What has its own way from Rust to WGSL: enums, the length of the array at the
//! end, lists that are no slices, and structs that are repaired or held to rules.
//!
//! Owns: the list. Must not know: anything else.
#![allow(missing_docs, unreachable_pub, dead_code)]

use std::collections::VecDeque;

use glam::{Vec2, Vec3, Vec4};
use wgsl_layout::{ArrayLength, WgslLayout};

use crate::case::Case;
use crate::leaves::{Counter, Leaves};
use crate::{cases, leaves, structs};

/// Enums, whose values are some of their numbers.
macro_rules! enums {
    ($($(#[$attribute:meta])* enum $name:ident: $repr:ident { $($variant:ident = $number:literal),* $(,)? })*) => {$(
        #[derive(WgslLayout, Clone, Copy)]
        #[repr($repr)]
        $(#[$attribute])*
        pub enum $name {
            $($variant = $number),*
        }

        impl Leaves for $name {
            fn fill(counter: &mut Counter) -> Self {
                let all = [$(Self::$variant),*];
                all[counter.number() as usize % all.len()]
            }
            fn collect(&self, bits: &mut Vec<u32>) {
                let number: $repr = *self as $repr;
                number.collect(bits);
            }
        }
    )*};
}

enums! {
    enum Kind: u32 { Point = 0, Spot = 7, Sun = 0x8000_0001 }
    enum Side: i32 { Left = -1, Middle = 0, Right = 0x7fff_ffff, Nowhere = -0x8000_0000 }
}

structs! {
    struct Enums { a: Kind, b: Vec3, c: Side, d: [Kind; 5], e: [[Side; 5]; 2] }
    struct HoldsEnums { a: f32, b: Enums, c: Vec<Kinds>  }
    struct Kinds { a: Kind, b: Vec2, c: Kind }

    struct Deque { count: u32, values: VecDeque<Vec3> }

    #[wgsl(rename_all = "camelCase")]
    struct CamelCase { first_member: f32, second_member: Vec3 }

    #[wgsl(uniform)]
    struct Strict { a: Vec3, b: f32, c: [Vec4; 3], d: Vec2 }
    #[wgsl(uniform(pad))]
    struct Padded { a: f32, b: Tail, c: f32, d: Vec2 }
    struct Tail { a: Vec3, b: Vec2 }
    #[wgsl(uniform(webgl2))]
    struct WebGl2 { a: Vec3, b: f32, c: f32 }
    #[wgsl(uniform(standard_layout))]
    struct Standard { a: [f32; 9], b: Vec2, c: [Vec2; 3], d: Pair, e: Pair }
    struct Pair { a: f32, b: u32 }
    #[wgsl(uniform(standard_layout))]
    struct StandardNested { a: f32, b: Standard, c: [Pair; 3], d: f32 }
}

/// The length of the array stands in the struct.
#[derive(WgslLayout)]
pub struct Counted {
    pub scale: f32,
    pub count: ArrayLength,
    pub again: ArrayLength,
    pub values: Vec<Vec3>,
}

impl Leaves for Counted {
    fn fill(counter: &mut Counter) -> Self {
        Self {
            scale: Leaves::fill(counter),
            count: ArrayLength,
            again: ArrayLength,
            values: Leaves::fill(counter),
        }
    }
    fn collect(&self, bits: &mut Vec<u32>) {
        let count = self.values.len() as u32;
        self.scale.collect(bits);
        count.collect(bits);
        count.collect(bits);
        self.values.collect(bits);
    }
}

/// A generic struct that is held to a rule.
#[derive(WgslLayout)]
pub struct Slots<T, const N: usize> {
    pub head: Vec4,
    pub slots: [T; N],
}
leaves!([T: Leaves, const N: usize] Slots<T, N> { head, slots });

/// The cases.
#[must_use]
pub fn special() -> Vec<Case> {
    cases![
        Kind, Side, [Kind; 5], Vec<Side>, Enums, HoldsEnums, Deque, CamelCase, Strict, Padded, WebGl2,
        Standard, StandardNested, Counted, Slots<Vec4, 4>, Slots<Kind, 5>, Slots<Enums, 2>,
    ]
}
