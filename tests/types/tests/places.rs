//! Where structs come from and what they end in: other crates, macros, private
//! modules, generic code, and every list that users keep.
//!
//! Owns: the origin of a struct. Must not know: what its scalars are in WGSL.
//! `tests/tests/hygiene` has what strict crates do to the expansion itself.

#![allow(clippy::items_after_statements)]

use std::collections::VecDeque;
use std::fmt::Debug;

use arrayvec::ArrayVec;
use glam::{Vec2, Vec3};
use smallvec::SmallVec;
use wgsl_layout::{ArrayLength, WgslDecode, WgslLayout, wgsl};
use wgsl_layout_type_tests::foreign::{Joint, Ring};
use wgsl_layout_type_tests::{Lane, parse, prove};

fn joint(x: f32) -> Joint {
    Joint::new(Vec3::new(x, 2.0, 3.0), [4.0, 5.0])
}

fn joint_lanes(x: f32) -> [Lane; 5] {
    [x, 2.0, 3.0, 4.0, 5.0].map(Lane::F32)
}

#[derive(WgslLayout, Clone, Debug, PartialEq)]
struct Skeleton {
    root: Joint,
    ends: [Joint; 2],
    history: Ring<Joint, 3>,
    count: u32,
}

#[test]
fn structs_of_another_crate_as_members() {
    prove("Joint", &joint(1.0), &joint_lanes(1.0));
    let skeleton = Skeleton {
        root: joint(1.0),
        ends: [joint(6.0), joint(7.0)],
        history: Ring {
            next: 8,
            slots: [joint(9.0), joint(10.0), joint(11.0)],
        },
        count: 12,
    };
    let mut lanes = Vec::new();
    for x in [1.0, 6.0, 7.0] {
        lanes.extend(joint_lanes(x));
    }
    lanes.push(Lane::U32(8));
    for x in [9.0, 10.0, 11.0] {
        lanes.extend(joint_lanes(x));
    }
    lanes.push(Lane::U32(12));
    prove("Skeleton", &skeleton, &lanes);
    const TEXT: &str = wgsl!(Skeleton, Joint, Ring<Joint, 3>);
    for name in ["Hidden", "Joint", "Ring_Joint_3", "Skeleton"] {
        let declaration = format!("struct {name} {{");
        assert_eq!(TEXT.matches(&declaration).count(), 1, "{TEXT}");
    }
}

#[test]
fn generic_over_elements_and_lengths() {
    prove(
        "Ring_vec2f_2",
        &Ring {
            next: 1,
            slots: [Vec2::new(2.0, 3.0), Vec2::new(4.0, 5.0)],
        },
        &[
            Lane::U32(1),
            Lane::F32(2.0),
            Lane::F32(3.0),
            Lane::F32(4.0),
            Lane::F32(5.0),
        ],
    );
    prove(
        "Ring_i32_1",
        &Ring {
            next: 1,
            slots: [-2],
        },
        &[Lane::U32(1), Lane::I32(-2)],
    );
    prove(
        "Ring_Ring_u32_2_2",
        &Ring {
            next: 1,
            slots: [2_u32, 5].map(|next| Ring {
                next,
                slots: [next + 1, next + 2],
            }),
        },
        &[1, 2, 3, 4, 5, 6, 7].map(Lane::U32),
    );
}

/// A function that knows only the bounds.
fn through_bytes<T: WgslDecode, const N: usize>(ring: &Ring<T, N>) -> Ring<T, N>
where
    Ring<T, N>: WgslDecode,
{
    Ring::read_from(&ring.to_bytes()).unwrap()
}

#[test]
fn generic_code_encodes_and_decodes() {
    let ring = Ring {
        next: 1,
        slots: [joint(2.0); 4],
    };
    assert_eq!(through_bytes(&ring), ring);
}

mod outer {
    mod inner {
        #[derive(wgsl_layout::WgslLayout, Clone, Debug, PartialEq)]
        pub(super) struct Secret {
            #[wgsl(as = array)]
            pub(super) values: [u32; 2],
        }
    }

    #[derive(wgsl_layout::WgslLayout, Clone, Debug, PartialEq)]
    pub(super) struct Shown {
        secret: inner::Secret,
        secrets: Vec<inner::Secret>,
    }

    pub(super) fn shown() -> Shown {
        let secret = |first| inner::Secret {
            values: [first, first + 1],
        };
        Shown {
            secret: secret(1),
            secrets: vec![secret(3), secret(5)],
        }
    }
}

#[test]
fn private_types_of_private_modules() {
    let shown = outer::shown();
    let bytes = shown.to_bytes();
    assert_eq!(bytes, [1, 2, 3, 4, 5, 6_u32].to_bytes());
    assert_eq!(outer::Shown::read_from(&bytes), Ok(shown));
    parse(&format!(
        "{}@group(0) @binding(0) var<storage> shown: Shown;",
        outer::Shown::WGSL
    ));
}

/// A family of structs, with their names, types and generics from outside.
macro_rules! family {
    ($($name:ident $(<$generic:ident>)? { $head:ident: $ty:ty = $value:expr, [$count:expr] })*) => {$(
        #[derive(WgslLayout, Clone, Debug, PartialEq)]
        struct $name $(<$generic>)? {
            $head: $ty,
            #[wgsl(as = array)]
            many: [$ty; $count],
            $(generic: $generic,)?
        }
    )*};
}

family! {
    Scalars { only: u32 = 0, [4 + 1] }
    Vectors<T> { position: Vec3 = Vec3::ZERO, [2] }
    Joints<T> { joint: Joint = joint(0.0), [1] }
}

