//! Small plain arrays, of which nobody knows whether a vector is meant.
//!
//! Owns: which types those are, the words of the warning, and what they are
//! under `vectors`. Must not know: anything else.
//!
//! As with `Same`, an inherent constant speaks for the types that are listed
//! here, and that of the trait for all others.

use core::marker::PhantomData;

use super::list;
use crate::list::WgslList;
use crate::traits::{Facts, LastStructMember};
use crate::types::{
    mat2x2f, mat2x3f, mat2x4f, mat3x2f, mat3x3f, mat3x4f, mat4x2f, mat4x3f, mat4x4f, vec2f, vec2i,
    vec2u, vec3f, vec3i, vec3u, vec4f, vec4i, vec4u,
};
#[cfg(feature = "half-2")]
use crate::types::{
    mat2x2h, mat2x3h, mat2x4h, mat3x2h, mat3x3h, mat3x4h, mat4x2h, mat4x3h, mat4x4h, vec2h, vec3h,
    vec4h,
};

/// A field of type `F` that is spelt as an array.
#[doc(hidden)]
pub struct Small<F: ?Sized>(PhantomData<F>);

/// Using it is the advice about a field whose name says that it is padding.
#[doc(hidden)]
#[deprecated(
    note = "WGSL adds padding where it is needed, and so does the derive: delete the field, or write `#[wgsl(skip)]` on it if the Rust struct needs it; for more room than that write `#[wgsl(size(N))]` on the member before; if the shader reads it, say as what: `#[wgsl(as = f32)]`"
)]
pub const NEEDLESS_PADDING: () = ();

/// What `Small` falls back to.
#[doc(hidden)]
pub trait NotSmall {
    const AMBIGUOUS_ARRAY: () = ();
    /// The facts of the vector or matrix that is meant under `vectors`.
    const VECTOR: Option<&'static Facts> = None;
}

impl<F: ?Sized> NotSmall for Small<F> {}

macro_rules! small {
    ($($note:literal: [$($generics:tt)*] $array:ty => $facts:expr;)*) => {$(
        impl<$($generics)*> Small<$array> {
            /// Using it is the warning.
            #[deprecated(note = $note)]
            pub const AMBIGUOUS_ARRAY: () = ();
            /// What it is under `vectors`.
            pub const VECTOR: Option<&'static Facts> = Some($facts);
        }
    )*};
}

/// The facts of the matrix of so many columns, or of an array of columns.
macro_rules! columns {
    ($count:ident: $vector:ident, $two:ident, $three:ident, $four:ident) => {
        match $count {
            2 => facts::<$two>(),
            3 => facts::<$three>(),
            4 => facts::<$four>(),
            _ => facts::<[$vector; $count]>(),
        }
    };
}

const fn facts<T: LastStructMember>() -> &'static Facts {
    T::FACTS
}

