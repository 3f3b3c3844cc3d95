//! The derive beside other derives and `repr`s, on the same struct.
//!
//! Owns: structs that users already have for other reasons. Must not know: what
//! the types of their members are in WGSL, which `core.rs` and `crates.rs` prove.

#![allow(clippy::items_after_statements)]

use bevy_reflect::structs::Struct as _;
use bevy_reflect::{FromReflect, Reflect};
use bytemuck::{Pod, Zeroable};
use glam::Vec3;
use serde::{Deserialize, Serialize};
use wgsl_layout::types::vec4f;
use wgsl_layout::{WgslDecode, WgslLayout};
use wgsl_layout_type_tests::{Lane, parse, prove};

#[derive(WgslLayout, Pod, Zeroable, Clone, Copy, Debug, PartialEq)]
#[repr(C)]
struct Instance {
    color: vec4f,
    weights: [f32; 6],
    material: u32,
    flags: i32,
}

#[test]
fn pod_whose_bytes_are_those_of_wgsl() {
    let instance = Instance {
        color: vec4f([1.0, 2.0, 3.0, 4.0]),
        weights: [5.0, 6.0, 7.0, 8.0, 9.0, 10.0],
        material: 11,
        flags: -12,
    };
    let mut lanes: Vec<Lane> = (1..=10_u8).map(|i| Lane::F32(i.into())).collect();
    lanes.extend([Lane::U32(11), Lane::I32(-12)]);
    prove("Instance", &instance, &lanes);
    assert_eq!(
        Instance::WGSL,
        "struct Instance {\n    color: vec4f,\n    weights: array<f32, 6>,\n    material: u32,\n    flags: i32,\n}\n"
    );
    const { assert!(Instance::ZERO_COPY) }
    let instances = [instance, Instance::zeroed()];
    assert_eq!(
        instances.to_bytes(),
        bytemuck::cast_slice::<_, u8>(&instances)
    );
    assert_eq!(
        bytemuck::pod_read_unaligned::<Instance>(&instance.to_bytes()),
        instance
    );
}

/// What users of `Pod` write by hand, where the derive needs none of it.
#[derive(WgslLayout, Pod, Zeroable, Clone, Copy, Debug, PartialEq)]
#[repr(C)]
struct HandPadded {
    position: Vec3,
    #[wgsl(skip)]
    _pad: u32,
    direction: Vec3,
    range: f32,
}

#[test]
fn pod_with_padding_by_hand() {
    let light = HandPadded {
        position: Vec3::new(1.0, 2.0, 3.0),
        _pad: 0xffff_ffff,
        direction: Vec3::new(4.0, 5.0, 6.0),
        range: 7.0,
    };
    let read = HandPadded { _pad: 0, ..light };
    let bytes = light.to_bytes();
    assert_eq!(HandPadded::read_from(&bytes), Ok(read));
    // What is skipped is not seen by the shader, and its bytes are zero.
    assert_eq!(bytes, bytemuck::bytes_of(&read));
    assert!(!HandPadded::WGSL.contains("pad"));
}

#[derive(WgslLayout, Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Settings {
    #[serde(rename = "gain", default)]
    #[wgsl(rename = "volume")]
    loudness: f32,
    #[serde(default = "sixteen")]
    sample_count: u32,
    #[serde(skip)]
    scratch: i32,
    #[serde(with = "as_text")]
    seed: u32,
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    kernel_rows: Vec<[f32; 5]>,
}

fn sixteen() -> u32 {
    16
}

mod as_text {
    use serde::{Deserialize, Deserializer, Serializer};

    // The signature is serde's.
    #[allow(clippy::trivially_copy_pass_by_ref)]
    pub(super) fn serialize<S: Serializer>(number: &u32, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&number.to_string())
    }
    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[test]
