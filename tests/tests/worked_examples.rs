//! Layouts worked out by hand, number by number: the examples that the
//! specification and its tutorials give, and the whole table of AlignOf and
//! SizeOf.

use std::fmt::Debug;
use std::sync::atomic::{AtomicI32, AtomicU32};

use glam::{Mat3, Mat4, Vec3, Vec4};
use half::f16;
use wgsl_layout::types::*;
use wgsl_layout::{Layout, Member, WgslDecode, WgslLayout};

/// The offsets of all members, in order.
fn offsets(layout: &Layout) -> Vec<usize> {
    layout.members().iter().map(Member::offset).collect()
}

#[derive(WgslLayout)]
struct Foco {
    posicion: Vec3,
    radio: f32,
    color: Vec3,
    intensidad: f32,
    direccion: Vec3,
    angulo: f32,
}

#[test]
fn foco_fills_the_gaps_after_vec3f() {
    assert_eq!(offsets(Foco::LAYOUT), [0, 12, 16, 28, 32, 44]);
    assert_eq!((Foco::LAYOUT.size(), Foco::ALIGN), (48, 16));
}

#[derive(WgslLayout)]
struct Mal {
    activo: f32,
    matriz: Mat4,
    escala: Vec3,
    tinte: Vec4,
}

#[test]
fn mal_wastes_28_bytes() {
    assert_eq!(offsets(Mal::LAYOUT), [0, 16, 80, 96]);
    assert_eq!((Mal::LAYOUT.size(), Mal::ALIGN), (112, 16));
}

#[derive(WgslLayout)]
struct Ex2 {
    scale: f32,
    offset: Vec3,
    projection: Mat4,
}

#[test]
fn ex2_puts_a_matrix_after_a_vec3f() {
    assert_eq!(offsets(Ex2::LAYOUT), [0, 16, 32]);
    assert_eq!((Ex2::LAYOUT.size(), Ex2::ALIGN), (96, 16));
}

#[derive(WgslLayout)]
struct Ex3 {
    transform: Mat3,
    directions: [Vec3; 4],
}

#[test]
fn ex3_gives_each_column_and_each_vec3f_16_bytes() {
    assert_eq!(offsets(Ex3::LAYOUT), [0, 48]);
    assert_eq!((Ex3::LAYOUT.size(), Ex3::ALIGN), (112, 16));
    assert_eq!(Ex3::LAYOUT.offset_of("transform[2]"), 32);
    assert_eq!(Ex3::LAYOUT.offset_of("directions[3]"), 96);
}

#[derive(WgslLayout)]
struct Info {
    velocity: Vec3,
}

#[derive(WgslLayout)]
struct Ex4 {
    orientation: Vec3,
    size: f32,
    direction: [Vec3; 1],
    scale: f32,
    info: Info,
    friction: f32,
}

#[test]
fn ex4_rounds_arrays_and_structs_up() {
    assert_eq!(offsets(Ex4::LAYOUT), [0, 12, 16, 32, 48, 64]);
    assert_eq!((Ex4::LAYOUT.size(), Ex4::ALIGN), (80, 16));
    assert_eq!((Info::LAYOUT.size(), Info::ALIGN), (16, 16));
}

#[derive(WgslLayout)]
struct Luz {
    posicion: Vec3,
    color: Vec3,
}

#[derive(WgslLayout)]
#[allow(non_snake_case)]
struct Escena {
    numeroDeLuces: u32,
    ambiente: Vec3,
    luces: Vec<Luz>,
}

#[test]
fn escena_ends_in_a_runtime_sized_array() {
    assert_eq!(offsets(Escena::LAYOUT), [0, 16, 32]);
    assert_eq!(Luz::ALIGN, 16);
    assert_eq!(Luz::LAYOUT.stride(), 32);
    assert_eq!(Escena::MIN_BINDING_SIZE.get(), 64);
    assert!(Escena::LAYOUT.is_runtime_sized());
    for n in 1..100 {
        assert_eq!(Escena::LAYOUT.size_for(n), 32 + 32 * n);
        assert_eq!(Escena::LAYOUT.array_length(32 + 32 * n), n);
    }
}

#[test]
fn a_binding_of_1000_bytes_holds_20_elements_of_48() {
    #[derive(WgslLayout)]
    struct Element {
        a: [Vec4; 3],
    }
    assert_eq!(Element::LAYOUT.stride(), 48);
    assert_eq!(<[Element]>::LAYOUT.array_length(1000), 20);
    assert_eq!(Vec::<Foco>::LAYOUT.array_length(1000), 20);
    assert_eq!(<[Element]>::LAYOUT.array_length(47), 0);
}

/// `NRuntime` counts what fits in the minimum binding too.
#[test]
fn the_minimum_binding_may_hold_more_than_one_element() {
    #[derive(WgslLayout)]
    struct Samples {
        a: Vec4,
        b: Vec<f32>,
    }
    assert_eq!(Samples::MIN_BINDING_SIZE.get(), 32);
    assert_eq!(Samples::LAYOUT.array_length(32), 4);
    for n in 0..=4 {
        assert_eq!(Samples::LAYOUT.size_for(n), 32);
    }
    assert_eq!(Samples::LAYOUT.size_for(5), 36);
}

