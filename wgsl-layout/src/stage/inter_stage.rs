//! `WgslInterStage`: what a vertex shader passes to a fragment shader.
//!
//! Owns: the table of members, their locations and interpolations. Must not
//! know: which mistakes a table can have (`inter_check`), or how text is made.

use super::builtin::{self, Builtin};
use super::interpolation::Interpolation;
use super::member::{StageRow, location_in};
use super::shader_type::ShaderType;
use super::slots::Slots;
use super::text;
use crate::text::equal;

/// Which side of the interface a struct stands on.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Either, unless a built-in value decides.
    Both,
    VertexOutput,
    FragmentInput,
}

/// The table of an inter-stage struct.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct InterStage {
    pub(crate) name: &'static str,
    pub(crate) comment: &'static str,
    pub(crate) rows: &'static [StageRow],
    pub(crate) role: Role,
    /// The struct that the locations are taken from.
    pub(crate) from: Option<&'static InterStage>,
}

impl InterStage {
    pub const fn new(name: &'static str, comment: &'static str, rows: &'static [StageRow]) -> Self {
        Self {
            name,
            comment,
            rows,
            role: Role::Both,
            from: None,
        }
    }

    #[must_use]
    pub const fn role(mut self, role: Role) -> Self {
        self.role = role;
        self
    }

    #[must_use]
    pub const fn from(mut self, other: &'static InterStage) -> Self {
        self.from = Some(other);
        self.role = Role::FragmentInput;
        self
    }

    /// The side that the struct can only stand on, by its role and its built-in
    /// values.
    pub(crate) const fn side(&self) -> Role {
        let mut i = 0;
        while i < self.rows.len() {
            if let (Role::Both, Some(builtin)) = (self.role, self.rows[i].builtin) {
                let sides = builtin.sides() & (builtin::VERTEX_OUT | builtin::FRAGMENT_IN);
                if sides == builtin::VERTEX_OUT {
                    return Role::VertexOutput;
                }
                if sides == builtin::FRAGMENT_IN {
                    return Role::FragmentInput;
                }
            }
            i += 1;
        }
        self.role
    }

    /// The member of a name.
    pub(crate) const fn find(&self, name: &str) -> Option<usize> {
        let mut i = 0;
        while i < self.rows.len() {
            if equal(self.rows[i].name.as_bytes(), name.as_bytes()) {
                return Some(i);
            }
            i += 1;
        }
        None
    }

    /// The member of the other struct that gives a member its location.
    pub(crate) const fn source(&self, row: usize) -> Option<(&'static InterStage, usize)> {
        match self.from {
            Some(from) => match from.find(self.rows[row].name) {
                Some(i) if from.rows[i].builtin.is_none() => Some((from, i)),
                _ => None,
            },
            None => None,
        }
    }

    /// The location of a member: the one it asks for, that of the other struct,
    /// or the one behind the located member before. `None` for built-in values.
    pub(crate) const fn location(&self, row: usize) -> Option<u32> {
        if self.rows[row].builtin.is_some() {
            return None;
        }
        match self.source(row) {
            Some((from, i)) => from.location(i),
            None => location_in(self.rows, row),
        }
    }

    /// The type of a located member; a stand-in where the field has none, which
    /// is reported there.
    pub(crate) const fn ty(&self, row: usize) -> ShaderType {
        match self.rows[row].kind.numeric() {
            Some(ty) => ty,
            None => ShaderType::named("f32"),
        }
    }

    /// The interpolation that the text has to give, if it is not the default.
    pub(crate) const fn written_interpolation(&self, row: usize) -> Option<Interpolation> {
        if let Some(own) = self.rows[row].interpolation {
            return Some(own);
        }
        if let Some((from, i)) = self.source(row) {
            return from.written_interpolation(i);
        }
        if self.ty(row).is_integer() {
            return Some(Interpolation::FLAT);
        }
        None
    }

    pub(crate) const fn interpolation(&self, row: usize) -> Interpolation {
        match self.written_interpolation(row) {
            Some(written) => written,
            None => Interpolation::DEFAULT,
        }
    }

    pub(crate) const fn has(&self, wanted: Builtin) -> bool {
        let mut i = 0;
        while i < self.rows.len() {
            if let Some(builtin) = self.rows[i].builtin {
                if builtin as u8 == wanted as u8 {
                    return true;
                }
            }
            i += 1;
        }
        false
    }

    /// The location of a member; `None` for a built-in value.
    ///
    /// # Panics
    ///
    /// If there is no such member.
    pub const fn location_of(&self, name: &str) -> Option<u32> {
        match self.find(name) {
            Some(row) => self.location(row),
            None => panic!("the struct has no such member"),
        }
    }
}

/// A struct that a vertex shader returns, a fragment shader takes, or both.
///
/// Derive it, see [the derive](derive@crate::WgslInterStage). The Rust struct
/// only describes the interface: no value of it is needed.
///
/// ```
/// use glam::{Vec2, Vec4};
/// use wgsl_layout::WgslInterStage;
///
/// #[derive(WgslInterStage)]
/// struct VertexOut {
///     #[wgsl(builtin(position))]
///     clip: Vec4,
///     uv: Vec2,
///     #[wgsl(interpolate(linear))]
///     fog: f32,
///     id: u32,
/// }
///
/// assert_eq!(
///     VertexOut::WGSL,
///     "\
/// struct VertexOut {
///     @builtin(position) clip: vec4f,
///     @location(0) uv: vec2f,
///     @location(1) @interpolate(linear) fog: f32,
///     @location(2) @interpolate(flat) id: u32,
/// }
/// "
/// );
/// ```
///
/// Specification: [inter-stage variable interface](https://www.w3.org/TR/webgpu/#inter-stage-interfaces).
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an inter-stage struct",
    label = "is not passed between stages",
    note = "if `{Self}` is a struct of yours, add `#[derive(WgslInterStage)]` to its definition"
)]
pub trait WgslInterStage {
    #[doc(hidden)]
    const INTER_STAGE: &'static InterStage;

    /// The struct as shaders declare it.
    const WGSL: &'static str = text::inter_stage::<Self>();

    /// The `enable` directives that the struct needs, a line each, or nothing:
    /// they go in front of all declarations.
    const ENABLE: &'static str = text::inter_stage_enables::<Self>();

    /// How many of a device's inter-stage variables it takes.
    const SLOTS: Slots = Slots::of(Self::INTER_STAGE);

    /// The location of a member by its WGSL name; `None` for a built-in value.
    ///
    /// # Panics
    ///
    /// If there is no such member.
    fn location_of(name: &str) -> Option<u32> {
        Self::INTER_STAGE.location_of(name)
    }
}