small! {
    "it is laid out as `array<f32, 2>`, stride 4, and not as `vec2f`: write `#[wgsl(as = vec2f)]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [] [f32; 2] => facts::<vec2f>();
    "it is laid out as `array<f32, 3>`, stride 4, and not as `vec3f`: write `#[wgsl(as = vec3f)]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [] [f32; 3] => facts::<vec3f>();
    "it is laid out as `array<f32, 4>`, stride 4, and not as `vec4f`: write `#[wgsl(as = vec4f)]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [] [f32; 4] => facts::<vec4f>();
    "it is laid out as `array<i32, 2>`, stride 4, and not as `vec2i`: write `#[wgsl(as = vec2i)]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [] [i32; 2] => facts::<vec2i>();
    "it is laid out as `array<i32, 3>`, stride 4, and not as `vec3i`: write `#[wgsl(as = vec3i)]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [] [i32; 3] => facts::<vec3i>();
    "it is laid out as `array<i32, 4>`, stride 4, and not as `vec4i`: write `#[wgsl(as = vec4i)]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [] [i32; 4] => facts::<vec4i>();
    "it is laid out as `array<u32, 2>`, stride 4, and not as `vec2u`: write `#[wgsl(as = vec2u)]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [] [u32; 2] => facts::<vec2u>();
    "it is laid out as `array<u32, 3>`, stride 4, and not as `vec3u`: write `#[wgsl(as = vec3u)]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [] [u32; 3] => facts::<vec3u>();
    "it is laid out as `array<u32, 4>`, stride 4, and not as `vec4u`: write `#[wgsl(as = vec4u)]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [] [u32; 4] => facts::<vec4u>();
}
#[cfg(feature = "half-2")]
small! {
    "it is laid out as `array<f16, 2>`, stride 2, and not as `vec2h`: write `#[wgsl(as = vec2h)]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [] [half_2::f16; 2] => facts::<vec2h>();
    "it is laid out as `array<f16, 3>`, stride 2, and not as `vec3h`: write `#[wgsl(as = vec3h)]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [] [half_2::f16; 3] => facts::<vec3h>();
    "it is laid out as `array<f16, 4>`, stride 2, and not as `vec4h`: write `#[wgsl(as = vec4h)]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [] [half_2::f16; 4] => facts::<vec4h>();
}
small! {
    "it is laid out as an array of `array<f32, 2>`, neither as a matrix nor as an array of `vec2f`: write `#[wgsl(as = mat4x2f)]` (or `mat3x2f`, `mat2x2f`), `#[wgsl(as = [vec2f; N])]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [const N: usize] [[f32; 2]; N] => columns!(N: vec2f, mat2x2f, mat3x2f, mat4x2f);
    "it is laid out as an array of arrays of `array<f32, 2>`, not as an array of matrices: write `#[wgsl(as = [mat4x2f; N])]` (or `mat3x2f`, `mat2x2f`) or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [const N: usize, const M: usize] [[[f32; 2]; N]; M] => match N {
            2 => facts::<[mat2x2f; M]>(),
            3 => facts::<[mat3x2f; M]>(),
            4 => facts::<[mat4x2f; M]>(),
            _ => facts::<[[vec2f; N]; M]>(),
        };
    "it is laid out as an array of `array<f32, 3>`, neither as a matrix nor as an array of `vec3f`: write `#[wgsl(as = mat4x3f)]` (or `mat3x3f`, `mat2x3f`), `#[wgsl(as = [vec3f; N])]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [const N: usize] [[f32; 3]; N] => columns!(N: vec3f, mat2x3f, mat3x3f, mat4x3f);
    "it is laid out as an array of arrays of `array<f32, 3>`, not as an array of matrices: write `#[wgsl(as = [mat4x3f; N])]` (or `mat3x3f`, `mat2x3f`) or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [const N: usize, const M: usize] [[[f32; 3]; N]; M] => match N {
            2 => facts::<[mat2x3f; M]>(),
            3 => facts::<[mat3x3f; M]>(),
            4 => facts::<[mat4x3f; M]>(),
            _ => facts::<[[vec3f; N]; M]>(),
        };
    "it is laid out as an array of `array<f32, 4>`, neither as a matrix nor as an array of `vec4f`: write `#[wgsl(as = mat4x4f)]` (or `mat3x4f`, `mat2x4f`), `#[wgsl(as = [vec4f; N])]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [const N: usize] [[f32; 4]; N] => columns!(N: vec4f, mat2x4f, mat3x4f, mat4x4f);
    "it is laid out as an array of arrays of `array<f32, 4>`, not as an array of matrices: write `#[wgsl(as = [mat4x4f; N])]` (or `mat3x4f`, `mat2x4f`) or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [const N: usize, const M: usize] [[[f32; 4]; N]; M] => match N {
            2 => facts::<[mat2x4f; M]>(),
            3 => facts::<[mat3x4f; M]>(),
            4 => facts::<[mat4x4f; M]>(),
            _ => facts::<[[vec4f; N]; M]>(),
        };
}
#[cfg(feature = "half-2")]
small! {
    "it is laid out as an array of `array<f16, 2>`, neither as a matrix nor as an array of `vec2h`: write `#[wgsl(as = mat4x2h)]` (or `mat3x2h`, `mat2x2h`), `#[wgsl(as = [vec2h; N])]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [const N: usize] [[half_2::f16; 2]; N] => columns!(N: vec2h, mat2x2h, mat3x2h, mat4x2h);
    "it is laid out as an array of arrays of `array<f16, 2>`, not as an array of matrices: write `#[wgsl(as = [mat4x2h; N])]` (or `mat3x2h`, `mat2x2h`) or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [const N: usize, const M: usize] [[[half_2::f16; 2]; N]; M] => match N {
            2 => facts::<[mat2x2h; M]>(),
            3 => facts::<[mat3x2h; M]>(),
            4 => facts::<[mat4x2h; M]>(),
            _ => facts::<[[vec2h; N]; M]>(),
        };
    "it is laid out as an array of `array<f16, 3>`, neither as a matrix nor as an array of `vec3h`: write `#[wgsl(as = mat4x3h)]` (or `mat3x3h`, `mat2x3h`), `#[wgsl(as = [vec3h; N])]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [const N: usize] [[half_2::f16; 3]; N] => columns!(N: vec3h, mat2x3h, mat3x3h, mat4x3h);
    "it is laid out as an array of arrays of `array<f16, 3>`, not as an array of matrices: write `#[wgsl(as = [mat4x3h; N])]` (or `mat3x3h`, `mat2x3h`) or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [const N: usize, const M: usize] [[[half_2::f16; 3]; N]; M] => match N {
            2 => facts::<[mat2x3h; M]>(),
            3 => facts::<[mat3x3h; M]>(),
            4 => facts::<[mat4x3h; M]>(),
            _ => facts::<[[vec3h; N]; M]>(),
        };
    "it is laid out as an array of `array<f16, 4>`, neither as a matrix nor as an array of `vec4h`: write `#[wgsl(as = mat4x4h)]` (or `mat3x4h`, `mat2x4h`), `#[wgsl(as = [vec4h; N])]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [const N: usize] [[half_2::f16; 4]; N] => columns!(N: vec4h, mat2x4h, mat3x4h, mat4x4h);
    "it is laid out as an array of arrays of `array<f16, 4>`, not as an array of matrices: write `#[wgsl(as = [mat4x4h; N])]` (or `mat3x4h`, `mat2x4h`) or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [const N: usize, const M: usize] [[[half_2::f16; 4]; N]; M] => match N {
            2 => facts::<[mat2x4h; M]>(),
            3 => facts::<[mat3x4h; M]>(),
            4 => facts::<[mat4x4h; M]>(),
            _ => facts::<[[vec4h; N]; M]>(),
        };
}
small! {
    "it is laid out as an array of `array<i32, 2>`, not as an array of `vec2i`: write `#[wgsl(as = [vec2i; N])]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [const N: usize] [[i32; 2]; N] => facts::<[vec2i; N]>();
    "it is laid out as an array of `array<i32, 3>`, not as an array of `vec3i`: write `#[wgsl(as = [vec3i; N])]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [const N: usize] [[i32; 3]; N] => facts::<[vec3i; N]>();
    "it is laid out as an array of `array<i32, 4>`, not as an array of `vec4i`: write `#[wgsl(as = [vec4i; N])]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [const N: usize] [[i32; 4]; N] => facts::<[vec4i; N]>();
    "it is laid out as an array of `array<u32, 2>`, not as an array of `vec2u`: write `#[wgsl(as = [vec2u; N])]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [const N: usize] [[u32; 2]; N] => facts::<[vec2u; N]>();
    "it is laid out as an array of `array<u32, 3>`, not as an array of `vec3u`: write `#[wgsl(as = [vec3u; N])]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [const N: usize] [[u32; 3]; N] => facts::<[vec3u; N]>();
    "it is laid out as an array of `array<u32, 4>`, not as an array of `vec4u`: write `#[wgsl(as = [vec4u; N])]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct":
        [const N: usize] [[u32; 4]; N] => facts::<[vec4u; N]>();
}