fn serde_with_its_attributes() {
    let json = r#"{"gain":0.5,"sampleCount":4,"seed":"77","kernelRows":[[1.0,2.0,3.0,4.0,5.0]]}"#;
    let settings: Settings = serde_json::from_str(json).unwrap();
    assert_eq!(serde_json::to_string(&settings).unwrap(), json);
    // serde's names and defaults are serde's, and skipping is too.
    assert_eq!(
        Settings::WGSL,
        "struct Settings {\n    volume: f32,\n    sample_count: u32,\n    scratch: i32,\n    seed: u32,\n    kernel_rows: array<array<f32, 5>>,\n}\n"
    );
    assert_eq!(Settings::LAYOUT.offset_of("kernel_rows"), 16);
    let settings = Settings {
        scratch: -3,
        ..settings
    };
    let mut expected = [0.5_f32.to_bits(), 4, 0_u32.wrapping_sub(3), 77].to_bytes();
    expected.extend([1.0_f32, 2.0, 3.0, 4.0, 5.0].to_bytes());
    assert_eq!(settings.to_bytes(), expected);
    assert_eq!(Settings::read_from(&expected), Ok(settings));
    let defaults: Settings = serde_json::from_str(r#"{"seed":"1"}"#).unwrap();
    assert_eq!(defaults.to_bytes()[4..8], [16, 0, 0, 0]);
}

#[derive(WgslLayout, Reflect, Clone, Debug, Default, PartialEq)]
#[reflect(Debug, PartialEq)]
struct Fog {
    #[reflect(@0.0..=1.0_f32)]
    density: f32,
    #[reflect(ignore)]
    layers: u32,
    tint: [f32; 5],
    heights: Vec<f32>,
}

#[test]
fn reflect_of_bevy() {
    let mut fog = Fog {
        density: 0.25,
        layers: 3,
        tint: [1.0, 2.0, 3.0, 4.0, 5.0],
        heights: vec![6.0, 7.0],
    };
    assert_eq!(
        Fog::WGSL,
        "struct Fog {\n    density: f32,\n    layers: u32,\n    tint: array<f32, 5>,\n    heights: array<f32>,\n}\n"
    );
    // The editor changes a field by name, the shader sees it.
    *fog.field_mut("density")
        .unwrap()
        .try_downcast_mut::<f32>()
        .unwrap() = 0.5;
    let bytes = fog.to_bytes();
    let mut expected = vec![0.5_f32.to_bits(), 3];
    expected.extend([1.0_f32, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0].map(f32::to_bits));
    assert_eq!(bytes, expected.to_bytes());
    let read = Fog::read_from(&bytes).unwrap();
    assert_eq!(read, fog);
    let reflected = Fog::from_reflect(&fog).unwrap();
    assert_eq!(reflected, Fog { layers: 0, ..fog });
}

/// All at once.
#[derive(
    WgslLayout, Serialize, Deserialize, Reflect, Pod, Zeroable, Clone, Copy, Debug, PartialEq,
)]
#[repr(C)]
#[serde(default)]
struct Everything {
    #[serde(alias = "x")]
    #[reflect(@"metres")]
    first: f32,
    #[wgsl(align(8))]
    #[serde(rename = "second number")]
    second: u32,
}

impl Default for Everything {
    fn default() -> Self {
        Self::zeroed()
    }
}

#[test]
fn all_derives_at_once() {
    let value: Everything = serde_json::from_str(r#"{"x":1.5,"second number":7}"#).unwrap();
    assert_eq!(Everything::LAYOUT.offset_of("second"), 8);
    // In Rust `second` stays at 4, so the bytes are no copy.
    const { assert!(!Everything::ZERO_COPY) }
    let bytes = value.to_bytes();
    assert_eq!(bytes, [1.5_f32.to_bits(), 0, 7, 0].to_bytes());
    assert_eq!(Everything::read_from(&bytes), Ok(value));
    assert_eq!(Everything::from_reflect(&value), Some(value));
    parse(&format!(
        "{}@group(0) @binding(0) var<storage> everything: Everything;",
        Everything::WGSL
    ));
}

#[derive(WgslLayout, Clone, Copy, Debug, PartialEq)]
#[repr(C, align(32))]
struct Aligned {
    value: f32,
    count: u32,
}

#[derive(WgslLayout, Clone, Copy, Debug, PartialEq)]
#[repr(align(32))]
struct AlignedAnyhow {
    value: f32,
    count: u32,
}

#[test]
fn alignment_of_rust_is_not_that_of_wgsl() {
    assert_eq!(align_of::<Aligned>(), 32);
    assert_eq!(size_of::<Aligned>(), 32);
    let aligned = Aligned {
        value: 1.0,
        count: 2,
    };
    let anyhow = AlignedAnyhow {
        value: 1.0,
        count: 2,
    };
    let lanes = [Lane::F32(1.0), Lane::U32(2)];
    assert_eq!((Aligned::LAYOUT.align(), Aligned::LAYOUT.size()), (4, 8));
    assert_eq!(Aligned::LAYOUT.stride(), 8);
    prove("Aligned", &aligned, &lanes);
    prove("AlignedAnyhow", &anyhow, &lanes);
    let several = [aligned; 3];
    assert_eq!(several.to_bytes(), aligned.to_bytes().repeat(3));
    assert_eq!(<[Aligned; 3]>::read_from(&several.to_bytes()), Ok(several));
}

#[derive(WgslLayout, Clone, Copy, Debug, PartialEq)]
#[repr(transparent)]
struct OneMember {
    value: Vec3,
}

#[derive(WgslLayout, Clone, Copy, Debug, PartialEq)]
#[wgsl(transparent)]
#[repr(transparent)]
struct Newtype(Vec3);

#[test]
fn a_transparent_repr_is_a_struct_unless_wgsl_is_told_too() {
    let vector = Vec3::new(1.0, 2.0, 3.0);
    let lanes = vector.to_array().map(Lane::F32);
    prove("OneMember", &OneMember { value: vector }, &lanes);
    prove("vec3f", &Newtype(vector), &lanes);
    assert_eq!(
        OneMember::WGSL,
        "struct OneMember {\n    value: vec3f,\n}\n"
    );
    assert_eq!((OneMember::LAYOUT.size(), Newtype::LAYOUT.size()), (16, 12));
}
