//! Decoding: any bytes at any address are a value or an error, allocations are
//! used again, and skipped fields keep what they hold.

use std::borrow::Cow;
use std::num::{NonZeroI32, NonZeroU32, Wrapping};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;

use glam::{Affine2, Affine3A, Mat3, Quat, Vec2, Vec3, Vec3A, Vec4};
use half::f16;
use wgsl_layout::types::{mat3x2f, mat4x3h, vec3h};
use wgsl_layout::{ReadError, WgslDecode, WgslLayout};

/// Bytes that are no zeros and look like no padding.
fn noise(len: usize) -> Vec<u8> {
    (0..len).map(|i| (i * 37 % 251) as u8 | 1).collect()
}

// -------------------------------------------------------------------- lengths

/// Reads from and writes to buffers of every length.
#[track_caller]
fn every_length<T: WgslDecode>() {
    let least = T::LAYOUT.size();
    let bytes = noise(least + 140);
    for len in 0..bytes.len() {
        for start in 0..4 {
            let Some(part) = bytes.get(start..start + len) else {
                continue;
            };
            let read = T::read_from(part);
            if len < least {
                let Err(ReadError::TooShort {
                    needed, available, ..
                }) = read
                else {
                    panic!("{len} bytes were enough");
                };
                assert_eq!((needed, available), (least, len));
                continue;
            }
            let Ok(mut value) = read else {
                panic!("{len} bytes are no {}", T::WGSL_TYPE);
            };
            // As many elements as `arrayLength` counts.
            let count = T::LAYOUT.array_length(len);
            let encoded = T::LAYOUT.size_for(count);
            assert_eq!(value.byte_len(), encoded, "{len}");
            let mut room = vec![0; encoded + 3];
            for room_len in 0..room.len() {
                let written = value.write_into(&mut room[..room_len]);
                assert_eq!(written.is_ok(), room_len >= encoded);
            }
            assert_eq!(value.read_into(part), Ok(()));
            assert_eq!(value.to_bytes(), room[..encoded]);
        }
    }
}

#[derive(WgslLayout)]
struct Mixed {
    a: f16,
    b: Vec3A,
    c: [[Vec2; 5]; 2],
    d: AtomicU32,
    e: Mat3,
    #[wgsl(size(9))]
    f: u32,
    g: Option<NonZeroU32>,
}

#[derive(WgslLayout)]
struct Listed {
    a: vec3h,
    list: Vec<Mixed>,
}

#[derive(WgslLayout)]
struct Halves {
    a: f16,
    #[wgsl(align(16))]
    list: Box<[f16]>,
}

#[test]
fn buffers_of_every_length() {
    every_length::<u32>();
    every_length::<f16>();
    every_length::<Wrapping<i32>>();
    every_length::<Vec3>();
    every_length::<Quat>();
    every_length::<Affine2>();
    every_length::<Affine3A>();
    every_length::<mat3x2f>();
    every_length::<mat4x3h>();
    every_length::<[Vec3; 5]>();
    every_length::<[[f16; 5]; 3]>();
    every_length::<Vec<f16>>();
    every_length::<Vec<vec3h>>();
    every_length::<Vec<Vec3>>();
    every_length::<Box<[[Vec3A; 2]]>>();
    every_length::<Arc<[Mixed]>>();
    every_length::<Rc<Mixed>>();
    every_length::<Cow<'static, [Vec4]>>();
    every_length::<Mixed>();
    every_length::<Vec<Mixed>>();
    every_length::<[Mixed; 2]>();
    every_length::<Listed>();
    every_length::<Halves>();
    every_length::<Box<Listed>>();
}

#[test]
fn bytes_beyond_a_fixed_value_are_ignored() {
    let mut bytes = Vec3::new(1.0, 2.0, 3.0).to_bytes();
    bytes.extend(noise(50));
    assert_eq!(Vec3::read_from(&bytes), Ok(Vec3::new(1.0, 2.0, 3.0)));
}

#[test]
fn slices_are_read_into_as_long_as_they_are() {
    let source = vec![Vec3::X, Vec3::Y, Vec3::Z];
    let bytes = source.to_bytes();
    let mut two = [Vec3::ZERO; 2];
    two.as_mut_slice().read_into(&bytes).unwrap();
    assert_eq!(two, source[..2]);
    let mut four = [Vec3::ONE; 4];
    let error = four.as_mut_slice().read_into(&bytes).unwrap_err();
    assert!(matches!(
        error,
        ReadError::TooShort {
            needed: 64,
            available: 48,
            ..
        }
    ));
    assert_eq!(four, [Vec3::ONE; 4], "left as it was");
    let mut none: [Vec3; 0] = [];
    let _ = none.as_mut_slice().read_into(&[]);
}

