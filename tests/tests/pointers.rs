//! Pointers of all kinds: in WGSL each is what it points to.

#![allow(
    clippy::assertions_on_constants,
    reason = "the constants are what is tested"
)]

use std::borrow::Cow;
use std::rc::Rc;
use std::sync::Arc;

use glam::{Vec2, Vec3};
use wgsl_layout::{WgslDecode, WgslLayout};

#[derive(WgslLayout, Clone, Debug, PartialEq)]
struct Light {
    position: Vec3,
    radius: f32,
    color: Vec3,
}

fn lights(count: u8) -> Vec<Light> {
    let light = |i: u8| Light {
        position: Vec3::splat(f32::from(i)),
        radius: 2.0,
        color: Vec3::X,
    };
    (0..count).map(light).collect()
}

/// `value` is in WGSL what `plain` is: text, numbers and bytes.
#[track_caller]
fn same<P, T>(value: &P, plain: &T)
where
    P: WgslLayout + ?Sized,
    T: WgslLayout + ?Sized,
{
    assert_eq!(P::WGSL_TYPE, T::WGSL_TYPE);
    assert_eq!(P::WGSL, T::WGSL);
    assert_eq!(P::ALIGN, T::ALIGN);
    assert_eq!(P::LAYOUT.size(), T::LAYOUT.size());
    assert_eq!(P::MIN_BINDING_SIZE, T::MIN_BINDING_SIZE);
    assert_eq!(P::ZERO_COPY, T::ZERO_COPY);
    assert_eq!(value.byte_len(), plain.byte_len());
    assert_eq!(value.to_bytes(), plain.to_bytes());
    let mut streamed = Vec::new();
    value.write_with(|_, chunk| streamed.extend_from_slice(chunk));
    assert_eq!(streamed, plain.to_bytes());
}

/// As `same`, and the way back.
#[track_caller]
fn same_both_ways<P: WgslDecode, T: WgslLayout + ?Sized>(mut value: P, plain: &T) {
    same(&value, plain);
    let bytes = plain.to_bytes();
    let read = P::read_from(&bytes).unwrap();
    assert_eq!(read.to_bytes(), bytes);
    assert_eq!(value.read_into(&bytes), Ok(()));
    assert_eq!(value.to_bytes(), bytes);
    let needed = P::LAYOUT.size();
    assert!(P::read_from(&bytes[..needed - 1]).is_err());
}

#[test]
fn pointers_to_one_value() {
    let light = &lights(4)[3];
    same(&light, light);
    same(&&&light, light);
    same_both_ways(Box::new(light.clone()), light);
    same_both_ways(Rc::new(light.clone()), light);
    same_both_ways(Arc::new(light.clone()), light);
    same_both_ways(Cow::<Light>::Owned(light.clone()), light);
    same(&Cow::Borrowed(light), light);
    same_both_ways(Box::new(Rc::new(Arc::new(light.clone()))), light);
    same_both_ways(Box::new(Vec3::ONE), &Vec3::ONE);
    same_both_ways(Box::new(7_u32), &7_u32);
}

/// The elements are in WGSL what they point to, and never zero copy.
#[test]
fn arrays_of_pointers() {
    let boxes = [Box::new(7_u32), Box::new(8)];
    assert_eq!(<[Box<u32>; 2]>::WGSL_TYPE, "array<u32, 2>");
    assert_eq!(boxes.to_bytes(), [7_u32, 8].to_bytes());
    assert_eq!(<[Box<u32>; 2]>::read_from(&boxes.to_bytes()), Ok(boxes));
    let shared: Vec<Arc<Vec3>> = (0..3).map(|_| Arc::new(Vec3::ONE)).collect();
    assert_eq!(shared.to_bytes(), vec![Vec3::ONE; 3].to_bytes());
    assert_eq!(Vec::read_from(&shared.to_bytes()), Ok(shared));
    let light = &lights(4)[3];
    assert_eq!([light, light].to_bytes(), vec![light.clone(); 2].to_bytes());
    assert!(<Box<u32>>::ZERO_COPY && <&[u32]>::ZERO_COPY);
    assert!(!<[Box<u32>]>::ZERO_COPY && !<[&u32; 1]>::ZERO_COPY);
    assert!(!Vec::<Box<u32>>::ZERO_COPY);
}

