//! Enums and flags: an alias and constants in the text, and no value that is
//! none when decoded.

use wgsl_layout::{ReadError, WgslDecode, WgslLayout, wgsl};
use wgsl_layout_type_tests::{Lane, parse, prove};

/// What a light is.
#[derive(WgslLayout, Clone, Copy, Debug, PartialEq)]
#[repr(u32)]
enum LightKind {
    /// Shines everywhere.
    Point,
    Spot = 5,
    HTMLPage,
    #[wgsl(rename = "sunlight")]
    Directional = 0x8000_0000,
}

#[derive(WgslLayout, Clone, Copy, Debug, PartialEq)]
#[repr(i32)]
#[wgsl(rename = "Offset")]
enum Signed {
    Least = i32::MIN,
    Down = -1,
    Level,
    r#Up,
    Most = i32::MAX,
}

#[test]
fn text() {
    assert_eq!(LightKind::WGSL_TYPE, "LightKind");
    assert_eq!(
        LightKind::WGSL,
        "\
// What a light is.
alias LightKind = u32;
// Shines everywhere.
const LIGHT_KIND_POINT: LightKind = 0u;
const LIGHT_KIND_SPOT: LightKind = 5u;
const LIGHT_KIND_HTML_PAGE: LightKind = 6u;
const sunlight: LightKind = 2147483648u;
"
    );
    assert_eq!(
        Signed::WGSL,
        "\
alias Offset = i32;
const OFFSET_LEAST: Offset = i32(-2147483648);
const OFFSET_DOWN: Offset = -1i;
const OFFSET_LEVEL: Offset = 0i;
const OFFSET_UP: Offset = 1i;
const OFFSET_MOST: Offset = 2147483647i;
"
    );
}

#[test]
fn values() {
    for (kind, number) in [
        (LightKind::Point, 0),
        (LightKind::Spot, 5),
        (LightKind::HTMLPage, 6),
        (LightKind::Directional, 0x8000_0000),
    ] {
        prove("LightKind", &kind, &[Lane::U32(number)]);
    }
    for (offset, number) in [
        (Signed::Least, i32::MIN),
        (Signed::Down, -1),
        (Signed::Level, 0),
        (Signed::Up, 1),
        (Signed::Most, i32::MAX),
    ] {
        prove("Offset", &offset, &[Lane::I32(number)]);
    }
    prove(
        "array<LightKind, 2>",
        &[LightKind::Spot, LightKind::Point],
        &[Lane::U32(5), Lane::U32(0)],
    );
}

#[derive(WgslLayout, Clone, Copy, Debug, PartialEq)]
#[repr(C)]
struct Light {
    kinds: [LightKind; 2],
    weight: f32,
    kind: LightKind,
}

#[derive(WgslLayout, Clone, Debug, PartialEq)]
struct Scene {
    first: Light,
    offset: Signed,
    lights: Vec<Light>,
}

/// Every word of the bytes that is an enum, one after another made wrong.
#[test]
fn unknown_values_are_errors_wherever_they_stand() {
    let light = Light {
        kinds: [LightKind::Point, LightKind::Spot],
        weight: 1.0,
        kind: LightKind::Directional,
    };
    let scene = Scene {
        first: light,
        offset: Signed::Down,
        lights: vec![light; 2],
    };
    let bytes = scene.to_bytes();
    assert_eq!(Scene::read_from(&bytes).as_ref(), Ok(&scene));
    let mut wrong = Vec::new();
    for offset in (0..bytes.len()).step_by(4) {
        let mut changed = bytes.clone();
        changed[offset..offset + 4].copy_from_slice(&7_u32.to_le_bytes());
        let mut target = scene.clone();
        match (Scene::read_from(&changed), target.read_into(&changed)) {
            (Ok(read), Ok(())) => assert_eq!(read, target),
            (Err(error), Err(second)) => {
                assert_eq!(error, second);
                assert_eq!(target, scene, "changed by a failed read");
                let ReadError::Invalid {
                    offset: at,
                    expected,
                    ..
                } = error
                else {
                    panic!("{error}");
                };
                assert_eq!(at, offset);
                assert!(expected.starts_with("a value of the enum `"), "{expected}");
                wrong.push(offset);
            }
            other => panic!("{other:?}"),
        }
    }
    // `weight` of each light, at 8 of 16 bytes, may be anything.
    assert_eq!(wrong, [0, 4, 12, 16, 20, 24, 32, 36, 40, 48]);

    assert!(<[LightKind; 2]>::read_from(&[0, 0, 0, 0, 1, 0, 0, 0]).is_err());
    assert!(Vec::<LightKind>::read_from(&[0, 0, 0, 0, 1, 0, 0, 0]).is_err());
}

