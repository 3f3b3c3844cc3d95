//! How often memory is allocated, counted by an allocator.

use std::alloc::{GlobalAlloc, Layout, System};
use std::borrow::Cow;
use std::cell::Cell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::Arc;

use arrayvec::ArrayVec;
use glam::{Mat3, Mat4, Vec3};
use smallvec::SmallVec;
use wgsl_layout::{ArrayLength, WgslDecode, WgslLayout, WgslList};
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

/// A list of one's own; `GROWS` says that it holds any number.
#[derive(Debug, PartialEq)]
struct Own<T, const GROWS: bool>(Vec<T>);

impl<T, const GROWS: bool> WgslList for Own<T, GROWS> {
    type Element = T;
    const LIMITED: bool = !GROWS;
    fn as_slices(&self) -> (&[T], &[T]) {
        (&self.0, &[])
    }
    fn from_elements(elements: impl Iterator<Item = T>) -> Option<Self> {
        Some(Self(elements.collect()))
    }
    fn set_elements(&mut self, elements: impl Iterator<Item = T>) -> Option<()> {
        self.0.clear();
        self.0.extend(elements);
        Some(())
    }
}
wgsl_layout::impl_list!([T, const GROWS: bool] Own<T, GROWS>);

type Four = [f32; 4];

/// Of a list in a struct of its own, from bytes: how often a fresh one allocates,
/// and that it takes no more than its elements; how often it does when it is read
/// into again, as long as before, shorter, and as long as at first.
macro_rules! prove_lists {
    ($($(#[wgsl(as = $as:ty)])? $list:ty: $element:ty, $fresh:literal, $again:expr;)*) => {$({
        #[derive(WgslLayout)]
        struct Holder {
            first: u32,
            $(#[wgsl(as = $as)])?
            list: $list,
        }
        let name = stringify!($list $($as)?);
        let bytes = noise(7, Holder::LAYOUT.size_for(100));
        let len = 100 * size_of::<$element>();
        let (times, total) = allocations(|| Holder::read_from(&bytes).unwrap());
        assert_eq!(times, $fresh, "{name}");
        // Nothing but the elements, and the counters of an `Rc`.
        assert!(total <= $fresh * (len + 16), "{name}: {total}");
        for count in [1, 2, 3] {
            let few = noise(8, Holder::LAYOUT.size_for(count));
            let (times, _) = allocations(|| Holder::read_from(&few).unwrap());
            assert!(times <= $fresh, "{name}: {times} for {count}");
        }
        let mut value = Holder::read_from(&bytes).unwrap();
        let fewer = noise(9, Holder::LAYOUT.size_for(7));
        let again = [&bytes, &fewer, &bytes].map(|bytes| {
            allocations(|| value.read_into(bytes).unwrap()).0
        });
        assert_eq!(again, $again, "{name}");
        assert_eq!(value.first, u32::from_le_bytes(bytes[..4].try_into().unwrap()));
        assert_eq!(value.to_bytes(), Holder::read_from(&bytes).unwrap().to_bytes());
        // From little, at most once.
        let mut small = Holder::read_from(&fewer).unwrap();
        let (times, _) = allocations(|| small.read_into(&bytes).unwrap());
        assert!(times <= $fresh, "{name}: {times}");
        // Writing takes nothing.
        let mut room = vec![0; value.byte_len()];
        assert_eq!(allocations(|| value.write_into(&mut room)), (0, 0), "{name}");
    })*};
}

#[test]
fn lists_allocate_what_they_need() {
    prove_lists! {
        Vec<Vec3>: Vec3, 1, [0, 0, 0];
        VecDeque<Vec3>: Vec3, 1, [0, 0, 0];
        SmallVec<[Vec3; 2]>: Vec3, 1, [0, 0, 0];
        ArrayVec<Vec3, 100>: Vec3, 0, [0, 0, 0];
        Box<[Vec3]>: Vec3, 1, [0, 1, 1];
        // The standard library makes them of a `Vec`.
        Rc<[Vec3]>: Vec3, 2, [0, 2, 2];
        Arc<[Vec3]>: Vec3, 2, [0, 2, 2];
        Cow<'static, [Vec3]>: Vec3, 1, [0, 1, 1];
        Own<Vec3, true>: Vec3, 1, [0, 0, 0];
        // It is asked if they fit.
        Own<Vec3, false>: Vec3, 2, [1, 1, 1];
    }
}

#[test]
fn converted_lists_allocate_what_they_need() {
    prove_lists! {
        // As they are.
        #[wgsl(as = [vec4f])] Vec<Four>: Four, 1, [0, 0, 0];
        #[wgsl(as = [vec3f])] Vec<[f32; 3]>: [f32; 3], 1, [0, 0, 0];
        #[wgsl(as = [vec4f])] VecDeque<Four>: Four, 1, [0, 0, 0];
        #[wgsl(as = [vec4f])] SmallVec<[Four; 2]>: Four, 1, [0, 0, 0];
        #[wgsl(as = [vec4f])] ArrayVec<Four, 100>: Four, 0, [0, 0, 0];
        #[wgsl(as = [vec4f])] Box<[Four]>: Four, 1, [0, 1, 1];
        #[wgsl(as = [vec4f])] Rc<[Four]>: Four, 2, [0, 2, 2];
        #[wgsl(as = [vec4f])] Arc<[Four]>: Four, 2, [0, 2, 2];
        #[wgsl(as = [vec4f])] Cow<'static, [Four]>: Four, 1, [0, 0, 0];
        #[wgsl(as = [vec4f])] Own<Four, true>: Four, 1, [0, 0, 0];
        #[wgsl(as = [vec4f])] Own<Four, false>: Four, 2, [1, 1, 1];
        // One by one.
        #[wgsl(as = [vec3f])] Vec<[f64; 3]>: [f64; 3], 1, [0, 0, 0];
        #[wgsl(as = [f32])] VecDeque<f64>: f64, 1, [0, 0, 0];
        #[wgsl(as = [f32])] SmallVec<[f64; 2]>: f64, 1, [0, 0, 0];
        #[wgsl(as = [f32])] ArrayVec<f64, 100>: f64, 0, [0, 0, 0];
        #[wgsl(as = [f32])] Box<[f64]>: f64, 1, [0, 1, 1];
        #[wgsl(as = [f32])] Rc<[f64]>: f64, 2, [0, 2, 2];
        #[wgsl(as = [f32])] Arc<[f64]>: f64, 2, [0, 2, 2];
        #[wgsl(as = [f32])] Cow<'static, [f64]>: f64, 1, [0, 0, 0];
        #[wgsl(as = [f32])] Own<f64, true>: f64, 1, [0, 0, 0];
        #[wgsl(as = [[f32; 2]])] Vec<[f64; 2]>: [f64; 2], 1, [0, 0, 0];
    }
}

/// How many elements there are, the bytes say and nothing else.
#[test]
fn no_length_is_trusted() {
    #[derive(WgslLayout)]
    struct Holder {
        length: ArrayLength,
        #[wgsl(as = [vec4f])]
        list: Vec<Four>,
    }
    let mut bytes = noise(10, Holder::LAYOUT.size_for(2));
    bytes[..4].copy_from_slice(&[0xff; 4]);
    let expected = (1, 2 * size_of::<Four>());
    let read = || Holder::read_from(&bytes).unwrap();
    assert_eq!(allocations(read), expected);
    assert_eq!(read().list.len(), 2);
    assert_eq!(read().length, ArrayLength);
}

/// Where a deque starts in its memory is its own affair.
#[test]
fn a_rotated_deque_is_read_over() {
    let mut deque: VecDeque<u32> = (0..100).collect();
    deque.rotate_left(30);
    deque.truncate(90);
    deque.push_front(7);
    let bytes = noise(11, 4 * 80);
    assert_eq!(allocations(|| deque.read_into(&bytes).unwrap()), (0, 0));
    assert_eq!(deque.to_bytes()[..], bytes[..]);
}
