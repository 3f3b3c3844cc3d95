//! Math crates at the stage interfaces.
//!
//! Owns: which of their types is which vector or matrix. Must not know: rules.

#[cfg(feature = "glam-034")]
macro_rules! implement_glam {
    ($glam:ident) => {
        crate::zero_copy::vertex_field! {
            [] $glam::Vec2 => VertexFacts::vector(Stored::Float, 4, 2);
            [] $glam::Vec3 => VertexFacts::vector(Stored::Float, 4, 3);
            [] $glam::Vec3A => VertexFacts::vector(Stored::Float, 4, 3).sized(size_of::<$glam::Vec3A>());
            [] $glam::Vec4 => VertexFacts::vector(Stored::Float, 4, 4);
            [] $glam::Quat => VertexFacts::vector(Stored::Float, 4, 4);
            [] $glam::IVec2 => VertexFacts::vector(Stored::Signed, 4, 2);
            [] $glam::IVec3 => VertexFacts::vector(Stored::Signed, 4, 3);
            [] $glam::IVec4 => VertexFacts::vector(Stored::Signed, 4, 4);
            [] $glam::UVec2 => VertexFacts::vector(Stored::Unsigned, 4, 2);
            [] $glam::UVec3 => VertexFacts::vector(Stored::Unsigned, 4, 3);
            [] $glam::UVec4 => VertexFacts::vector(Stored::Unsigned, 4, 4);
            [] $glam::Mat2 => VertexFacts::vector(Stored::Float, 4, 2).columns(2, 8);
            [] $glam::Mat3 => VertexFacts::vector(Stored::Float, 4, 3).columns(3, 12);
            [] $glam::Mat3A => VertexFacts::vector(Stored::Float, 4, 3).columns(3, 16);
            [] $glam::Mat4 => VertexFacts::vector(Stored::Float, 4, 4).columns(4, 16);
            [] $glam::Affine2 => VertexFacts::vector(Stored::Float, 4, 2)
                .columns(3, 8)
                .sized(size_of::<$glam::Affine2>());
            [] $glam::Affine3A => VertexFacts::vector(Stored::Float, 4, 3).columns(4, 16);
        }
    };
}

#[cfg(feature = "glam-034")]
mod glam_034 {
    use crate::stage::vertex_field::VertexFacts;
    use crate::stage::vertex_format::Stored;

    implement_glam!(glam);
}
