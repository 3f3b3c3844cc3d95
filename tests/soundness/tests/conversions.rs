//! `as` and `with` call functions of the user, which may panic and may answer
//! differently each time that they are asked. Bytes stay in bounds, every one of
//! them is written, and no value is dropped twice or before it exists.
//!
//! There is no list that a user could write: the traits of the containers are
//! unsafe or sealed, and what `as` and `with` turn a field into has a fixed
//! footprint. A list that lies about its length is a unit test of the crate.

use std::borrow::Cow;
use std::cell::Cell;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;
use std::sync::Arc;

use glam::Vec3;
use wgsl_layout::{ReadError, WgslDecode, WgslLayout};
use wgsl_layout_soundness::noise;

thread_local! {
    /// Calls of conversions until one panics.
    static FUSE: Cell<u32> = const { Cell::new(u32::MAX) };
    static CALLS: Cell<u32> = const { Cell::new(0) };
    /// Values that have been made and not been dropped.
    static LIVE: Cell<i32> = const { Cell::new(0) };
}

/// The number of this call.
fn call() -> u32 {
    let number = CALLS.get() + 1;
    CALLS.set(number);
    assert_ne!(number, FUSE.get(), "boom");
    number
}

/// What `work` returns if its conversion number `fuse` panics.
fn armed<R>(fuse: u32, work: impl FnOnce() -> R) -> Option<R> {
    CALLS.set(0);
    FUSE.set(fuse);
    let result = catch_unwind(AssertUnwindSafe(work)).ok();
    FUSE.set(u32::MAX);
    result
}

/// Owns memory, counts itself, and is another value whenever it is asked.
struct Fickle(Box<u32>);

impl Fickle {
    fn new(number: u32) -> Self {
        LIVE.set(LIVE.get() + 1);
        Self(Box::new(number))
    }
}

impl Drop for Fickle {
    fn drop(&mut self) {
        LIVE.set(LIVE.get() - 1);
    }
}

impl Clone for Fickle {
    fn clone(&self) -> Self {
        Self::new(call())
    }
}

impl From<Fickle> for Vec3 {
    fn from(fickle: Fickle) -> Self {
        Self::splat(f32::from_bits(*fickle.0 + call()))
    }
}

impl From<Vec3> for Fickle {
    fn from(_: Vec3) -> Self {
        Self::new(call())
    }
}

mod fickle {
    use super::{Fickle, Wide, call};
    use glam::{Vec2, Vec3};

    pub(super) fn to_wgsl(value: &Fickle) -> Wide {
        let number = *value.0 + call();
        Wide {
            a: Vec3::splat(f32::from_bits(number)),
            b: [Vec2::ONE; 3],
            c: number,
        }
    }

    pub(super) fn from_wgsl(_: Wide) -> Fickle {
        Fickle::new(call())
    }
}

/// Padded in Rust and in WGSL.
#[derive(WgslLayout)]
struct Wide {
    a: Vec3,
    b: [glam::Vec2; 3],
    c: u32,
}

#[derive(WgslLayout)]
struct Item {
    before: u32,
    #[wgsl(as = Vec3)]
    by_type: Fickle,
    #[wgsl(with = fickle)]
    by_module: Fickle,
    #[wgsl(as = [Vec3; 2])]
    many: [Fickle; 2],
    boxed: Box<Vec3>,
}

#[derive(WgslLayout)]
struct Scene {
    first: Item,
    items: [Item; 2],
    list: Vec<Item>,
}

const FIXED: usize = Scene::LAYOUT.size_for(1);

fn scene(len: usize) -> Scene {
    Scene::read_from(&noise(1, Scene::LAYOUT.size_for(len))).unwrap()
}

/// All bytes but the padding have been written, and the padding is zero, as
/// valgrind and `mask` see.
fn assert_written(bytes: &[u8]) {
    let mut item_padding = 0;
    for chunk in bytes.chunks(Item::LAYOUT.stride()) {
        item_padding += usize::from(chunk[4..16].iter().all(|byte| *byte == 0));
    }
    assert_eq!(item_padding * Item::LAYOUT.stride(), bytes.len());
}

#[test]
fn conversions_that_change_their_minds() {
    let scene = scene(4);
    let len = Scene::LAYOUT.size_for(4);
    let mut seen = Vec::new();
    for _ in 0..3 {
        let bytes = scene.to_bytes();
        assert_eq!(bytes.len(), len);
        assert_written(&bytes);
        seen.push(bytes);

        let mut exact = vec![0xee; len].into_boxed_slice();
        assert_eq!(scene.write_into(&mut exact), Ok(len));
        assert_written(&exact);

        let mut streamed = Vec::new();
        scene.write_with(|_, chunk| streamed.extend_from_slice(chunk));
        assert_eq!(streamed.len(), len);
        assert_written(&streamed);
    }
    assert_ne!(seen[0], seen[1], "they do change their minds");
    drop(scene);
    assert_eq!(LIVE.get(), 0);
}

#[test]
fn conversions_that_panic_while_encoding() {
    let scene = scene(4);
    let live = LIVE.get();
    // Two calls for each `as`, one for `with`.
    let calls = 7 * (2 + 1 + 2 * 2);
    let mut panics = 0;
    for fuse in 1..=calls {
        let len = FIXED + 3 * Item::LAYOUT.stride();
        let mut exact = vec![0xee; len].into_boxed_slice();
        panics += u32::from(armed(fuse, || scene.to_bytes()).is_none());
        panics += u32::from(armed(fuse, || scene.write_into(&mut exact)).is_none());
        panics += u32::from(armed(fuse, || scene.write_with(|_, _| {})).is_none());
        // Values that conversions made have been dropped, and no others.
        assert_eq!(LIVE.get(), live, "{fuse}");
    }
    assert_eq!(panics, 3 * calls);
    assert!(armed(calls + 1, || scene.to_bytes()).is_some());
    drop(scene);
    assert_eq!(LIVE.get(), 0);
}

