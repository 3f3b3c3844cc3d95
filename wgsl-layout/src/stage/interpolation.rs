//! `Interpolation`: how a value gets from vertices to fragments.
//!
//! Owns: the pairs that WGSL allows. Must not know: members.

/// The first argument of `@interpolate`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InterpolationType {
    /// In a perspective-correct manner, which is the default for floats.
    Perspective,
    /// Linearly on the screen.
    Linear,
    /// Not at all: all fragments of a primitive see one vertex's value.
    Flat,
}

/// The second argument of `@interpolate`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InterpolationSampling {
    /// At the centre of the pixel, the default.
    Center,
    /// At a point inside both of the pixel and the primitive.
    Centroid,
    /// For each sample.
    Sample,
    /// Of the first vertex, the default of `flat`.
    First,
    /// Of the first or the last vertex.
    Either,
}

/// `@interpolate(type, sampling)`.
///
/// Specification: [interpolation](https://www.w3.org/TR/WGSL/#interpolation).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interpolation {
    pub(crate) ty: InterpolationType,
    /// As written; `None` is the default of the type.
    pub(crate) sampling: Option<InterpolationSampling>,
}

impl Interpolation {
    /// What integers have, and nothing else may have by default.
    pub(crate) const FLAT: Self = Self {
        ty: InterpolationType::Flat,
        sampling: None,
    };
    /// What floats have by default.
    pub(crate) const DEFAULT: Self = Self {
        ty: InterpolationType::Perspective,
        sampling: None,
    };

    /// The derives have checked that the two go together.
    #[doc(hidden)]
    pub const fn new(ty: InterpolationType, sampling: Option<InterpolationSampling>) -> Self {
        Self { ty, sampling }
    }

    /// How it gets there.
    pub const fn ty(self) -> InterpolationType {
        self.ty
    }

    /// Where it is sampled.
    pub const fn sampling(self) -> InterpolationSampling {
        match (self.sampling, self.ty) {
            (Some(sampling), _) => sampling,
            (None, InterpolationType::Flat) => InterpolationSampling::First,
            (None, _) => InterpolationSampling::Center,
        }
    }

    /// Whether both mean the same, spelt alike or not.
    pub(crate) const fn same(self, other: Self) -> bool {
        self.ty as u8 == other.ty as u8 && self.sampling() as u8 == other.sampling() as u8
    }

    pub(crate) const fn type_name(self) -> &'static str {
        match self.ty {
            InterpolationType::Perspective => "perspective",
            InterpolationType::Linear => "linear",
            InterpolationType::Flat => "flat",
        }
    }

    pub(crate) const fn sampling_name(self) -> &'static str {
        match self.sampling() {
            InterpolationSampling::Center => "center",
            InterpolationSampling::Centroid => "centroid",
            InterpolationSampling::Sample => "sample",
            InterpolationSampling::First => "first",
            InterpolationSampling::Either => "either",
        }
    }
}
