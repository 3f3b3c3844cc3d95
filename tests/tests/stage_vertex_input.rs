//! `#[derive(WgslVertexInput)]`: formats, offsets, locations, bytes and text.

use glam::{Affine3A, Mat2, Mat4, Vec2, Vec3, Vec3A, Vec4};
use half::f16;
use wgsl_layout::stage::{Normalized, VertexAttribute, VertexFormat, VertexStepMode};
use wgsl_layout::{WgslLayout, WgslVertexInput, types, vertex_buffer_layout, vertex_buffers};

/// A stand-in for a `wgpu` as of version 30, which has no `snorm10-10-10-2`.
mod wgpu {
    wgsl_layout::__wgpu_stand_in!();
}

/// One that has it.
mod newer {
    pub(crate) mod wgpu {
        wgsl_layout::__wgpu_stand_in!(Snorm10_10_10_2);
    }
}

fn attribute(format: VertexFormat, offset: u64, location: u32) -> VertexAttribute {
    VertexAttribute::new(format, offset, location)
}

/// Validates the texts in a vertex shader that reads every struct.
fn validate(texts: &[&str], structs: &[&str], body: &str) {
    let mut source = texts.concat();
    let inputs: Vec<String> = structs
        .iter()
        .enumerate()
        .map(|(i, name)| format!("in{i}: {name}"))
        .collect();
    source += &format!(
        "@vertex fn entry({}) -> @builtin(position) vec4f {{\n{body}\nreturn vec4f();\n}}\n",
        inputs.join(", ")
    );
    let module = naga::front::wgsl::parse_str(&source)
        .unwrap_or_else(|error| panic!("{}\n{source}", error.emit_to_string(&source)));
    naga::valid::Validator::new(
        naga::valid::ValidationFlags::all(),
        naga::valid::Capabilities::all(),
    )
    .validate(&module)
    .unwrap_or_else(|error| panic!("{}\n{source}", error.emit_to_string(&source)));
}

#[derive(WgslVertexInput)]
#[repr(C)]
struct Worked {
    position: Vec3,
    uv: Vec2,
}

#[test]
fn the_worked_case() {
    assert_eq!(
        Worked::ATTRIBUTES,
        [
            attribute(VertexFormat::Float32x3, 0, 0),
            attribute(VertexFormat::Float32x2, 12, 1),
        ]
    );
    assert_eq!(Worked::ARRAY_STRIDE, 20);
    assert_eq!(Worked::STEP_MODE, VertexStepMode::Vertex);
    const { assert!(Worked::IN_PLACE) };
    let vertices = [Worked {
        position: Vec3::new(1.0, 2.0, 3.0),
        uv: Vec2::new(4.0, 5.0),
    }];
    let expected: Vec<u8> = [1.0_f32, 2.0, 3.0, 4.0, 5.0]
        .iter()
        .flat_map(|number| number.to_le_bytes())
        .collect();
    assert_eq!(Worked::vertex_bytes(&vertices), expected);
    assert_eq!(Worked::to_vertex_bytes(&vertices), expected);
    validate(
        &[Worked::WGSL],
        &["Worked"],
        "let p: vec3f = in0.position; let u: vec2f = in0.uv;",
    );
}

#[test]
fn the_formats_are_those_of_the_specification() {
    #[derive(serde::Deserialize)]
    struct Row {
        format: String,
        components: u8,
        bytes: usize,
        wgsl_scalar: String,
        offset_align: usize,
    }
    let rows: Vec<Row> = serde_json::from_str(include_str!("../data/vertex_formats.json")).unwrap();
    assert_eq!(rows.len(), 42);
    assert_eq!(rows.len(), VertexFormat::ALL.len());
    for (row, format) in rows.iter().zip(VertexFormat::ALL) {
        assert_eq!(row.format, format.name());
        assert_eq!(row.components, format.components());
        assert_eq!(row.bytes, format.size());
        assert_eq!(row.offset_align, format.offset_alignment());
        let letter = &row.wgsl_scalar[..1];
        let expected = match row.components {
            1 => row.wgsl_scalar.clone(),
            n => format!("vec{n}{letter}"),
        };
        assert_eq!(expected, format.shader_type().name());
    }
}