/// The same enum in another module.
mod twin {
    #[derive(wgsl_layout::WgslLayout)]
    #[repr(u32)]
    #[allow(dead_code)]
    pub(super) enum LightKind {
        Point,
        Spot = 5,
        HTMLPage,
        #[wgsl(rename = "sunlight")]
        Directional = 0x8000_0000,
    }
}

#[test]
fn in_a_module() {
    const MODULE: &str = wgsl!(
        Scene, Vec<LightKind>, twin::LightKind;
        "@group(0) @binding(0) var<storage> scene: Scene;
        @compute @workgroup_size(1)
        fn main() {
            var kind: LightKind = scene.first.kind;
            if kind == LIGHT_KIND_SPOT || scene.offset == OFFSET_LEAST { kind = sunlight; }
        }"
    );
    assert_eq!(MODULE.matches("alias LightKind").count(), 1, "{MODULE}");
    assert_eq!(MODULE.matches("const LIGHT_KIND_SPOT").count(), 1);
    parse(MODULE);
}

#[test]
fn layout() {
    assert_eq!(Light::LAYOUT.offset_of("kind"), 12);
    let kind = Light::LAYOUT.member("kind").unwrap();
    assert_eq!(kind.wgsl_type(), "LightKind");
    assert_eq!((kind.size(), kind.align()), (4, 4));
    const {
        assert!(Light::ZERO_COPY);
        assert!(LightKind::ZERO_COPY);
    }
}

bitflags::bitflags! {
    #[derive(Clone, Copy, Debug, PartialEq)]
    struct LightFlags: u32 {
        const SHADOW = 1;
        const FOG = 1 << 31;
        const BOTH = Self::SHADOW.bits() | Self::FOG.bits();
    }
}
wgsl_layout::impl_bitflags!(LightFlags);

#[test]
fn flags() {
    assert_eq!(
        LightFlags::WGSL,
        "\
alias LightFlags = u32;
const LIGHT_FLAGS_SHADOW: LightFlags = 1u;
const LIGHT_FLAGS_FOG: LightFlags = 2147483648u;
const LIGHT_FLAGS_BOTH: LightFlags = 2147483649u;
"
    );
    for (flags, bits) in [
        (LightFlags::empty(), 0),
        (LightFlags::SHADOW, 1),
        (LightFlags::all(), 0x8000_0001),
    ] {
        prove("LightFlags", &flags, &[Lane::U32(bits)]);
    }
    assert!(LightFlags::read_from(&[2, 0, 0, 0]).is_err());
    assert!(<[LightFlags; 2]>::read_from(&[0, 0, 0, 0, 2, 0, 0, 0]).is_err());
}

/// Names that only differ in where a word begins have constants of their own.
#[test]
fn words_begin_where_capitals_do() {
    #[derive(WgslLayout)]
    #[repr(u32)]
    #[allow(dead_code)]
    enum Kind {
        PointLight,
        Pointlight,
    }
    assert_eq!(
        Kind::WGSL,
        "\
alias Kind = u32;
const KIND_POINT_LIGHT: Kind = 0u;
const KIND_POINTLIGHT: Kind = 1u;
"
    );
}