// ------------------------------------------------------------------- validity

#[derive(WgslLayout, Debug, PartialEq)]
struct Checked {
    id: NonZeroU32,
    links: [[NonZeroI32; 2]; 3],
    free: Option<NonZeroU32>,
}

#[derive(WgslLayout, Debug, PartialEq)]
struct Graph {
    name: u32,
    root: Checked,
    nodes: Vec<Checked>,
}

fn ones<T: WgslDecode>(len: usize) -> (T, Vec<u8>) {
    let bytes = [1, 0, 0, 0].repeat(len / 4);
    (T::read_from(&bytes).unwrap(), bytes)
}

/// Zeroes the four bytes at `offset`; the error says where they are.
#[track_caller]
fn refused<T: WgslDecode>(len: usize, offset: usize) {
    let (mut value, mut bytes) = ones::<T>(len);
    let before = value.to_bytes();
    bytes[offset..offset + 4].fill(0);
    let Err(error) = T::read_from(&bytes) else {
        panic!("a zero at {offset} was read");
    };
    let ReadError::Invalid {
        offset: found,
        expected,
        ..
    } = error
    else {
        panic!("{error}");
    };
    assert_eq!(found, offset);
    assert!(expected.starts_with("a nonzero"), "{expected}");
    assert_eq!(value.read_into(&bytes), Err(error));
    assert_eq!(value.to_bytes(), before, "left as it was");
}

#[test]
fn invalid_bytes_are_found_at_their_offset() {
    assert_eq!(Checked::LAYOUT.size(), 32);
    refused::<NonZeroU32>(4, 0);
    refused::<[NonZeroI32; 5]>(20, 16);
    refused::<Checked>(32, 0);
    for link in 1..7 {
        refused::<Checked>(32, 4 * link);
    }
    refused::<Graph>(36 + 32 * 3, 4);
    refused::<Graph>(36 + 32 * 3, 36 + 32 * 2 + 24);
    refused::<Vec<Checked>>(64, 32);
    refused::<Box<Graph>>(36 + 32, 36);
    refused::<Arc<[Checked]>>(96, 64 + 24);
    refused::<[Box<NonZeroU32>; 5]>(20, 8);
    // Zero is nothing, not an error.
    let (_, mut bytes) = ones::<Checked>(32);
    bytes[28..].fill(0);
    assert_eq!(Checked::read_from(&bytes).unwrap().free, None);
}

// ---------------------------------------------------------------- allocations

#[derive(WgslLayout)]
#[expect(clippy::vec_box, reason = "each box must stay where it is")]
struct Owner {
    head: Box<Vec3>,
    counted: Rc<u32>,
    list: Vec<Box<Vec4>>,
}

/// Five elements twice, then two.
fn same_place<P>(mut list: P)
where
    P: WgslDecode + std::ops::Deref<Target = [u32]>,
{
    let address = list.as_ptr();
    list.read_into(&noise(23)).unwrap();
    assert_eq!((list.as_ptr(), list.len()), (address, 5));
    assert_eq!(list.to_bytes(), noise(23)[..20]);
    list.read_into(&noise(8)).unwrap();
    assert_eq!(list.to_bytes(), noise(8));
}

#[test]
fn allocations_are_used_again() {
    let mut list: Vec<Vec3> = Vec::with_capacity(50);
    let address = list.as_ptr();
    for count in [3, 50, 0, 7] {
        let bytes = vec![Vec3::splat(2.0); count].to_bytes();
        list.read_into(&bytes).unwrap();
        // No list is shorter than the minimum binding.
        assert_eq!(list.len(), count.max(1));
        assert_eq!((list.as_ptr(), list.capacity()), (address, 50));
    }

    let mut owner = Owner {
        head: Box::new(Vec3::ZERO),
        counted: Rc::new(0),
        list: (0..4).map(|_| Box::new(Vec4::ZERO)).collect(),
    };
    let head = &raw const *owner.head;
    let elements: Vec<*const Vec4> = owner.list.iter().map(|item| &raw const **item).collect();
    let bytes = noise(16 + 16 * 4);
    owner.read_into(&bytes).unwrap();
    assert_eq!(&raw const *owner.head, head);
    for (element, address) in owner.list.iter().zip(elements) {
        assert_eq!(&raw const **element, address);
    }
    // Fewer and more elements than there were.
    owner.read_into(&bytes[..16 + 16]).unwrap();
    assert_eq!(owner.list.len(), 1);
    owner.read_into(&bytes).unwrap();
    assert_eq!(owner.list.len(), 4);
    assert_eq!(owner.to_bytes()[..16], bytes[..16]);

    same_place::<Box<[u32]>>([0; 5].into());
    same_place::<Rc<[u32]>>([0; 5].into());
    same_place::<Arc<[u32]>>([0; 5].into());
    same_place::<Cow<'static, [u32]>>(vec![0; 5].into());
}