#[test]
fn conversions_that_panic_while_decoding() {
    let bytes = noise(2, FIXED + 3 * Item::LAYOUT.stride());
    CALLS.set(0);
    let mut value = Scene::read_from(&bytes).unwrap();
    // All bytes are looked at before any is decoded, so twice as many.
    let calls = CALLS.get();
    let live = LIVE.get();
    assert_eq!(live, 7 * 4);
    for fuse in 1..=calls {
        let before = LIVE.get();
        assert!(armed(fuse, || Scene::read_from(&bytes)).is_none());
        // What was made may have leaked; it has not been dropped twice.
        assert!(LIVE.get() >= before, "{fuse}");

        // Over a value that exists: it is a value afterwards too.
        assert!(armed(fuse, || value.read_into(&bytes)).is_none());
        assert_eq!(value.to_bytes().len(), bytes.len());
        let _ = armed(fuse, || {
            value.list.read_into(&bytes[..Item::LAYOUT.stride()])
        });
        assert_eq!(value.list.len().min(1), 1);
        value.read_into(&bytes).unwrap();
        assert_eq!(value.list.len(), 4);
    }
    LIVE.set(live);
    drop(value);
    assert_eq!(LIVE.get(), 0);
}

/// As far as safe code reaches: pointers whose target somebody else holds too,
/// and lists in two pieces.
#[test]
fn shared_and_borrowed_lists_are_replaced_and_not_written_over() {
    #[derive(WgslLayout)]
    struct Shared {
        one: Rc<Item>,
        many: Arc<[Item]>,
    }
    let size = Shared::LAYOUT.size_for(3);
    let mut value = Shared::read_from(&noise(3, size)).unwrap();
    let (one, many) = (Rc::clone(&value.one), Arc::clone(&value.many));
    let before = (one.before, many[2].before);
    value.read_into(&noise(4, size)).unwrap();
    assert_eq!((one.before, many[2].before), before);
    assert_ne!(value.one.before, one.before);
    for fuse in 1..60 {
        let _ = armed(fuse, || value.read_into(&noise(5, size)));
        assert_eq!((one.before, many[2].before), before);
    }
    drop(value);
    drop((one, many));

    let values = [Vec3::ONE; 5];
    let mut cow = Cow::Borrowed(values.as_slice());
    cow.read_into(&noise(6, 48)).unwrap();
    assert_eq!((cow.len(), values), (3, [Vec3::ONE; 5]));

    let mut deque: VecDeque<Item> = (0..4)
        .map(|_| Item::read_from(&noise(7, Item::LAYOUT.size())).unwrap())
        .collect();
    deque.rotate_left(2);
    let moved = deque.pop_back().unwrap();
    deque.push_front(moved);
    for fuse in 1..=29 {
        let bytes = armed(fuse, || deque.to_bytes());
        assert_eq!(bytes.is_some(), fuse == 29);
        let mut streamed = 0;
        let _ = armed(fuse, || {
            deque.write_with(|_, chunk| streamed += chunk.len())
        });
        assert!(streamed <= deque.byte_len());
    }
}

/// Encodes and decodes on its own, in the middle of both.
struct Inward(Rc<Cell<u32>>);

mod inward {
    use super::{Cell, Inward, Rc, Scene, WgslLayout, noise, scene};
    use wgsl_layout::WgslDecode;

    pub(super) fn to_wgsl(value: &Inward) -> u32 {
        let mut sum = 0;
        scene(2).write_with(|_, chunk| sum += chunk.len() as u32);
        value.0.set(value.0.get() + sum);
        value.0.get()
    }
    pub(super) fn from_wgsl(_: u32) -> Inward {
        let len = scene(2).to_bytes().len();
        let scene = Scene::read_from(&noise(9, len)).unwrap();
        Inward(Rc::new(Cell::new(scene.list.len() as u32)))
    }
}

#[test]
fn conversions_that_come_back_in() {
    #[derive(WgslLayout)]
    struct Outward {
        a: Vec3,
        #[wgsl(with = inward)]
        b: Inward,
        list: Vec<u32>,
    }
    let bytes = noise(8, 4096);
    let value = Outward::read_from(&bytes).unwrap();
    assert_eq!(value.b.0.get(), 2);
    assert_eq!(value.to_bytes()[16..], bytes[16..]);
    let mut seen = Vec::new();
    value.write_with(|_, chunk| {
        seen.extend_from_slice(chunk);
        assert_eq!(value.to_bytes().len(), bytes.len());
    });
    assert_eq!(seen[16..], bytes[16..]);
    assert_eq!(value.a.to_bytes(), bytes[..12]);
}

/// A conversion at the end of the room that there is: a byte too few is refused
/// before anybody is asked.
#[test]
fn too_little_room_asks_nobody() {
    let scene = scene(1);
    for len in [0, 1, FIXED / 2, FIXED - 1] {
        CALLS.set(0);
        let mut room = vec![0xee; len].into_boxed_slice();
        assert!(scene.write_into(&mut room).is_err());
        assert!(matches!(
            Scene::read_from(&room),
            Err(ReadError::TooShort { .. })
        ));
        assert_eq!(CALLS.get(), 0);
        assert!(room.iter().all(|byte| *byte == 0xee));
    }
}
