//! `ShaderType`: what a shader sees behind a `@location`.
//!
//! Owns: scalars and vectors by name. Must not know: Rust types.

use crate::layout::Scalar;

/// A numeric scalar or vector of WGSL: all that a `@location` can carry.
///
/// Specification: [user-defined inputs and outputs](https://www.w3.org/TR/WGSL/#user-defined-inputs-and-outputs).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShaderType {
    pub(crate) scalar: Scalar,
    pub(crate) components: u8,
}

impl ShaderType {
    pub(crate) const fn new(scalar: Scalar, components: u8) -> Self {
        Self { scalar, components }
    }

    /// A type by its short name; the derives have checked it.
    #[doc(hidden)]
    pub const fn named(name: &str) -> Self {
        let mut i = 0;
        while i < ALL.len() {
            if crate::text::equal(ALL[i].name().as_bytes(), name.as_bytes()) {
                return ALL[i];
            }
            i += 1;
        }
        ALL[0]
    }

    /// How it is spelt in WGSL: `"f32"`, `"vec3f"`.
    pub const fn name(self) -> &'static str {
        match (self.scalar, self.components) {
            (Scalar::F32, 2) => "vec2f",
            (Scalar::F32, 3) => "vec3f",
            (Scalar::F32, 4) => "vec4f",
            (Scalar::F32, _) => "f32",
            (Scalar::F16, 2) => "vec2h",
            (Scalar::F16, 3) => "vec3h",
            (Scalar::F16, 4) => "vec4h",
            (Scalar::F16, _) => "f16",
            (Scalar::I32, 2) => "vec2i",
            (Scalar::I32, 3) => "vec3i",
            (Scalar::I32, 4) => "vec4i",
            (Scalar::I32, _) => "i32",
            (Scalar::U32, 2) => "vec2u",
            (Scalar::U32, 3) => "vec3u",
            (Scalar::U32, 4) => "vec4u",
            (Scalar::U32, _) => "u32",
        }
    }

    /// 1 for a scalar, else the number of components of the vector.
    pub const fn components(self) -> u8 {
        self.components
    }

    pub(crate) const fn same(self, other: Self) -> bool {
        self.same_scalar(other) && self.components == other.components
    }

    pub(crate) const fn same_scalar(self, other: Self) -> bool {
        self.scalar as u8 == other.scalar as u8
    }

    pub(crate) const fn is_integer(self) -> bool {
        matches!(self.scalar, Scalar::I32 | Scalar::U32)
    }
}

const ALL: [ShaderType; 16] = {
    const SCALARS: [Scalar; 4] = [Scalar::F32, Scalar::F16, Scalar::I32, Scalar::U32];
    let mut all = [ShaderType::new(Scalar::F32, 1); 16];
    let mut i = 0;
    while i < 16 {
        all[i] = ShaderType::new(SCALARS[i / 4], (i % 4) as u8 + 1);
        i += 1;
    }
    all
};

#[cfg(test)]
mod tests {
    use super::{ALL, ShaderType};

    #[test]
    fn every_type_is_found_by_its_name() {
        for ty in ALL {
            assert_eq!(ShaderType::named(ty.name()), ty);
        }
    }
}
