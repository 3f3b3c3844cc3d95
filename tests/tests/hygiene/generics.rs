//! Generic parameters of all kinds, under names that an expansion might use.

#![allow(dead_code)]

use ::renamed::{WgslDecode, WgslLayout};
use ::std::prelude::v1::{Copy, Ok, PartialEq, Sized, Vec};

/// Defaults, bounds, where clauses.
#[derive(WgslLayout)]
#[wgsl(crate = "::renamed")]
struct Bounded<T: Copy + PartialEq = u32, const N: usize = 4>
where
    [T; N]: Sized,
{
    a: T,
    b: [T; N],
}

#[derive(WgslLayout)]
#[wgsl(crate = "::renamed")]
struct Many<'a, 'b: 'a, A, B, const M: usize, const N: usize> {
    a: &'a A,
    b: [[B; M]; N],
    c: &'b [A; N],
    d: Vec<[A; M]>,
}

/// Parameters with the names of other things.
#[derive(WgslLayout)]
#[wgsl(crate = "::renamed")]
struct Named<'wgsl, Footprint, Member, Layout, const LEN: usize> {
    a: &'wgsl Footprint,
    b: [Member; LEN],
    c: Layout,
}

/// The tail is whatever the argument is.
#[derive(WgslLayout)]
#[wgsl(crate = "::renamed")]
struct Tail<T> {
    a: u32,
    tail: T,
}

#[derive(WgslLayout)]
#[wgsl(crate = "::renamed")]
struct UnsizedTail<'a, T: ?Sized> {
    a: u32,
    tail: &'a T,
}

/// A parameter that no member mentions.
#[derive(WgslLayout)]
#[wgsl(crate = "::renamed")]
struct Marked<K> {
    a: u32,
    #[wgsl(skip)]
    kind: ::core::marker::PhantomData<K>,
}

trait Unit {
    type Number;
    const COUNT: usize;
}
struct Metre;
impl Unit for Metre {
    type Number = ::glam::Vec3;
    const COUNT: usize = 3;
}

/// Types that are found through the parameter, which is none itself: the name
/// carries what was found.
#[derive(WgslLayout)]
#[wgsl(crate = "::renamed")]
struct Projected<U: Unit> {
    a: U::Number,
    b: [<U as Unit>::Number; 2],
}

#[derive(WgslLayout)]
#[wgsl(crate = "::renamed", rename = "Renamed")]
struct RenamedProjection<U: Unit> {
    a: U::Number,
}

/// Ends in a list of what was found.
#[derive(WgslLayout)]
#[wgsl(crate = "::renamed")]
struct Both<U: Unit, const N: usize = 2> {
    a: U::Number,
    b: [f32; N],
    #[wgsl(skip)]
    c: ::core::marker::PhantomData<U>,
    d: Vec<<U as Unit>::Number>,
}

/// Signed, `bool` and `char` constants.
#[derive(WgslLayout)]
#[wgsl(crate = "::renamed")]
struct Constants<const I: i32, const B: bool, const C: char> {
    a: u32,
}

type Instance<'a> = Named<'a, u32, ::glam::Vec2, [f32; 5], 2>;

#[test]
fn instances_have_their_own_layouts() {
    ::std::assert_eq!(<Bounded as WgslLayout>::WGSL_TYPE, "Bounded_u32_4");
    ::std::assert_eq!(<Bounded as WgslLayout>::LAYOUT.size(), 20);
    ::std::assert_eq!(<Bounded<f32, 7> as WgslLayout>::LAYOUT.size(), 32);
    ::std::assert_eq!(<Instance<'_> as WgslLayout>::LAYOUT.size(), 48);
    ::std::assert!(<Tail<Vec<u32>> as WgslLayout>::LAYOUT.is_runtime_sized());
    ::std::assert!(!<Tail<u32> as WgslLayout>::LAYOUT.is_runtime_sized());
    ::std::assert_eq!(<Tail<Tail<u32>> as WgslLayout>::WGSL_TYPE, "Tail_Tail_u32");
    ::std::assert!(<UnsizedTail<'_, [f32]> as WgslLayout>::LAYOUT.is_runtime_sized());
    ::std::assert_eq!(<UnsizedTail<'_, f32> as WgslLayout>::LAYOUT.size(), 8);
    ::std::assert_eq!(
        <Marked<::std::string::String> as WgslLayout>::WGSL_TYPE,
        "Marked"
    );
    ::std::assert_eq!(<Projected<Metre> as WgslLayout>::LAYOUT.size(), 48);
    ::std::assert_eq!(
        <Projected<Metre> as WgslLayout>::WGSL_TYPE,
        "Projected_vec3f_array_vec3f_2"
    );
    ::std::assert_eq!(
        <Both<Metre> as WgslLayout>::WGSL_TYPE,
        "Both_vec3f_array_vec3f_2"
    );
    ::std::assert!(<Both<Metre> as WgslLayout>::LAYOUT.is_runtime_sized());
    ::std::assert_eq!(
        <Constants<-5, true, 'a'> as WgslLayout>::WGSL_TYPE,
        "Constants_m5_1_97"
    );
}

#[test]
fn instances_go_through_bytes() {
    fn back<T: WgslDecode>(value: &T) {
        let bytes = value.to_bytes();
        let Ok(again) = T::read_from(&bytes) else {
            ::std::panic!("what was written can be read");
        };
        ::std::assert_eq!(again.to_bytes(), bytes);
    }
    back(&Bounded { a: 1, b: [2; 4] });
    back(&Tail {
        a: 1,
        tail: ::std::vec![::glam::Vec3::ONE; 5],
    });
    back(&Projected::<Metre> {
        a: ::glam::Vec3::X,
        b: [::glam::Vec3::Y; 2],
    });
    back(&Marked::<::std::string::String> {
        a: 5,
        kind: ::core::marker::PhantomData,
    });
    let tail = UnsizedTail {
        a: 1,
        tail: [2_u32, 3].as_slice(),
    };
    ::std::assert_eq!(tail.byte_len(), 12);
}
