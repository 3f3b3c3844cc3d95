//! What is printed, and conversions by themselves: `Display` and `Debug` of
//! errors, layouts, slots and interfaces; numbers in and out of types of the
//! crate.
#![allow(
    clippy::cast_precision_loss,
    clippy::float_cmp,
    clippy::items_after_statements
)]

use glam::{DMat2, DMat3, DMat4, Mat2, Mat3, Mat4, Vec3};
use half::f16;
use wgsl_layout::stage::Normalized;
use wgsl_layout::types::Float16x2;
use wgsl_layout::{ReadError, Slot, WgslDecode, WgslInterStage, WgslLayout, WriteError, slot};

#[derive(WgslLayout, Debug, PartialEq)]
struct Light {
    position: Vec3,
    #[wgsl(as = array)]
    on: [u32; 2],
    color: Vec3,
}

#[derive(WgslLayout)]
struct Scene {
    count: u32,
    lights: Vec<Light>,
}

#[test]
fn errors_say_how_much_is_missing() {
    let light = Light::read_from(&[1; 48]).unwrap();
    let error = light.write_into(&mut [0; 47]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the value takes 48 bytes, but there is room for 47"
    );
    let error = Light::read_from(&[0; 47]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the value takes at least 48 bytes, but there are 47"
    );
    let error = std::num::NonZeroU32::read_from(&[0; 4]).unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("the bytes at offset 0 are not "),
        "{error}"
    );
    fn is_error<T: std::error::Error + Send + Sync + 'static>() {}
    is_error::<ReadError>();
    is_error::<WriteError>();
}

#[test]
fn layouts_are_tables() {
    let table = Light::LAYOUT.to_string();
    let rows: Vec<Vec<&str>> = table
        .lines()
        .map(|line| line.split_whitespace().collect())
        .collect();
    assert_eq!(
        rows,
        [
            vec!["offset", "align", "size"],
            vec!["0", "16", "48", "struct", "Light", "{"],
            vec!["0", "16", "12", "position:", "vec3f,"],
            vec!["12", "4", "8", "on:", "array<u32,", "2>,"],
            vec!["20", "12", "//", "padding"],
            vec!["32", "16", "12", "color:", "vec3f,"],
            vec!["44", "4", "//", "padding"],
            vec!["}"],
        ],
        "{table}"
    );
    // A type that is no struct has one row.
    assert_eq!(<[Vec3; 2]>::LAYOUT.to_string().lines().count(), 2);
    // Trees of erased functions can be printed too.
    assert!(format!("{:?}", Scene::CODEC).contains("Call"));
    assert!(format!("{:?}", <[Vec3; 2]>::CODEC).contains("Elements"));
}

#[test]
fn slots_say_where_they_are() {
    const COLOR: Slot<Light, Vec3> = slot!(Light, color);
    let copy = Clone::clone(&COLOR);
    assert_eq!(format!("{copy:?}"), "Slot { offset: 32, .. }");
    let mut bytes = [0; 48];
    assert!(COLOR.write_into(&mut bytes[..43], &Vec3::ONE).is_err());
    assert!(COLOR.read_from(&bytes[..43]).is_err());
    COLOR.write_into(&mut bytes, &Vec3::ONE).unwrap();
    assert_eq!(COLOR.read_from(&bytes), Ok(Vec3::ONE));
}

#[test]
fn numbers_that_a_shader_reads_as_floats() {
    macro_rules! prove {
        ($($ty:ident: $low:expr, $half:expr, $high:expr;)*) => {$(
            let numbers = Normalized::<[$ty; 4]>::from([-9.0, 0.5, 9.0, f32::NAN]);
            assert_eq!(numbers.0, [$low, $half, $high, 0]);
            let floats: [f32; 4] = numbers.into();
            assert_eq!(floats[2..], [1.0, 0.0]);
            assert!((floats[1] - 0.5).abs() < 0.01);
            assert_eq!(Normalized::<$ty>::from(1.0).0, $high);
            assert!((f32::from(Normalized::<$ty>($high)) - 1.0).abs() < 1e-6);
        )*};
    }
    prove! {
        u8: 0, 128, u8::MAX;
        u16: 0, 32768, u16::MAX;
        i8: -127, 64, i8::MAX;
        i16: -32767, 16384, i16::MAX;
    }
    // The lowest signed value is -1 as the one above it.
    assert_eq!(<[f32; 2]>::from(Normalized([i8::MIN, -127])), [-1.0, -1.0]);
}