#[derive(WgslVertexInput)]
#[wgsl(rename = "Inferred32")]
struct Numbers32 {
    a: f32,
    b: [f32; 2],
    c: [f32; 3],
    d: [f32; 4],
    e: u32,
    f: [u32; 2],
    g: [u32; 3],
    h: [u32; 4],
    i: i32,
    j: [i32; 2],
    k: [i32; 3],
    l: [i32; 4],
}

#[derive(WgslVertexInput)]
struct SmallNumbers {
    a: u8,
    b: [u8; 2],
    c: [u8; 4],
    d: i8,
    e: [i8; 2],
    f: [i8; 4],
    g: u16,
    h: [u16; 2],
    i: [u16; 4],
    j: i16,
    k: [i16; 2],
    l: [i16; 4],
    m: f16,
    n: [f16; 2],
    o: [f16; 4],
}

#[derive(WgslVertexInput)]
struct NormalizedNumbers {
    a: Normalized<u8>,
    b: Normalized<[u8; 2]>,
    c: Normalized<[u8; 4]>,
    d: Normalized<i8>,
    e: Normalized<[i8; 2]>,
    f: Normalized<[i8; 4]>,
    g: Normalized<u16>,
    h: Normalized<[u16; 2]>,
    i: Normalized<[u16; 4]>,
    j: Normalized<i16>,
    k: Normalized<[i16; 2]>,
    l: Normalized<[i16; 4]>,
}

#[derive(WgslVertexInput)]
struct GivenFormats {
    #[wgsl(format(unorm10_10_10_2))]
    a: u32,
    #[wgsl(format("unorm10-10-10-2"))]
    b: u32,
    #[wgsl(format(snorm10-10-10-2))]
    c: u32,
    #[wgsl(format(unorm8x4-bgra))]
    d: [u8; 4],
    #[wgsl(format(unorm8x4_bgra))]
    e: u32,
    #[wgsl(format(Unorm8x4Bgra))]
    f: [u8; 4],
    #[wgsl(format(float16x2))]
    g: [u16; 2],
    #[wgsl(format(snorm16x4), as = vec3f)]
    h: [i16; 4],
    #[wgsl(as = vec4<f32>)]
    i: [f32; 2],
    #[wgsl(format(unorm16))]
    j: u16,
}

fn formats<T: WgslVertexInput>() -> Vec<VertexFormat> {
    T::ATTRIBUTES.iter().map(VertexAttribute::format).collect()
}

#[test]
fn formats_follow_from_types() {
    use VertexFormat as F;
    assert_eq!(
        formats::<Numbers32>(),
        [
            F::Float32,
            F::Float32x2,
            F::Float32x3,
            F::Float32x4,
            F::Uint32,
            F::Uint32x2,
            F::Uint32x3,
            F::Uint32x4,
            F::Sint32,
            F::Sint32x2,
            F::Sint32x3,
            F::Sint32x4,
        ]
    );
    assert_eq!(
        formats::<SmallNumbers>(),
        [
            F::Uint8,
            F::Uint8x2,
            F::Uint8x4,
            F::Sint8,
            F::Sint8x2,
            F::Sint8x4,
            F::Uint16,
            F::Uint16x2,
            F::Uint16x4,
            F::Sint16,
            F::Sint16x2,
            F::Sint16x4,
            F::Float16,
            F::Float16x2,
            F::Float16x4,
        ]
    );
    assert_eq!(
        formats::<NormalizedNumbers>(),
        [
            F::Unorm8,
            F::Unorm8x2,
            F::Unorm8x4,
            F::Snorm8,
            F::Snorm8x2,
            F::Snorm8x4,
            F::Unorm16,
            F::Unorm16x2,
            F::Unorm16x4,
            F::Snorm16,
            F::Snorm16x2,
            F::Snorm16x4,
        ]
    );
    assert_eq!(
        formats::<GivenFormats>(),
        [
            F::Unorm10_10_10_2,
            F::Unorm10_10_10_2,
            F::Snorm10_10_10_2,
            F::Unorm8x4Bgra,
            F::Unorm8x4Bgra,
            F::Unorm8x4Bgra,
            F::Float16x2,
            F::Snorm16x4,
            F::Float32x2,
            F::Unorm16,
        ]
    );
    // Between them, every one of the 42 formats.
    let mut seen = [
        formats::<Numbers32>(),
        formats::<SmallNumbers>(),
        formats::<NormalizedNumbers>(),
        formats::<GivenFormats>(),
    ]
    .concat();
    seen.sort_by_key(|format| format.name());
    seen.dedup();
    assert_eq!(seen.len(), VertexFormat::ALL.len());
    for (text, name) in [
        (Numbers32::WGSL, "Inferred32"),
        (SmallNumbers::WGSL, "SmallNumbers"),
        (NormalizedNumbers::WGSL, "NormalizedNumbers"),
        (GivenFormats::WGSL, "GivenFormats"),
    ] {
        validate(&[text], &[name], "");
    }
    assert!(GivenFormats::WGSL.contains("@location(7) h: vec3f"));
    assert!(GivenFormats::WGSL.contains("@location(8) i: vec4f"));
}

