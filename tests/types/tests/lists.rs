//! Lists of one's own, by `WgslList` and `impl_list!`.

use std::cell::Cell;
use std::collections::VecDeque;

use glam::Vec3;
use wgsl_layout::{ArrayLength, ReadError, WgslDecode, WgslLayout, WgslList};
use wgsl_layout_type_tests::parse;

/// Up to `N` elements in place.
#[derive(Clone, Debug, PartialEq)]
struct StackVec<T, const N: usize> {
    elements: [T; N],
    len: usize,
}

impl<T: Copy + Default, const N: usize> WgslList for StackVec<T, N> {
    type Element = T;

    fn as_slices(&self) -> (&[T], &[T]) {
        (&self.elements[..self.len], &[])
    }

    fn from_elements(from: impl Iterator<Item = T>) -> Option<Self> {
        let (mut elements, mut len) = ([T::default(); N], 0);
        for element in from {
            *elements.get_mut(len)? = element;
            len += 1;
        }
        Some(Self { elements, len })
    }
}
wgsl_layout::impl_list!([T: Copy + Default, const N: usize] StackVec<T, N>);

/// In two pieces.
#[derive(Clone, Debug, PartialEq)]
struct Ring(VecDeque<Vec3>);

impl WgslList for Ring {
    type Element = Vec3;

    fn as_slices(&self) -> (&[Vec3], &[Vec3]) {
        self.0.as_slices()
    }

    fn from_elements(elements: impl Iterator<Item = Vec3>) -> Option<Self> {
        Some(Self(elements.collect()))
    }
}
wgsl_layout::impl_list!(Ring);

/// Of elements that borrow.
struct Borrowing<'a>(Vec<&'a f32>);

impl<'a> WgslList for Borrowing<'a> {
    type Element = &'a f32;

    fn as_slices(&self) -> (&[&'a f32], &[&'a f32]) {
        (&self.0, &[])
    }

    fn from_elements(elements: impl Iterator<Item = &'a f32>) -> Option<Self> {
        Some(Self(elements.collect()))
    }
}
wgsl_layout::impl_list!(['a] Borrowing<'a>);

#[derive(WgslLayout, Clone, Debug, PartialEq)]
struct Light {
    position: Vec3,
    radius: f32,
    tint: Vec3,
}

fn light(i: u8) -> Light {
    Light {
        position: Vec3::splat(f32::from(i)),
        radius: f32::from(i) + 0.5,
        tint: Vec3::X,
    }
}

/// Whatever is done with a list is what is done with a `Vec` of its elements.
fn assert_is_vec<L>(list: &L, elements: &[L::Element])
where
    L: WgslList + WgslDecode + Clone + std::fmt::Debug + PartialEq,
    L::Element: Clone,
    Vec<L::Element>: WgslDecode,
{
    let vec = elements.to_vec();
    assert_eq!(L::WGSL_TYPE, <Vec<L::Element>>::WGSL_TYPE);
    assert_eq!(L::WGSL, <Vec<L::Element>>::WGSL);
    assert_eq!(L::MIN_BINDING_SIZE, <Vec<L::Element>>::MIN_BINDING_SIZE);
    assert!(L::LAYOUT.is_runtime_sized());
    assert_eq!(list.byte_len(), vec.byte_len());
    let bytes = vec.to_bytes();
    assert_eq!(list.to_bytes(), bytes);
    for room in [bytes.len(), bytes.len() + 5] {
        let mut written = vec![0xaa; room];
        assert_eq!(list.write_into(&mut written), Ok(bytes.len()));
        assert_eq!(written[..bytes.len()], bytes);
        assert_eq!(written[bytes.len()..], vec![0xaa; room - bytes.len()]);
    }
    assert!(list.write_into(&mut vec![0; bytes.len() - 1]).is_err());
    let mut streamed = Vec::new();
    list.write_with(|offset, chunk| {
        assert_eq!(offset, streamed.len());
        streamed.extend_from_slice(chunk);
    });
    assert_eq!(streamed, bytes);
    assert_eq!(L::read_from(&bytes).as_ref(), Ok(list));
    let mut moved = vec![0; 1];
    moved.extend(&bytes);
    let mut target = L::from_elements(std::iter::empty()).unwrap();
    target.read_into(&moved[1..]).unwrap();
    assert_eq!(&target, list);
}

#[test]
fn an_own_list_is_as_a_vec() {
    let numbers = StackVec {
        elements: [1.5_f32, 2.5, 3.5, 0.0],
        len: 3,
    };
    assert_is_vec(&numbers, &[1.5, 2.5, 3.5]);
    let many = StackVec {
        elements: [[7_u32; 3]; 1200],
        len: 1200,
    };
    assert_is_vec(&many, &[[7; 3]; 1200]);

    let mut deque: VecDeque<Vec3> = (0..100_u8).map(|i| Vec3::splat(f32::from(i))).collect();
    deque.rotate_left(30);
    deque.extend((0..20_u8).map(|i| Vec3::splat(f32::from(i))));
    while deque.as_slices().1.is_empty() {
        let first = deque.pop_front().unwrap();
        deque.push_back(first);
    }
    let elements: Vec<Vec3> = deque.iter().copied().collect();
    assert_is_vec(&Ring(deque), &elements);
}

#[test]
fn an_own_list_is_the_last_member() {
    #[derive(WgslLayout, Debug, PartialEq)]
    struct Scene {
        count: ArrayLength,
        view: Vec3,
        points: Ring,
    }
    #[derive(WgslLayout, Debug, PartialEq)]
    struct Generic<T, L> {
        first: T,
        list: L,
    }
    assert_eq!(
        Scene::WGSL,
        "\
struct Scene {
    count: u32,
    view: vec3f,
    points: array<vec3f>,
}
"
    );
    parse(&format!(
        "{}@group(0) @binding(0) var<storage> scene: Scene;",
        Scene::WGSL
    ));
    let scene = Scene {
        count: ArrayLength,
        view: Vec3::ONE,
        points: Ring([Vec3::X, Vec3::Y].into()),
    };
    let bytes = scene.to_bytes();
    assert_eq!(bytes[..4], [2, 0, 0, 0]);
    assert_eq!(bytes.len(), 64);
    assert_eq!(bytes[52..56], 1.0_f32.to_le_bytes());
    assert_eq!(Scene::read_from(&bytes), Ok(scene));
    let generic = Generic {
        first: 1_u32,
        list: StackVec {
            elements: [2_u32; 2],
            len: 2,
        },
    };
    assert_eq!(generic.to_bytes(), [1, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0]);
    assert_eq!(Generic::read_from(&generic.to_bytes()), Ok(generic));
}

