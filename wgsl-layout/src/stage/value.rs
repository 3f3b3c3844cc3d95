//! `StageValue`: Rust types that stand for values of a shader, between its
//! stages or at its end.
//!
//! Owns: which Rust type is which scalar or vector, and words for those that are
//! none. Must not know: structs, locations. No value of them is ever looked at.

use super::shader_type::ShaderType;
use super::vertex_field::Refusal;
use crate::layout::{Kind, Layout, Scalar};

/// What a Rust type is to a shader, for expansions.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct StageFacts(pub(crate) StageKind);

/// What a Rust type is to a shader.
#[derive(Clone, Copy, Debug)]
pub(crate) enum StageKind {
    Numeric(ShaderType),
    Bool,
    /// A vector, or the clip distances.
    Array {
        scalar: Scalar,
        len: usize,
    },
    Matrix {
        columns: u8,
        column: ShaderType,
    },
    Refused(Refusal),
}

impl StageKind {
    const fn refused(why: &'static str, instead: &'static str) -> Self {
        Self::Refused(Refusal { why, instead })
    }

    /// The scalar or vector; an array of two to four numbers is a vector.
    pub(crate) const fn numeric(&self) -> Option<ShaderType> {
        match self {
            Self::Numeric(ty) => Some(*ty),
            Self::Array { scalar, len } if *len >= 2 && *len <= 4 => {
                Some(ShaderType::new(*scalar, *len as u8))
            }
            _ => None,
        }
    }

    /// Of a type that has a layout too.
    pub(crate) const fn of(layout: &Layout) -> Self {
        match layout.kind {
            Kind::Scalar(scalar) => Self::Numeric(ShaderType::new(scalar, 1)),
            Kind::Packed(_) => Self::Numeric(ShaderType::new(Scalar::U32, 1)),
            Kind::Vector { scalar, rows } => Self::Numeric(ShaderType::new(scalar, rows)),
            Kind::Matrix {
                scalar,
                columns,
                rows,
            } => Self::Matrix {
                columns,
                column: ShaderType::new(scalar, rows),
            },
            _ => Self::refused(
                "only numbers and vectors pass between stages",
                "pass each part as a member of its own",
            ),
        }
    }
}

/// A Rust type that a member of a stage interface can have.
#[doc(hidden)]
pub trait StageValue {
    const FACTS: StageFacts;
}

/// How an expansion reaches the type of a field: blanket, so that the error
/// does not list the types that would do.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a member of a stage interface",
    label = "neither a number nor a vector",
    note = "stages pass numbers and vectors, such as `f32`, `[f32; 3]` or `glam::Vec3`; their structs cannot be nested"
)]
pub trait StageMember {
    const FACTS: StageFacts;
}

#[diagnostic::do_not_recommend]
impl<T: StageValue> StageMember for T {
    const FACTS: StageFacts = <T as StageValue>::FACTS;
}

/// What a vector can be made of.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "an array of `{Self}` cannot be a member of a stage interface",
    label = "neither a number nor a vector",
    note = "the components of a vector are `f32`, `u32`, `i32` or `half::f16`"
)]
pub trait StageComponent {
    const COMPONENT: StageFacts;
}

macro_rules! scalars {
    ($($(#[$attribute:meta])* $ty:ty;)*) => {$(
        $(#[$attribute])*
        impl StageComponent for $ty {
            const COMPONENT: StageFacts = <Self as StageValue>::FACTS;
        }
    )*};
}

scalars! {
    f32;
    u32;
    i32;
    #[cfg(feature = "half-2")]
    half_2::f16;
}

/// What a type that has a layout is to a shader.
pub const fn facts_of<T: crate::WgslLayout>() -> StageFacts {
    StageFacts(StageKind::of(T::LAYOUT))
}

impl StageValue for bool {
    const FACTS: StageFacts = StageFacts(StageKind::Bool);
}

impl<T: StageComponent, const N: usize> StageValue for [T; N] {
    const FACTS: StageFacts = StageFacts(match T::COMPONENT.0 {
        StageKind::Numeric(ty) => StageKind::Array {
            scalar: ty.scalar,
            len: N,
        },
        StageKind::Array { scalar, len } if N >= 2 && N <= 4 && len >= 2 && len <= 4 => {
            StageKind::Matrix {
                columns: N as u8,
                column: ShaderType::new(scalar, len as u8),
            }
        }
        StageKind::Refused(refusal) => StageKind::Refused(refusal),
        _ => StageKind::refused(
            "only numbers and vectors pass between stages",
            "pass each element as a member of its own",
        ),
    });
}

impl<T: StageComponent, const N: usize> StageComponent for [T; N] {
    const COMPONENT: StageFacts = <Self as StageValue>::FACTS;
}

macro_rules! refused {
    ($($ty:ty: $why:literal, $instead:literal;)*) => {$(
        impl StageValue for $ty {
            const FACTS: StageFacts = StageFacts(StageKind::refused($why, $instead));
        }
        impl StageComponent for $ty {
            const COMPONENT: StageFacts = <Self as StageValue>::FACTS;
        }
    )*};
}

refused! {
    f64: "WGSL has no 64-bit floating-point type", "use `f32`";
    u64: "WGSL has no 64-bit integers", "use `u32`";
    i64: "WGSL has no 64-bit integers", "use `i32`";
    u8: "WGSL has no 8-bit integers", "use `u32`; only vertex buffers have smaller formats";
    i8: "WGSL has no 8-bit integers", "use `i32`; only vertex buffers have smaller formats";
    u16: "WGSL has no 16-bit integers", "use `u32`; only vertex buffers have smaller formats";
    i16: "WGSL has no 16-bit integers", "use `i32`; only vertex buffers have smaller formats";
    usize: "its size depends on the machine", "use `u32`";
    isize: "its size depends on the machine", "use `i32`";
    core::sync::atomic::AtomicU32: "atomics exist only in buffers and workgroups", "use `u32`";
    core::sync::atomic::AtomicI32: "atomics exist only in buffers and workgroups", "use `i32`";
}

macro_rules! stage_values {
    ($($(#[$attribute:meta])* $ty:ty;)*) => {$(
        $(#[$attribute])*
        impl $crate::stage::value::StageValue for $ty {
            const FACTS: $crate::stage::value::StageFacts = $crate::stage::value::StageFacts(
                $crate::stage::value::StageKind::of(<$ty as $crate::WgslLayout>::LAYOUT),
            );
        }
    )*};
}
pub(crate) use stage_values;