#[test]
fn pointers_to_many_values() {
    for count in [0, 1, 2, 100] {
        let many = lights(count);
        let plain = many.as_slice();
        same(plain, &many);
        same(&plain, plain);
        same(&&many, plain);
        same_both_ways(many.clone(), plain);
        same_both_ways(Box::<[Light]>::from(plain), plain);
        same_both_ways(Rc::<[Light]>::from(plain), plain);
        same_both_ways(Arc::<[Light]>::from(plain), plain);
        same_both_ways(Cow::<[Light]>::Owned(many.clone()), plain);
        same(&Cow::Borrowed(plain), plain);
        same_both_ways(Box::new(many.clone()), plain);
        same_both_ways(Rc::new(many.clone()), plain);
        same_both_ways(Arc::new(Box::<[Light]>::from(plain)), plain);
    }
}

#[derive(WgslLayout)]
#[wgsl(rename = "Scene")]
struct Plain {
    id: u32,
    center: Vec3,
    sun: Light,
    offset: Vec2,
    table: [f32; 6],
    lights: Vec<Light>,
}

fn plain(count: u8) -> Plain {
    Plain {
        id: 9,
        center: Vec3::Y,
        sun: lights(2).remove(1),
        offset: Vec2::X,
        table: [0.5; 6],
        lights: lights(count),
    }
}

#[test]
fn members_that_are_borrowed() {
    #[derive(WgslLayout)]
    #[wgsl(rename = "Scene")]
    struct Borrowed<'a, 'b> {
        id: &'a u32,
        center: &'b Vec3,
        sun: &'a Light,
        offset: Cow<'b, Vec2>,
        table: &'b [f32; 6],
        lights: &'a [Light],
    }
    for count in [0, 1, 5] {
        let plain = plain(count);
        let borrowed = Borrowed {
            id: &plain.id,
            center: &plain.center,
            sun: &plain.sun,
            offset: Cow::Borrowed(&plain.offset),
            table: &plain.table,
            lights: &plain.lights,
        };
        same(&borrowed, &plain);
    }
}

/// One struct for each kind of list; the other members are pointers too.
macro_rules! owned_members {
    ($($test:ident: $list:ty;)*) => {$(
        #[test]
        fn $test() {
            #[derive(WgslLayout)]
            #[wgsl(rename = "Scene")]
            struct Owned {
                id: Rc<u32>,
                center: Box<Vec3>,
                sun: Arc<Light>,
                offset: Cow<'static, Vec2>,
                table: Box<[f32; 6]>,
                lights: $list,
            }
            for count in [0, 1, 5] {
                let plain = plain(count);
                let owned = Owned {
                    id: plain.id.into(),
                    center: plain.center.into(),
                    sun: plain.sun.clone().into(),
                    offset: Cow::Owned(plain.offset),
                    table: plain.table.into(),
                    lights: plain.lights.clone().into(),
                };
                same_both_ways(owned, &plain);
            }
        }
    )*};
}

owned_members! {
    members_with_a_vec: Vec<Light>;
    members_with_a_boxed_slice: Box<[Light]>;
    members_with_a_shared_slice: Rc<[Light]>;
    members_with_an_atomically_shared_slice: Arc<[Light]>;
    members_with_a_cow: Cow<'static, [Light]>;
    members_with_a_boxed_vec: Box<Vec<Light>>;
    members_with_a_shared_vec: Arc<Vec<Light>>;
}

/// A struct that ends in a runtime-sized array, behind a pointer.
#[test]
fn pointers_to_a_runtime_sized_struct() {
    let expected = plain(3);
    same(&&expected, &expected);
    same_both_ways(Box::new(plain(3)), &expected);
    same_both_ways(Arc::new(plain(3)), &expected);
}