#[test]
fn types_from_macros() {
    prove(
        "Scalars",
        &Scalars {
            only: 1,
            many: [2, 3, 4, 5, 6],
        },
        &[1, 2, 3, 4, 5, 6].map(Lane::U32),
    );
    prove(
        "Vectors_f32",
        &Vectors {
            position: Vec3::new(1.0, 2.0, 3.0),
            many: [Vec3::new(4.0, 5.0, 6.0), Vec3::new(7.0, 8.0, 9.0)],
            generic: 10.0_f32,
        },
        &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0].map(Lane::F32),
    );
    let joints = Joints {
        joint: joint(1.0),
        many: [joint(6.0)],
        generic: vec![joint(7.0), joint(8.0)],
    };
    assert_eq!(
        Joints::<Vec<Joint>>::read_from(&joints.to_bytes()),
        Ok(joints)
    );
}

// One of each pair is there in every kind of build.
#[derive(WgslLayout, Clone, Debug, Default, PartialEq)]
struct Platform {
    #[cfg(debug_assertions)]
    checks: u32,
    #[cfg(not(debug_assertions))]
    no_checks: Vec3,
    #[cfg(target_endian = "little")]
    little: Vec3,
    #[cfg(not(target_endian = "little"))]
    big: u64,
    #[cfg(not(any()))]
    always: f32,
    #[cfg(any())]
    never: NoSuchType,
}

#[test]
fn fields_of_some_builds() {
    let names: Vec<_> = Platform::LAYOUT
        .members()
        .iter()
        .map(wgsl_layout::Member::name)
        .collect();
    let first = if cfg!(debug_assertions) {
        "checks"
    } else {
        "no_checks"
    };
    assert_eq!(names, [first, "little", "always"]);
    assert_eq!(Platform::LAYOUT.offset_of("little"), 16);
    let platform = Platform {
        little: Vec3::new(1.0, 2.0, 3.0),
        always: 4.0,
        ..Platform::default()
    };
    let bytes = platform.to_bytes();
    assert_eq!(bytes[16..], [1.0_f32, 2.0, 3.0, 4.0].to_bytes());
    assert_eq!(Platform::read_from(&bytes), Ok(platform));
}

/// A struct that ends in a list of any kind.
#[derive(WgslLayout, Clone, Debug, PartialEq)]
struct EndsIn<L> {
    scale: f32,
    count: ArrayLength,
    list: L,
}

/// A list of joints at the end: offset, stride, number, and back.
fn ends_in<L>(lists: impl Fn(&[Joint]) -> L)
where
    L: WgslDecode + Clone + Debug + PartialEq,
    EndsIn<L>: WgslDecode,
{
    let name = <EndsIn<L>>::WGSL_TYPE;
    let text = format!(
        "{}@group(0) @binding(0) var<storage> ends: {name};",
        <EndsIn<L>>::WGSL
    );
    assert!(text.contains("list: array<Joint>,"), "{text}");
    parse(&text);
    assert_eq!(<EndsIn<L>>::LAYOUT.offset_of("list"), 16);
    for count in 1..=5_u8 {
        let joints: Vec<Joint> = (0..count).map(|i| joint(f32::from(i))).collect();
        let value = EndsIn {
            scale: 1.0,
            count: ArrayLength,
            list: lists(&joints),
        };
        let mut expected = [1.0_f32.to_bits(), count.into(), 0, 0].to_bytes();
        for joint in &joints {
            expected.extend(joint.to_bytes());
        }
        assert_eq!(value.to_bytes(), expected);
        assert_eq!(<EndsIn<L>>::read_from(&expected), Ok(value));
    }
}

#[test]
fn lists_at_the_end_of_a_struct() {
    ends_in(<[Joint]>::to_vec);
    ends_in(|joints| Box::<[Joint]>::from(joints));
    ends_in(|joints| joints.iter().copied().collect::<ArrayVec<Joint, 5>>());
    // Inline, and on the heap.
    ends_in(|joints| joints.iter().copied().collect::<SmallVec<[Joint; 8]>>());
    ends_in(|joints| joints.iter().copied().collect::<SmallVec<[Joint; 2]>>());
    ends_in(|joints| VecDeque::from(joints.to_vec()));
    // In two pieces, where there is more than one element.
    ends_in(|joints| {
        let mut deque: VecDeque<Joint> = joints[1..].to_vec().into();
        deque.push_front(joints[0]);
        assert!(joints.len() == 1 || !deque.as_slices().1.is_empty());
        deque
    });
}

/// Borrows what it ends in; that it cannot be decoded is in `ui-tests`,
/// `fail/decode_borrowed.rs`.
#[derive(WgslLayout)]
struct Frame<'a, 'b, T> {
    count: ArrayLength,
    camera: &'a Ring<Joint, 1>,
    items: &'b [T],
}

#[test]
fn borrowed_structs() {
    let camera = Ring {
        next: 7,
        slots: [joint(1.0)],
    };
    let items = [joint(2.0), joint(3.0), joint(4.0)];
    let frame = Frame {
        count: ArrayLength,
        camera: &camera,
        items: &items[1..],
    };
    assert_eq!(<Frame<'_, '_, Joint>>::LAYOUT.offset_of("camera"), 16);
    let mut expected = [2_u32, 0, 0, 0].to_bytes();
    expected.extend(camera.to_bytes());
    expected.extend(joint(3.0).to_bytes());
    expected.extend(joint(4.0).to_bytes());
    assert_eq!(frame.to_bytes(), expected);
    parse(&format!(
        "{}@group(0) @binding(0) var<storage> frame: Frame_Joint;",
        <Frame<'_, '_, Joint>>::WGSL
    ));
}
