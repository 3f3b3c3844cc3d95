//! Foreign math crates: one file a crate, impls only. Nothing depends on it.
//!
//! Owns: the list of files, and the proof for types that have none of their own.
//! Must not know: what is in the files.

/// Foreign types without `bytemuck` that are nothing but public fields, in
/// order, each a number or a vector of numbers.
///
/// What proves it: the pattern names every field, so there is no other; their
/// offsets and sizes fill the value; each of them is plain; and since they are
/// public, safe code can make a value of any bytes.
#[cfg(any(feature = "mint-05", feature = "cgmath-018"))]
macro_rules! fields {
    ($ty:ty, $pattern:path { $($field:ident: $part:ty),+ }) => {
        const _: () = {
            const fn every_field(value: &$ty) {
                let $pattern { $($field),+ } = value;
                $(let _: &$part = $field;)+
            }
            let _ = every_field;
            let mut end = 0;
            $(
                assert!(core::mem::offset_of!($ty, $field) == end);
                assert!($crate::math::is_all_plain::<$part>());
                end += size_of::<$part>();
            )+
            assert!(end == size_of::<$ty>());
        };
    };
}

/// Whether any bytes are a value of `T`, all of them initialised.
#[cfg(any(feature = "mint-05", feature = "cgmath-018"))]
const fn is_all_plain<T: crate::WgslLayout>() -> bool {
    matches!(T::CODEC.kind, crate::codec::Kind::Plain { len, .. } if len == size_of::<T>())
}

#[cfg(any(
    feature = "bevy-color-018",
    feature = "bevy-color-019",
    feature = "bevy-color-020"
))]
mod bevy_color;
#[cfg(feature = "cgmath-018")]
mod cgmath;
#[cfg(any(
    feature = "glam-029",
    feature = "glam-030",
    feature = "glam-031",
    feature = "glam-032",
    feature = "glam-033",
    feature = "glam-034"
))]
mod glam;
#[cfg(feature = "mint-05")]
mod mint;
#[cfg(any(
    feature = "nalgebra-033",
    feature = "nalgebra-034",
    feature = "nalgebra-035"
))]
mod nalgebra;
