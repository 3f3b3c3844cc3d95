//! How often memory is allocated, counted by an allocator.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::Arc;

use glam::{Mat3, Mat4, Vec3};
use wgsl_layout::{WgslDecode, WgslLayout};
use wgsl_layout_soundness::noise;

thread_local! {
    /// Allocations of this thread, and their bytes.
    static COUNT: Cell<(usize, usize)> = const { Cell::new((0, 0)) };
}

struct Counting;

fn count(bytes: usize) {
    let (times, total) = COUNT.get();
    COUNT.set((times + 1, total + bytes));
}

// SAFETY: the system's allocator does the work.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        // SAFETY: as of this function.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: as of this function.
        unsafe { System.dealloc(pointer, layout) }
    }
    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size);
        // SAFETY: as of this function.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// What `work` allocates: how often, and how many bytes.
fn allocations<R>(work: impl FnOnce() -> R) -> (usize, usize) {
    let before = COUNT.get();
    let result = work();
    let after = COUNT.get();
    drop(result);
    (after.0 - before.0, after.1 - before.1)
}

#[derive(WgslLayout)]
struct Light {
    position: Vec3,
    color: Vec3,
    intensity: f32,
}

#[derive(WgslLayout)]
struct Scene {
    view: Mat4,
    normal: Mat3,
    eye: Arc<Vec3>,
    corners: [Vec3; 30],
    lights: Vec<Light>,
}

fn scene() -> Scene {
    Scene::read_from(&noise(1, Scene::LAYOUT.size_for(100))).unwrap()
}

#[test]
fn writing_allocates_nothing() {
    let scene = scene();
    let mut bytes = vec![0; scene.byte_len()];
    assert_eq!(allocations(|| scene.write_into(&mut bytes)), (0, 0));
    assert_eq!(allocations(|| scene.lights.write_into(&mut bytes)), (0, 0));
    let matrices = [Mat3::IDENTITY; 16];
    assert_eq!(allocations(|| matrices.write_into(&mut bytes)), (0, 0));
    let mut sum = 0_usize;
    let stream = || scene.write_with(|_, chunk| sum += chunk.len());
    assert_eq!(allocations(stream), (0, 0));
    assert_eq!(sum, scene.byte_len());
    assert_eq!(allocations(|| scene.write_into(&mut [])), (0, 0));
}

#[test]
fn to_bytes_allocates_once() {
    let scene = scene();
    assert_eq!(allocations(|| scene.to_bytes()), (1, scene.byte_len()));
    let lights = &scene.lights;
    assert_eq!(allocations(|| lights.to_bytes()), (1, lights.byte_len()));
    assert_eq!(allocations(|| Vec3::ONE.to_bytes()), (1, 12));
}

#[test]
fn reading_a_list_allocates_once() {
    let bytes = noise(2, 100 * Light::LAYOUT.stride());
    let expected = (1, 100 * size_of::<Light>());
    assert_eq!(allocations(|| Vec::<Light>::read_from(&bytes)), expected);
    assert_eq!(allocations(|| Box::<[Light]>::read_from(&bytes)), expected);
    let scene_bytes = noise(3, Scene::LAYOUT.size_for(100));
    let (times, _) = allocations(|| Scene::read_from(&scene_bytes));
    // The list, and what is behind the `Arc`.
    assert_eq!(times, 2);
    // No bytes, no memory; and nothing is kept for elements that do not fit.
    assert_eq!(
        allocations(|| Vec::<Light>::read_from(&bytes[..31])),
        (0, 0)
    );
    let one_and_a_half = &bytes[..56];
    let expected = (1, size_of::<Light>());
    assert_eq!(
        allocations(|| Vec::<Light>::read_from(one_and_a_half)),
        expected
    );
}

#[test]
fn reading_into_a_value_uses_its_memory_again() {
    let mut scene = scene();
    let bytes = noise(4, Scene::LAYOUT.size_for(100));
    let fewer = noise(5, Scene::LAYOUT.size_for(7));
    assert_eq!(allocations(|| scene.read_into(&bytes)), (0, 0));
    assert_eq!(allocations(|| scene.read_into(&fewer)), (0, 0));
    assert_eq!(scene.lights.len(), 7);
    assert_eq!(allocations(|| scene.read_into(&bytes)), (0, 0));
    assert_eq!(scene.lights.len(), 100);
    let mut lights = scene.lights;
    let bytes = noise(6, 100 * Light::LAYOUT.stride());
    assert_eq!(
        allocations(|| lights.as_mut_slice().read_into(&bytes)),
        (0, 0)
    );
}