#[test]
fn the_nine_floats_of_a_mat3() {
    let columns = [1.0_f32, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0];
    let matrix = Mat3::from_cols_array(&columns);
    let bytes = matrix.to_bytes();
    assert_eq!(bytes.len(), 48);
    let places = [0, 4, 8, 16, 20, 24, 32, 36, 40];
    for (place, value) in places.into_iter().zip(columns) {
        assert_eq!(bytes[place..place + 4], value.to_le_bytes(), "{place}");
    }
    for padding in [12, 28, 44] {
        assert_eq!(bytes[padding..padding + 4], [0; 4], "{padding}");
    }
    assert_eq!(Mat3::read_from(&bytes), Ok(matrix));
    for (column, offset) in [0, 16, 32].into_iter().enumerate() {
        assert_eq!(Mat3::LAYOUT.offset_of(&format!("[{column}]")), offset);
    }
}

/// One row of the table: `T` in Rust is `name` in WGSL, with these numbers.
#[track_caller]
fn row<T: WgslLayout + ?Sized>(name: &str, align: usize, size: usize) {
    assert_eq!(T::WGSL_TYPE, name);
    assert_eq!(T::WGSL, "", "{name} is predeclared");
    assert_eq!(T::ALIGN, align, "AlignOf({name})");
    assert_eq!(T::LAYOUT.align(), align, "AlignOf({name})");
    assert_eq!(T::LAYOUT.size(), size, "SizeOf({name})");
    assert_eq!(T::MIN_BINDING_SIZE.get(), size as u64, "{name}");
    let stride = size.div_ceil(align) * align;
    assert_eq!(T::LAYOUT.stride(), stride, "stride of {name}");
    assert!(T::LAYOUT.members().is_empty());
    assert!(!T::LAYOUT.is_runtime_sized());
}

/// As `row`, and an array of it.
#[track_caller]
fn row_and_array<T>(name: &str, align: usize, size: usize)
where
    T: WgslDecode + Debug + Default + PartialEq,
    [T; 3]: WgslLayout,
    [T]: WgslLayout,
{
    row::<T>(name, align, size);
    let stride = size.div_ceil(align) * align;
    row::<[T; 3]>(&format!("array<{name}, 3>"), align, 3 * stride);
    assert_eq!(<[T]>::WGSL_TYPE, format!("array<{name}>"));
    assert_eq!(<[T]>::ALIGN, align, "AlignOf(array<{name}>)");
    assert!(<[T]>::LAYOUT.is_runtime_sized());
    for n in 1..10 {
        let end = n * stride;
        assert_eq!(<[T]>::LAYOUT.array_length(end), n, "array<{name}>");
        assert_eq!(<[T]>::LAYOUT.size_for(n), end.next_multiple_of(4));
    }
    let zero = T::default();
    assert_eq!(zero.byte_len(), size);
    assert_eq!(T::read_from(&zero.to_bytes()), Ok(zero));
}

#[test]
fn table_of_scalars() {
    row_and_array::<i32>("i32", 4, 4);
    row_and_array::<u32>("u32", 4, 4);
    row_and_array::<f32>("f32", 4, 4);
    row_and_array::<f16>("f16", 2, 2);
    row::<AtomicI32>("atomic<i32>", 4, 4);
    row::<AtomicU32>("atomic<u32>", 4, 4);
    row::<[AtomicU32; 3]>("array<atomic<u32>, 3>", 4, 12);
}

#[test]
fn table_of_vectors() {
    row_and_array::<vec2f>("vec2f", 8, 8);
    row_and_array::<vec2i>("vec2i", 8, 8);
    row_and_array::<vec2u>("vec2u", 8, 8);
    row_and_array::<vec2h>("vec2h", 4, 4);
    row_and_array::<vec3f>("vec3f", 16, 12);
    row_and_array::<vec3i>("vec3i", 16, 12);
    row_and_array::<vec3u>("vec3u", 16, 12);
    row_and_array::<vec3h>("vec3h", 8, 6);
    row_and_array::<vec4f>("vec4f", 16, 16);
    row_and_array::<vec4i>("vec4i", 16, 16);
    row_and_array::<vec4u>("vec4u", 16, 16);
    row_and_array::<vec4h>("vec4h", 8, 8);
}