/// A sprite.
#[derive(WgslVertexInput)]
#[wgsl(step = instance, location(after(Worked)), rename = "SpriteIn")]
struct Sprite {
    /// Centre in world units.
    pos: Vec3,
    tint: Normalized<[u8; 4]>,
    rot: Mat2,
    #[wgsl(location(12))]
    late: u32,
    last: [u8; 2],
    #[wgsl(skip)]
    dirty: bool,
    r#in: i16,
}

#[test]
fn packed_instances_with_a_matrix() {
    const { assert!(!Sprite::IN_PLACE) };
    assert_eq!(
        Sprite::ATTRIBUTES,
        [
            attribute(VertexFormat::Float32x3, 0, 2),
            attribute(VertexFormat::Unorm8x4, 12, 3),
            attribute(VertexFormat::Float32x2, 16, 4),
            attribute(VertexFormat::Float32x2, 24, 5),
            attribute(VertexFormat::Uint32, 32, 12),
            attribute(VertexFormat::Uint8x2, 36, 13),
            attribute(VertexFormat::Sint16, 38, 14),
        ]
    );
    assert_eq!(Sprite::ARRAY_STRIDE, 40);
    assert_eq!(Sprite::STEP_MODE, VertexStepMode::Instance);
    assert_eq!(
        Sprite::WGSL,
        "\
// A sprite.
struct SpriteIn {
    // Centre in world units.
    @location(2) pos: vec3f,
    @location(3) tint: vec4f,
    @location(4) rot_0: vec2f,
    @location(5) rot_1: vec2f,
    @location(12) late: u32,
    @location(13) last: vec2u,
    @location(14) in: i32,
}

fn SpriteIn_rot(v: SpriteIn) -> mat2x2f {
    return mat2x2f(v.rot_0, v.rot_1);
}
"
    );
    validate(
        &[Worked::WGSL, Sprite::WGSL],
        &["Worked", "SpriteIn"],
        "let m: mat2x2f = SpriteIn_rot(in1);",
    );
    let sprites = [
        Sprite {
            pos: Vec3::new(1.0, 2.0, 3.0),
            tint: Normalized([9, 8, 7, 6]),
            rot: Mat2::from_cols(Vec2::new(4.0, 5.0), Vec2::new(6.0, 7.0)),
            late: 0x0102_0304,
            last: [10, 11],
            dirty: true,
            r#in: -2,
        },
        Sprite {
            pos: Vec3::ZERO,
            tint: Normalized([0; 4]),
            rot: Mat2::ZERO,
            late: 0,
            last: [0; 2],
            dirty: true,
            r#in: 1,
        },
    ];
    let mut expected = Vec::new();
    let floats = |numbers: &[f32]| -> Vec<u8> {
        numbers
            .iter()
            .flat_map(|number| number.to_le_bytes())
            .collect()
    };
    expected.extend(floats(&[1.0, 2.0, 3.0]));
    expected.extend([9, 8, 7, 6]);
    expected.extend(floats(&[4.0, 5.0, 6.0, 7.0]));
    expected.extend([4, 3, 2, 1, 10, 11, 0xfe, 0xff]);
    expected.extend([0; 38]);
    expected.extend([1, 0]);
    let mut bytes = [0xaa; 81];
    assert_eq!(Sprite::write_vertices(&sprites, &mut bytes), Ok(80));
    assert_eq!(bytes[..80], expected);
    assert_eq!(bytes[80], 0xaa);
    assert_eq!(Sprite::to_vertex_bytes(&sprites), expected);
    let error = Sprite::write_vertices(&sprites, &mut bytes[..79]).unwrap_err();
    assert_eq!((error.needed(), error.available()), (80, 79));
    assert!(sprites[0].dirty);
}