/// What others hold too is replaced, never changed under them.
#[test]
fn shared_values_are_not_changed_for_others() {
    let mut one = Rc::new(Vec3::ONE);
    let other = Rc::clone(&one);
    one.read_into(&[0; 12]).unwrap();
    assert_eq!((*one, *other), (Vec3::ZERO, Vec3::ONE));
    let mut many: Arc<[u32]> = Arc::from([1, 2, 3]);
    let others = Arc::clone(&many);
    many.read_into(&[0; 12]).unwrap();
    assert_eq!((&*many, &*others), (&[0, 0, 0][..], &[1, 2, 3][..]));
    let kept = [7_u32; 5];
    let mut cow: Cow<'_, [u32]> = Cow::Borrowed(&kept);
    cow.read_into(&[0; 20]).unwrap();
    assert_eq!((&*cow, kept), (&[0; 5][..], [7; 5]));
}

// ------------------------------------------------------------- skipped fields

#[derive(WgslLayout, Debug, PartialEq)]
struct Noted {
    #[wgsl(skip)]
    note: String,
    value: u32,
    #[wgsl(skip)]
    tags: Vec<&'static str>,
}

#[derive(WgslLayout, Debug, PartialEq)]
struct Notes {
    first: Noted,
    table: [Noted; 2],
    list: Vec<Noted>,
}

fn noted(note: &str, value: u32) -> Noted {
    Noted {
        note: note.into(),
        value,
        tags: vec!["tag"],
    }
}

#[test]
fn skipped_fields_are_not_in_wgsl_and_get_their_default() {
    assert_eq!(Noted::WGSL, "struct Noted {\n    value: u32,\n}\n");
    assert_eq!(Noted::LAYOUT.size(), 4);
    let notes = Notes {
        first: noted("a", 1),
        table: [noted("b", 2), noted("c", 3)],
        list: vec![noted("d", 4), noted("e", 5)],
    };
    let bytes = notes.to_bytes();
    let numbers: Vec<u8> = (1..=5_u32).flat_map(u32::to_le_bytes).collect();
    assert_eq!(bytes, numbers);
    let read = Notes::read_from(&bytes).unwrap();
    let all = [&read.first, &read.table[1], &read.list[1]];
    assert_eq!(all.map(|noted| noted.value), [1, 3, 5]);
    for noted in all {
        assert_eq!((noted.note.as_str(), noted.tags.len()), ("", 0));
    }
}

#[test]
fn skipped_fields_keep_what_they_hold() {
    let mut notes = Notes {
        first: noted("a", 1),
        table: [noted("b", 2), noted("c", 3)],
        list: vec![noted("d", 4)],
    };
    let bytes: Vec<u8> = (11..=15_u32).flat_map(u32::to_le_bytes).collect();
    notes.read_into(&bytes).unwrap();
    assert_eq!(notes.first, noted("a", 11));
    assert_eq!(notes.table[1], noted("c", 13));
    assert_eq!(notes.list[0], noted("d", 14));
    // There was none before.
    assert_eq!((notes.list[1].value, notes.list[1].note.as_str()), (15, ""));
}

/// Without a default the struct can still be encoded.
#[test]
fn a_skipped_field_without_default() {
    struct Handle(u8);
    #[derive(WgslLayout)]
    struct Named {
        #[wgsl(skip)]
        handle: Handle,
        value: u32,
    }
    let named = Named {
        handle: Handle(3),
        value: 4,
    };
    assert_eq!(named.handle.0, 3);
    assert_eq!(named.to_bytes(), [4, 0, 0, 0]);
}