#[test]
fn structs_are_elements_too() {
    #[derive(Clone, Debug, PartialEq)]
    struct Lights(Vec<Light>);
    impl WgslList for Lights {
        type Element = Light;
        fn as_slices(&self) -> (&[Light], &[Light]) {
            self.0.split_at(self.0.len() / 2)
        }
        fn from_elements(elements: impl Iterator<Item = Light>) -> Option<Self> {
            Some(Self(elements.collect()))
        }
    }
    wgsl_layout::impl_list!(Lights);

    let lights: Vec<Light> = (0..200).map(light).collect();
    assert_is_vec(&Lights(lights.clone()), &lights);
}

#[test]
fn elements_that_cannot_be_read() {
    let one = 1.0;
    let list = Borrowing(vec![&one, &one]);
    assert_eq!(list.to_bytes(), [1.0_f32, 1.0].to_bytes());
}

#[test]
fn what_does_not_fit_is_an_error() {
    type Two = StackVec<u32, 2>;
    assert_eq!(Two::read_from(&[0; 8]).unwrap().len, 2);
    assert_eq!(
        Two::read_from(&[0; 12]).unwrap_err().to_string(),
        "the bytes at offset 8 are not the end, and there are more elements than the list has room for"
    );
    let mut kept = Two {
        elements: [5, 6],
        len: 2,
    };
    assert!(kept.read_into(&[0; 12]).is_err());
    assert_eq!(kept.elements, [5, 6]);
    assert!(matches!(
        Two::read_from(&[0; 3]),
        Err(ReadError::TooShort { .. })
    ));
}

#[test]
fn an_element_that_is_none_is_an_error_where_it_stands() {
    use std::num::NonZeroU32;
    #[derive(Debug)]
    struct Ids(Vec<NonZeroU32>);
    impl WgslList for Ids {
        type Element = NonZeroU32;
        fn as_slices(&self) -> (&[NonZeroU32], &[NonZeroU32]) {
            (&self.0, &[])
        }
        fn from_elements(elements: impl Iterator<Item = NonZeroU32>) -> Option<Self> {
            Some(Self(elements.collect()))
        }
    }
    wgsl_layout::impl_list!(Ids);
    let error = Ids::read_from(&[1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the bytes at offset 4 are not a nonzero `u32`"
    );
}

/// A list that says something else each time it is asked.
struct Liar {
    asked: Cell<usize>,
    elements: Vec<[u32; 4]>,
}

impl WgslList for Liar {
    type Element = [u32; 4];

    fn as_slices(&self) -> (&[[u32; 4]], &[[u32; 4]]) {
        let asked = self.asked.get();
        self.asked.set(asked + 1);
        let front = [3, 0, 1000, 7, 40][asked % 5];
        let back = [0, 999, 1, 500][asked % 4];
        (&self.elements[..front], &self.elements[..back])
    }

    fn from_elements(mut elements: impl Iterator<Item = [u32; 4]>) -> Option<Self> {
        // Not all are taken, and others are made up.
        let first = elements.next()?;
        Some(Self {
            asked: Cell::new(0),
            elements: vec![first; 1000],
        })
    }
}
wgsl_layout::impl_list!(Liar);

#[test]
fn a_list_that_lies_gets_what_there_is_room_for() {
    let liar = Liar {
        asked: Cell::new(0),
        elements: vec![[u32::MAX; 4]; 1000],
    };
    for _ in 0..40 {
        let len = liar.byte_len();
        assert_eq!(len % 16, 0);
        let bytes = liar.to_bytes();
        assert!(bytes.iter().all(|byte| *byte == 0 || *byte == 0xff));
        let mut room = vec![0xaa; 40_000];
        let written = liar.write_into(&mut room).unwrap();
        assert!(room[..written].iter().all(|byte| *byte != 0xaa));
        assert!(room[written..].iter().all(|byte| *byte == 0xaa));
        let mut total = 0;
        assert_eq!(liar.write_with(|_, chunk| total += chunk.len()), total);
    }
    let read = Liar::read_from(&[1; 64]).unwrap();
    assert_eq!(read.elements.len(), 1000);
}