#[test]
fn table_of_matrices() {
    row_and_array::<mat2x2f>("mat2x2f", 8, 16);
    row_and_array::<mat3x2f>("mat3x2f", 8, 24);
    row_and_array::<mat4x2f>("mat4x2f", 8, 32);
    row_and_array::<mat2x3f>("mat2x3f", 16, 32);
    row_and_array::<mat2x4f>("mat2x4f", 16, 32);
    row_and_array::<mat3x3f>("mat3x3f", 16, 48);
    row_and_array::<mat3x4f>("mat3x4f", 16, 48);
    row_and_array::<mat4x3f>("mat4x3f", 16, 64);
    row_and_array::<mat4x4f>("mat4x4f", 16, 64);
    row_and_array::<mat2x2h>("mat2x2h", 4, 8);
    row_and_array::<mat3x2h>("mat3x2h", 4, 12);
    row_and_array::<mat4x2h>("mat4x2h", 4, 16);
    row_and_array::<mat2x3h>("mat2x3h", 8, 16);
    row_and_array::<mat2x4h>("mat2x4h", 8, 16);
    row_and_array::<mat3x3h>("mat3x3h", 8, 24);
    row_and_array::<mat3x4h>("mat3x4h", 8, 24);
    row_and_array::<mat4x3h>("mat4x3h", 8, 32);
    row_and_array::<mat4x4h>("mat4x4h", 8, 32);
}

#[test]
fn table_through_glam() {
    row_and_array::<glam::Vec2>("vec2f", 8, 8);
    row_and_array::<glam::Vec3>("vec3f", 16, 12);
    row_and_array::<glam::Vec3A>("vec3f", 16, 12);
    row_and_array::<glam::Vec4>("vec4f", 16, 16);
    row_and_array::<glam::Quat>("vec4f", 16, 16);
    row_and_array::<glam::IVec2>("vec2i", 8, 8);
    row_and_array::<glam::IVec3>("vec3i", 16, 12);
    row_and_array::<glam::IVec4>("vec4i", 16, 16);
    row_and_array::<glam::UVec2>("vec2u", 8, 8);
    row_and_array::<glam::UVec3>("vec3u", 16, 12);
    row_and_array::<glam::UVec4>("vec4u", 16, 16);
    row_and_array::<glam::Mat2>("mat2x2f", 8, 16);
    row_and_array::<glam::Mat3>("mat3x3f", 16, 48);
    row_and_array::<glam::Mat3A>("mat3x3f", 16, 48);
    row_and_array::<glam::Mat4>("mat4x4f", 16, 64);
    row_and_array::<glam::Affine2>("mat3x2f", 8, 24);
    row_and_array::<glam::Affine3A>("mat4x3f", 16, 64);
}

/// `array<E, N>` of what is no predeclared type, of arrays, and by const
/// generics.
#[test]
fn table_of_arrays() {
    fn of_length<const N: usize>() -> (usize, usize) {
        (<[Vec3; N]>::ALIGN, <[Vec3; N]>::LAYOUT.size())
    }
    assert_eq!(of_length::<1>(), (16, 16));
    assert_eq!(of_length::<5>(), (16, 80));
    row::<[[f32; 3]; 5]>("array<array<f32, 3>, 5>", 4, 60);
    row::<[[vec3h; 2]; 2]>("array<array<vec3h, 2>, 2>", 8, 32);
    assert_eq!(<[Luz; 3]>::WGSL_TYPE, "array<Luz, 3>");
    assert_eq!(<[Luz; 3]>::LAYOUT.size(), 96);
    assert_eq!(<[Luz; 3]>::WGSL, Luz::WGSL);
}

/// The struct row: AlignOf is the largest of the members', and `@align` raises
/// it, which carries into what holds the struct; `@size` does not.
#[test]
fn table_of_structs() {
    #[derive(WgslLayout)]
    struct Raised {
        #[wgsl(align(64))]
        a: u32,
        #[wgsl(size(5))]
        b: u32,
        c: u32,
    }
    #[derive(WgslLayout)]
    struct Holder {
        a: u32,
        b: Raised,
        c: [Raised; 2],
    }
    assert_eq!(offsets(Raised::LAYOUT), [0, 4, 12]);
    assert_eq!((Raised::ALIGN, Raised::LAYOUT.size()), (64, 64));
    assert_eq!(offsets(Holder::LAYOUT), [0, 64, 128]);
    assert_eq!((Holder::ALIGN, Holder::LAYOUT.size()), (64, 256));
    let b = Raised::LAYOUT.member("b").unwrap();
    assert_eq!((b.size(), b.layout().size(), b.align()), (5, 4, 4));
}

/// A struct around a vector is not transparent: its size is rounded up.
#[test]
fn a_struct_around_a_vec3f_takes_16_bytes() {
    #[derive(WgslLayout)]
    struct Bare {
        a: Vec3,
        b: f32,
    }
    #[derive(WgslLayout)]
    struct Wrapped {
        a: Info,
        b: f32,
    }
    assert_eq!(offsets(Bare::LAYOUT), [0, 12]);
    assert_eq!(offsets(Wrapped::LAYOUT), [0, 16]);
}

/// The struct comes out of one macro and its fields out of another: their names
/// have different hygiene, which must not reach into the expansion.
macro_rules! fields_of_another_macro {
    (@define $name:ident $($field:ident: $ty:ty),*) => {
        #[derive(WgslLayout)]
        struct $name {
            $($field: $ty),*
        }
    };
    ($name:ident) => {
        fields_of_another_macro!(@define $name a: f32, b: Vec3);
    };
}

fields_of_another_macro!(Mixed);

#[test]
fn fields_may_come_out_of_another_macro() {
    assert_eq!(offsets(Mixed::LAYOUT), [0, 16]);
}