#[test]
fn two_halves_of_a_word() {
    let packed = Float16x2::from([f16::ONE, f16::NEG_ONE]);
    assert_eq!(packed.0, 0xbc00_3c00);
    assert_eq!(<[f16; 2]>::from(packed), [f16::ONE, f16::NEG_ONE]);
}

/// Columns, numbers in a row, and 64-bit numbers that are narrowed.
#[test]
fn matrices_of_other_types() {
    #[derive(WgslLayout)]
    struct Matrices {
        #[wgsl(as = mat2x2f)]
        columns2: [[f32; 2]; 2],
        #[wgsl(as = mat3x3f)]
        columns3: [[f32; 3]; 3],
        #[wgsl(as = mat4x4f)]
        columns4: [[f32; 4]; 4],
        #[wgsl(as = mat2x2f)]
        flat2: [f32; 4],
        #[wgsl(as = mat3x3f)]
        flat3: [f32; 9],
        #[wgsl(as = mat4x4f)]
        flat4: [f32; 16],
        #[wgsl(as = mat4x3f)]
        flat43: [f32; 12],
        #[wgsl(as = mat2x2f)]
        narrow2: [[f64; 2]; 2],
        #[wgsl(as = mat3x3f)]
        narrow3: [[f64; 3]; 3],
        #[wgsl(as = mat4x4f)]
        narrow4: [[f64; 4]; 4],
    }
    let numbers = |n: usize| (1..=n).map(|i| i as f32);
    let m2 = Mat2::from_cols_slice(&numbers(4).collect::<Vec<_>>());
    let m3 = Mat3::from_cols_slice(&numbers(9).collect::<Vec<_>>());
    let m4 = Mat4::from_cols_slice(&numbers(16).collect::<Vec<_>>());
    let flat43: [f32; 12] = std::array::from_fn(|i| i as f32);
    let value = Matrices {
        columns2: m2.to_cols_array_2d(),
        columns3: m3.to_cols_array_2d(),
        columns4: m4.to_cols_array_2d(),
        flat2: m2.to_cols_array(),
        flat3: m3.to_cols_array(),
        flat4: m4.to_cols_array(),
        flat43,
        narrow2: DMat2::from_cols_array(&m2.to_cols_array().map(f64::from)).to_cols_array_2d(),
        narrow3: DMat3::from_cols_array(&m3.to_cols_array().map(f64::from)).to_cols_array_2d(),
        narrow4: DMat4::from_cols_array(&m4.to_cols_array().map(f64::from)).to_cols_array_2d(),
    };
    let bytes = value.to_bytes();
    let at = |name: &str| &bytes[Matrices::LAYOUT.offset_of(name)..];
    for kind in ["columns", "flat", "narrow"] {
        assert_eq!(at(&format!("{kind}2"))[..16], m2.to_bytes(), "{kind}");
        assert_eq!(at(&format!("{kind}3"))[..48], m3.to_bytes(), "{kind}");
        assert_eq!(at(&format!("{kind}4"))[..64], m4.to_bytes(), "{kind}");
    }
    let again = Matrices::read_from(&bytes).unwrap();
    assert_eq!(again.to_bytes(), bytes);
    assert_eq!((again.flat43, again.narrow3), (flat43, value.narrow3));
}

#[test]
fn interfaces_count_their_slots() {
    #[derive(WgslInterStage)]
    #[allow(dead_code)]
    struct Varyings {
        #[wgsl(builtin(position))]
        position: glam::Vec4,
        uv: glam::Vec2,
        depth: f32,
    }
    let shown = Varyings::SLOTS.to_string();
    assert!(shown.starts_with("Varyings: "), "{shown}");
    assert!(
        shown.contains("builtin              position: position"),
        "{shown}"
    );
    assert!(
        shown.contains("location  0  2 of 4  uv: vec2f, "),
        "{shown}"
    );
    assert!(format!("{:?}", Varyings::SLOTS).contains("Slots"));
}