/// A small array as the element of a list `L`.
#[doc(hidden)]
pub trait SmallElement<L> {
    /// Those of the list of the vectors or matrices that are meant under
    /// `vectors`.
    const FACTS: &'static Facts;
}

// No array is a list.
impl<L: WgslList<Element: SmallElement<L>>> Small<L> {
    /// Using it is the warning.
    #[deprecated(
        note = "the elements are laid out as arrays, and not as vectors or matrices: write what they are, `#[wgsl(as = [vec3f])]` or `#[wgsl(as = array)]`, or `#[wgsl(vectors)]` on the struct"
    )]
    pub const AMBIGUOUS_ARRAY: () = ();
    /// What it is under `vectors`.
    pub const VECTOR: Option<&'static Facts> = Some(<L::Element as SmallElement<L>>::FACTS);
}

macro_rules! small_elements {
    ($([$($generics:tt)*] $array:ty => $facts:expr;)*) => {$(
        impl<L: WgslList<Element = $array>, $($generics)*> SmallElement<L> for $array {
            const FACTS: &'static Facts = $facts;
        }
    )*};
}

/// As `columns`, of a list.
macro_rules! list_columns {
    ($count:ident: $vector:ident, $two:ident, $three:ident, $four:ident) => {
        match $count {
            2 => list::facts::<L, $two>(),
            3 => list::facts::<L, $three>(),
            4 => list::facts::<L, $four>(),
            _ => list::facts::<L, [$vector; $count]>(),
        }
    };
}

