//! Built-in values: which stage has them, of which type.
//!
//! Owns: the table of the specification. Must not know: structs.

use super::shader_type::ShaderType;
use super::value::StageKind;
use crate::layout::Scalar;

/// A side of a stage. The bits of `Builtin::sides`.
pub(crate) const VERTEX_IN: u8 = 1;
pub(crate) const VERTEX_OUT: u8 = 2;
pub(crate) const FRAGMENT_IN: u8 = 4;
pub(crate) const FRAGMENT_OUT: u8 = 8;
pub(crate) const COMPUTE_IN: u8 = 16;

/// The type of a built-in value.
#[derive(Clone, Copy)]
pub(crate) enum BuiltinType {
    Value(ShaderType),
    Bool,
    /// `array<f32, N>` with N from 1 to 8.
    ClipDistances,
}

const U32: BuiltinType = BuiltinType::Value(ShaderType::new(Scalar::U32, 1));
const F32: BuiltinType = BuiltinType::Value(ShaderType::new(Scalar::F32, 1));
const VEC3U: BuiltinType = BuiltinType::Value(ShaderType::new(Scalar::U32, 3));
const VEC4F: BuiltinType = BuiltinType::Value(ShaderType::new(Scalar::F32, 4));

macro_rules! builtins {
    ($($name:ident = $spelling:literal: $ty:expr, $sides:expr, $enable:literal, $slots:literal;)*) => {
        /// A built-in value.
        ///
        /// Specification: [built-in values](https://www.w3.org/TR/WGSL/#builtin-values).
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum Builtin {
            $(
                #[doc = concat!("`@builtin(", $spelling, ")`")]
                $name,
            )*
        }

        impl Builtin {
            /// The name in `@builtin`.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $spelling,)*
                }
            }

            pub(crate) const fn ty(self) -> BuiltinType {
                match self {
                    $(Self::$name => $ty,)*
                }
            }

            pub(crate) const fn sides(self) -> u8 {
                match self {
                    $(Self::$name => $sides,)*
                }
            }

            /// The language extension that it needs, or nothing.
            pub(crate) const fn enable(self) -> &'static str {
                match self {
                    $(Self::$name => $enable,)*
                }
            }

            /// How many inter-stage variables it counts as in a fragment shader.
            pub(crate) const fn fragment_slots(self) -> usize {
                match self {
                    $(Self::$name => $slots,)*
                }
            }
        }
    };
}

builtins! {
    VertexIndex = "vertex_index": U32, VERTEX_IN, "", 0;
    InstanceIndex = "instance_index": U32, VERTEX_IN, "", 0;
    ClipDistances = "clip_distances": BuiltinType::ClipDistances, VERTEX_OUT, "clip_distances", 0;
    Position = "position": VEC4F, VERTEX_OUT | FRAGMENT_IN, "", 0;
    FrontFacing = "front_facing": BuiltinType::Bool, FRAGMENT_IN, "", 1;
    FragDepth = "frag_depth": F32, FRAGMENT_OUT, "", 0;
    PrimitiveIndex = "primitive_index": U32, FRAGMENT_IN, "primitive_index", 1;
    SampleIndex = "sample_index": U32, FRAGMENT_IN, "", 1;
    SampleMask = "sample_mask": U32, FRAGMENT_IN | FRAGMENT_OUT, "", 1;
    LocalInvocationId = "local_invocation_id": VEC3U, COMPUTE_IN, "", 0;
    LocalInvocationIndex = "local_invocation_index": U32, COMPUTE_IN, "", 0;
    GlobalInvocationId = "global_invocation_id": VEC3U, COMPUTE_IN, "", 0;
    GlobalInvocationIndex = "global_invocation_index": U32, COMPUTE_IN, "", 0;
    WorkgroupId = "workgroup_id": VEC3U, COMPUTE_IN, "", 0;
    WorkgroupIndex = "workgroup_index": U32, COMPUTE_IN, "", 0;
    NumWorkgroups = "num_workgroups": VEC3U, COMPUTE_IN, "", 0;
    SubgroupInvocationId = "subgroup_invocation_id": U32, COMPUTE_IN | FRAGMENT_IN, "subgroups", 1;
    SubgroupSize = "subgroup_size": U32, COMPUTE_IN | FRAGMENT_IN, "subgroups", 1;
    SubgroupId = "subgroup_id": U32, COMPUTE_IN, "subgroups", 0;
    NumSubgroups = "num_subgroups": U32, COMPUTE_IN, "subgroups", 0;
}

impl Builtin {
    /// Whether a field of that kind can be the value.
    pub(crate) const fn fits(self, kind: &StageKind) -> bool {
        match (self.ty(), kind) {
            (BuiltinType::Bool, StageKind::Bool) => true,
            (BuiltinType::ClipDistances, StageKind::Array { scalar, len }) => {
                matches!(scalar, Scalar::F32) && *len >= 1 && *len <= 8
            }
            (BuiltinType::Value(ty), kind) => match kind.numeric() {
                Some(other) => ty.same(other),
                None => false,
            },
            _ => false,
        }
    }

    /// The type in words.
    pub(crate) const fn type_name(self) -> &'static str {
        match self.ty() {
            BuiltinType::Bool => "bool",
            BuiltinType::ClipDistances => "[f32; N]` with one to eight elements, `array<f32, N>",
            BuiltinType::Value(ty) => ty.name(),
        }
    }

    /// Where it belongs, in words.
    pub(crate) const fn place(self) -> &'static str {
        let sides = self.sides();
        if sides == VERTEX_IN {
            "an input of vertex shaders"
        } else if sides == VERTEX_OUT {
            "an output of vertex shaders"
        } else if sides == FRAGMENT_IN {
            "an input of fragment shaders"
        } else if sides == FRAGMENT_OUT {
            "an output of fragment shaders"
        } else if sides == COMPUTE_IN {
            "an input of compute shaders"
        } else if sides == VERTEX_OUT | FRAGMENT_IN {
            "an output of vertex shaders and an input of fragment shaders"
        } else if sides == COMPUTE_IN | FRAGMENT_IN {
            "an input of compute and fragment shaders"
        } else {
            "an input and an output of fragment shaders"
        }
    }
}