/// With padding inside, and columns that have padding of their own.
#[derive(WgslVertexInput)]
#[repr(C)]
struct Padded {
    flags: [u8; 2],
    position: Vec3A,
    world: Affine3A,
}

#[test]
fn in_place_with_padding() {
    assert_eq!(
        Padded::ATTRIBUTES,
        [
            attribute(VertexFormat::Uint8x2, 0, 0),
            attribute(VertexFormat::Float32x3, 16, 1),
            attribute(VertexFormat::Float32x3, 32, 2),
            attribute(VertexFormat::Float32x3, 48, 3),
            attribute(VertexFormat::Float32x3, 64, 4),
            attribute(VertexFormat::Float32x3, 80, 5),
        ]
    );
    assert_eq!(Padded::ARRAY_STRIDE, 96);
    validate(
        &[Padded::WGSL],
        &["Padded"],
        "let m: mat4x3f = Padded_world(in0);",
    );
    let vertex = Padded {
        flags: [1, 2],
        position: Vec3A::splat(1.0),
        world: Affine3A::from_translation(Vec3::new(7.0, 8.0, 9.0)),
    };
    let bytes = Padded::to_vertex_bytes(&[vertex]);
    assert_eq!(bytes[..2], [1, 2]);
    assert_eq!(bytes[2..16], [0; 14], "padding is zeroed");
    assert_eq!(bytes[28..32], [0; 4], "so is the fourth lane of a `Vec3A`");
    assert_eq!(bytes[80..84], 7.0_f32.to_le_bytes());
    assert_eq!(bytes[92..], [0; 4]);
}

/// Skipped fields may fill padding.
#[derive(WgslVertexInput)]
#[repr(C)]
struct Filled {
    #[wgsl(format(unorm8x2))]
    uv: [u8; 2],
    #[wgsl(skip)]
    _pad: [u8; 2],
    position: types::vec3f,
    columns: [[f32; 4]; 3],
}

#[test]
fn in_place_without_padding_is_free() {
    let vertices = [Filled {
        uv: [1, 2],
        _pad: [3, 4],
        position: types::vec3f([1.0; 3]),
        columns: [[2.0; 4]; 3],
    }];
    let bytes = Filled::vertex_bytes(&vertices);
    assert_eq!(bytes.as_ptr().cast(), vertices.as_ptr());
    assert_eq!(bytes.len(), 64);
    assert_eq!(bytes[..4], [1, 2, 3, 4]);
    assert_eq!(
        Filled::ATTRIBUTES[4],
        attribute(VertexFormat::Float32x4, 48, 4)
    );
}