small_elements! {
    [] [f32; 2] => list::facts::<L, vec2f>();
    [] [f32; 3] => list::facts::<L, vec3f>();
    [] [f32; 4] => list::facts::<L, vec4f>();
    [] [i32; 2] => list::facts::<L, vec2i>();
    [] [i32; 3] => list::facts::<L, vec3i>();
    [] [i32; 4] => list::facts::<L, vec4i>();
    [] [u32; 2] => list::facts::<L, vec2u>();
    [] [u32; 3] => list::facts::<L, vec3u>();
    [] [u32; 4] => list::facts::<L, vec4u>();
    [const N: usize] [[f32; 2]; N] => list_columns!(N: vec2f, mat2x2f, mat3x2f, mat4x2f);
    [const N: usize] [[f32; 3]; N] => list_columns!(N: vec3f, mat2x3f, mat3x3f, mat4x3f);
    [const N: usize] [[f32; 4]; N] => list_columns!(N: vec4f, mat2x4f, mat3x4f, mat4x4f);
    [const N: usize] [[i32; 2]; N] => list::facts::<L, [vec2i; N]>();
    [const N: usize] [[i32; 3]; N] => list::facts::<L, [vec3i; N]>();
    [const N: usize] [[i32; 4]; N] => list::facts::<L, [vec4i; N]>();
    [const N: usize] [[u32; 2]; N] => list::facts::<L, [vec2u; N]>();
    [const N: usize] [[u32; 3]; N] => list::facts::<L, [vec3u; N]>();
    [const N: usize] [[u32; 4]; N] => list::facts::<L, [vec4u; N]>();
}
#[cfg(feature = "half-2")]
small_elements! {
    [] [half_2::f16; 2] => list::facts::<L, vec2h>();
    [] [half_2::f16; 3] => list::facts::<L, vec3h>();
    [] [half_2::f16; 4] => list::facts::<L, vec4h>();
    [const N: usize] [[half_2::f16; 2]; N] => list_columns!(N: vec2h, mat2x2h, mat3x2h, mat4x2h);
    [const N: usize] [[half_2::f16; 3]; N] => list_columns!(N: vec3h, mat2x3h, mat3x3h, mat4x3h);
    [const N: usize] [[half_2::f16; 4]; N] => list_columns!(N: vec4h, mat2x4h, mat3x4h, mat4x4h);
}
