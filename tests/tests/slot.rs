//! `slot!`: typed handles of members, through every kind of path.

use std::sync::Arc;

use glam::{Mat3, Vec3, Vec4};
use wgsl_layout::{ReadError, Slot, WgslLayout, slot};

#[derive(WgslLayout)]
struct Light {
    #[wgsl(rename = "pos")]
    position: Vec3,
    #[wgsl(align(32), size(16))]
    radius: f32,
}

#[derive(WgslLayout)]
struct Scene {
    normal: Mat3,
    #[wgsl(rename = "type_")]
    r#type: u32,
    key: Box<Light>,
    spare: Arc<Light>,
    grid: [[Vec4; 3]; 2],
    lights: Vec<Light>,
}

const NORMAL: Slot<Scene, Mat3> = slot!(Scene, normal);
const TYPE: Slot<Scene, u32> = slot!(Scene, r#type);
const KEY_RADIUS: Slot<Scene, f32> = slot!(Scene, key.radius);
const SPARE: Slot<Scene, Arc<Light>> = slot!(Scene, spare);
const GRID: Slot<Scene, Vec4> = slot!(Scene, grid[1][2]);
const COMPONENT: Slot<Scene, f32> = slot!(Scene, lights[3].position.y);
const ELEMENT: Slot<[Light], Vec3> = slot!([Light], [2].position);

#[test]
fn ranges_are_those_of_the_layout() {
    let offset = |path| Scene::LAYOUT.offset_of(path);
    assert_eq!(NORMAL.range(), 0..48);
    assert_eq!(TYPE.range(), 48..52);
    assert_eq!(KEY_RADIUS.offset(), offset("key.radius"));
    assert_eq!(KEY_RADIUS.size(), 4);
    assert_eq!(SPARE.range().len(), Light::LAYOUT.size());
    assert_eq!(GRID.offset(), offset("grid[1][2]"));
    assert_eq!(COMPONENT.offset(), offset("lights[3].pos.y"));
    assert_eq!(ELEMENT.range(), 2 * 64..2 * 64 + 12);
    assert_eq!((GRID.wgsl_type(), SPARE.wgsl_type()), ("vec4f", "Light"));
}

#[test]
fn writing_a_slot_is_what_writing_the_whole_gives_there() {
    let light = || Light {
        position: Vec3::new(1.0, 2.0, 3.0),
        radius: 4.0,
    };
    let scene = |radius| Scene {
        normal: Mat3::IDENTITY,
        r#type: 7,
        key: Box::new(Light { radius, ..light() }),
        spare: Arc::new(light()),
        grid: [[Vec4::ONE; 3]; 2],
        lights: vec![light(), light()],
    };
    let mut bytes = scene(4.0).to_bytes();
    assert_eq!(KEY_RADIUS.write_into(&mut bytes, &9.5), Ok(4));
    assert_eq!(bytes, scene(9.5).to_bytes());
    assert_eq!(KEY_RADIUS.read_from(&bytes), Ok(9.5));
}

#[test]
fn a_buffer_that_ends_too_early_is_an_error_and_is_left_alone() {
    let mut bytes = vec![0xaa; KEY_RADIUS.range().end - 1];
    let error = KEY_RADIUS.write_into(&mut bytes, &1.0).unwrap_err();
    assert_eq!(error.needed(), KEY_RADIUS.range().end);
    assert_eq!(error.available(), bytes.len());
    assert!(bytes.iter().all(|byte| *byte == 0xaa));
    assert!(matches!(
        KEY_RADIUS.read_from(&bytes),
        Err(ReadError::TooShort { needed, available, .. })
            if needed == KEY_RADIUS.range().end && available == bytes.len()
    ));
}