#[test]
fn layouts_of_the_callers_wgpu() {
    const SPRITE: wgpu::VertexBufferLayout<'static> = vertex_buffer_layout!(Sprite);
    const NEWER: newer::wgpu::VertexBufferLayout<'static> =
        vertex_buffer_layout!(newer::wgpu; GivenFormats);
    const BUFFERS: [wgpu::VertexBufferLayout<'static>; 2] = vertex_buffers![wgpu; Worked, Sprite];
    assert_eq!(SPRITE.array_stride, 40);
    assert_eq!(SPRITE.step_mode, wgpu::VertexStepMode::Instance);
    assert_eq!(
        SPRITE.attributes[1],
        wgpu::VertexAttribute {
            format: wgpu::VertexFormat::Unorm8x4,
            offset: 12,
            shader_location: 3,
        }
    );
    assert_eq!(
        NEWER.attributes[2].format,
        newer::wgpu::VertexFormat::Snorm10_10_10_2
    );
    assert_eq!(BUFFERS[0], vertex_buffer_layout!(self::wgpu; Worked));
    assert_eq!(BUFFERS[1], SPRITE);
}

#[test]
fn a_pipeline_is_checked_together() {
    const BUFFERS: [wgsl_layout::stage::VertexBuffer; 2] = vertex_buffers![Worked, Sprite];
    assert_eq!(BUFFERS[0].name(), "Worked");
    assert_eq!(BUFFERS[1].attributes().len(), 7);
    assert_eq!(BUFFERS[1].array_stride(), 40);
    assert_eq!(BUFFERS[1].step_mode(), VertexStepMode::Instance);
}

/// Data for a buffer and for a vertex at once.
#[derive(WgslLayout, WgslVertexInput)]
#[repr(C)]
struct Both {
    #[wgsl(align(16))]
    position: Vec4,
    #[wgsl(format(unorm8x4), location(3))]
    color: u32,
}

#[test]
fn two_derives_share_a_struct() {
    assert_eq!(
        <Both as WgslVertexInput>::ATTRIBUTES[1].shader_location(),
        3
    );
    assert!(<Both as WgslVertexInput>::WGSL.contains("@location(3) color: vec4f"));
    assert!(<Both as WgslLayout>::WGSL.contains("    color: u32"));
    assert_eq!(Both::LAYOUT.size(), 32);
}

#[derive(WgslVertexInput)]
#[wgsl(location(9))]
struct World {
    world: Mat4,
}

#[test]
fn matrices_take_a_location_for_each_column() {
    let locations: Vec<u32> = World::ATTRIBUTES
        .iter()
        .map(VertexAttribute::shader_location)
        .collect();
    assert_eq!(locations, [9, 10, 11, 12]);
    assert_eq!(World::ARRAY_STRIDE, 64);
    validate(
        &[World::WGSL],
        &["World"],
        "let m: mat4x4f = World_world(in0);",
    );
}

/// A vector of somebody's own.
#[derive(Clone, Copy, bytemuck::Zeroable, bytemuck::Pod)]
#[repr(C)]
struct Direction {
    x: f32,
    y: f32,
    z: f32,
}
wgsl_layout::impl_vector!(Direction: Pod, f32, 3);

/// A matrix of somebody's own.
#[derive(Clone, Copy, bytemuck::Zeroable, bytemuck::Pod)]
#[repr(C)]
struct Frame([[f32; 3]; 2]);
wgsl_layout::impl_matrix!(Frame: Pod, f32, 2, 3);

#[derive(WgslVertexInput)]
#[repr(C)]
struct Own {
    direction: Direction,
    frame: Frame,
    bits: types::Unorm8x4,
    half: types::Float16x2,
    number: std::num::Wrapping<i32>,
}

#[derive(wgsl_layout::WgslInterStage)]
struct OwnBetween {
    direction: Direction,
    number: std::num::Wrapping<i32>,
}

#[test]
fn own_vectors_and_matrices() {
    use VertexFormat as F;
    assert_eq!(
        formats::<Own>(),
        [
            F::Float32x3,
            F::Float32x3,
            F::Float32x3,
            F::Unorm8x4,
            F::Float16x2,
            F::Sint32
        ]
    );
    let value = Own {
        direction: Direction {
            x: 1.0,
            y: 2.0,
            z: 3.0,
        },
        frame: Frame([[4.0; 3], [5.0; 3]]),
        bits: types::Unorm8x4(6),
        half: types::Float16x2(8),
        number: std::num::Wrapping(7),
    };
    let values = [value];
    let bytes = Own::vertex_bytes(&values);
    assert_eq!(bytes.len(), 48);
    assert_eq!(bytes[8..12], 3.0_f32.to_le_bytes());
    assert_eq!(bytes[36..], [6, 0, 0, 0, 8, 0, 0, 0, 7, 0, 0, 0]);
    assert!(
        <OwnBetween as wgsl_layout::WgslInterStage>::WGSL
            .contains("@location(1) @interpolate(flat) number: i32,")
    );
}
