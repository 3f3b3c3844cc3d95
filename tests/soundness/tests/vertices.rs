//! Vertex buffers: vertices of all shapes against each field by itself, in
//! buffers that are exactly as long as they have to be.

use std::hint::black_box;
use std::mem::MaybeUninit;

use glam::{Mat3, Mat4, UVec2, Vec2, Vec3, Vec3A, Vec4};
use wgsl_layout::WgslVertexInput;
use wgsl_layout_soundness::noise;

/// The bytes of an attribute of a vertex, column by column.
trait Bytes {
    fn columns(&self) -> Vec<Vec<u8>>;
}

macro_rules! bytes {
    ($($ty:ty: |$value:ident| $columns:expr;)*) => {$(
        impl Bytes for $ty {
            fn columns(&self) -> Vec<Vec<u8>> {
                let $value = self;
                $columns.map(|column| column.iter().flat_map(|number| number.to_le_bytes()).collect()).to_vec()
            }
        }
    )*};
}
bytes! {
    f32: |value| [[*value]];
    u32: |value| [[*value]];
    u8: |value| [[*value]];
    u16: |value| [[*value]];
    [u8; 2]: |value| [*value];
    [u8; 4]: |value| [*value];
    [u16; 2]: |value| [*value];
    [f32; 3]: |value| [*value];
    Vec2: |value| [value.to_array()];
    UVec2: |value| [value.to_array()];
    Vec3: |value| [value.to_array()];
    Vec3A: |value| [value.to_array()];
    Vec4: |value| [value.to_array()];
    Mat3: |value| value.to_cols_array_2d();
    Mat4: |value| value.to_cols_array_2d();
}

trait Vertex: WgslVertexInput {
    /// A vertex whose padding was never written.
    fn make(place: &mut MaybeUninit<Self>, seed: u32) -> &Self;
    /// The columns of all attributes, in order.
    fn columns(&self) -> Vec<Vec<u8>>;
}

/// A number that depends on a seed.
trait Make {
    fn make(seed: u32) -> Self;
}

macro_rules! make {
    ($($ty:ty: |$x:ident| $value:expr;)*) => {$(
        impl Make for $ty {
            fn make(seed: u32) -> Self {
                let bytes = noise(seed, 4);
                let $x = bytes[0];
                $value
            }
        }
    )*};
}
make! {
    f32: |x| f32::from(x);
    u32: |x| u32::from(x) << 16 | 7;
    u8: |x| x;
    u16: |x| u16::from(x) << 8 | 1;
    [u8; 2]: |x| [x, 2];
    [u8; 4]: |x| [x, 2, 3, 4];
    [u16; 2]: |x| [u16::from(x), 0x0201];
    [f32; 3]: |x| [f32::from(x), 2.0, 3.0];
    Vec2: |x| Vec2::new(f32::from(x), 2.0);
    UVec2: |x| UVec2::new(x.into(), 2);
    Vec3: |x| Vec3::new(f32::from(x), 2.0, 3.0);
    Vec3A: |x| Vec3A::new(f32::from(x), 2.0, 3.0);
    Vec4: |x| Vec4::new(f32::from(x), 2.0, 3.0, 4.0);
    Mat3: |x| Mat3::from_diagonal(Vec3::new(f32::from(x), 2.0, 3.0));
    Mat4: |x| Mat4::from_diagonal(Vec4::new(f32::from(x), 2.0, 3.0, 4.0));
}

macro_rules! vertices {
    ($($(#[$attribute:meta])* struct $name:ident {
        $($(#[$on_field:meta])* $field:ident: $ty:ty,)*
    } skips { $($skipped:ident: $skipped_ty:ty = $value:expr,)* })*) => {
        $(
            #[derive(WgslVertexInput)]
            $(#[$attribute])*
            struct $name {
                $($(#[$on_field])* $field: $ty,)*
                $(#[wgsl(skip)] #[allow(dead_code)] $skipped: $skipped_ty,)*
            }

            impl Vertex for $name {
                fn make(place: &mut MaybeUninit<Self>, seed: u32) -> &Self {
                    let mut next = seed;
                    $(
                        next += 1;
                        let $field = <$ty as Make>::make(next);
                    )*
                    black_box(place).write(Self { $($field,)* $($skipped: $value,)* })
                }
                fn columns(&self) -> Vec<Vec<u8>> {
                    let mut columns = Vec::new();
                    $(columns.extend(self.$field.columns());)*
                    columns
                }
            }
        )*

        #[test]
        fn vertices_are_their_fields() {
            $(check::<$name>(stringify!($name));)*
        }
    };
}

vertices! {
    // In place.
    #[repr(C)]
    struct Plain { position: [f32; 3], id: u32, } skips {}
    #[repr(C)]
    struct PaddedInside { #[wgsl(format(uint8))] kind: u8, position: Vec3, uv: Vec2, } skips {}
    #[repr(C)]
    struct PaddedAtTheEnd { position: Vec3A, uv: Vec2, } skips {}
    #[repr(C, align(64))]
    struct Aligned { position: Vec3, } skips {}
    #[repr(C)]
    struct Matrices { normal: Mat3, model: Mat4, tint: Vec4, } skips {}
    #[repr(C)]
    struct WithSkipped { id: u32, position: Vec3, } skips { name: Option<Box<u32>> = None, flag: bool = true, }
    // Packed: odd sizes, whose offsets and stride are rounded up.
    struct OneByte { #[wgsl(format(uint8))] kind: u8, } skips {}
    struct TwoBytes { #[wgsl(format(uint8x2))] pair: [u8; 2], } skips {}
    struct Odd {
        #[wgsl(format(uint8))] a: u8,
        b: Vec3,
        #[wgsl(format(uint8x2))] c: [u8; 2],
        #[wgsl(format(uint16))] d: u16,
        #[wgsl(format(uint8))] e: u8,
    } skips {}
    struct Small {
        #[wgsl(format(unorm8x4))] a: [u8; 4],
        #[wgsl(format(uint16x2))] b: [u16; 2],
        #[wgsl(format(uint8))] c: u8,
    } skips { name: String = String::from("never read"), }
    struct Mixed { a: Mat3, b: Vec3A, c: f32, d: UVec2, e: Mat4, } skips { f: Vec<u8> = vec![1], }
}

/// The buffer of `values`: each column at the offset of its attribute.
fn reference<T: Vertex>(values: &[T]) -> Vec<u8> {
    let stride = T::ARRAY_STRIDE as usize;
    let mut bytes = vec![0; stride * values.len()];
    for (value, slot) in values.iter().zip(bytes.chunks_mut(stride)) {
        let columns = value.columns();
        assert_eq!(columns.len(), T::ATTRIBUTES.len());
        for (column, attribute) in columns.iter().zip(T::ATTRIBUTES) {
            let offset = attribute.offset() as usize;
            slot[offset..offset + column.len()].copy_from_slice(column);
        }
    }
    bytes
}

/// Looks at every byte in a way that valgrind notices if it was never written.
fn look_at(bytes: &[u8]) -> usize {
    bytes.iter().filter(|byte| black_box(**byte) == 0).count()
}

fn check<T: Vertex>(name: &str) {
    let stride = T::ARRAY_STRIDE as usize;
    assert_eq!(stride % 4, 0, "{name}");
    for count in [0, 1, 2, 3, 7, 40] {
        let mut places: Vec<MaybeUninit<T>> = (0..count).map(|_| MaybeUninit::uninit()).collect();
        let mut values = Vec::new();
        for (i, place) in places.iter_mut().enumerate() {
            T::make(place, 100 * i as u32 + 1);
        }
        // SAFETY: each of them has just been written.
        #[allow(unsafe_code)]
        values.extend(
            places
                .into_iter()
                .map(|place| unsafe { place.assume_init() }),
        );
        let expected = reference(&values);

        let bytes = T::to_vertex_bytes(&values);
        look_at(&bytes);
        assert_eq!(bytes, expected, "{name}: {count}");

        let mut exact = vec![0xee; stride * count].into_boxed_slice();
        assert_eq!(T::write_vertices(&values, &mut exact), Ok(exact.len()));
        assert_eq!(*exact, *expected, "{name}: {count}");

        // More room than it takes, at an address that is not aligned.
        let mut more = vec![0xee; stride * count + 9].into_boxed_slice();
        assert_eq!(
            T::write_vertices(&values, &mut more[1..]),
            Ok(stride * count)
        );
        assert_eq!(more[1..=stride * count], expected, "{name}: {count}");
        assert!(more[0] == 0xee && more[1 + stride * count..].iter().all(|byte| *byte == 0xee));

        // Less: nothing is written.
        for less in [1, stride / 2, stride].into_iter().filter(|_| count > 0) {
            let mut short = vec![0xee; stride * count - less].into_boxed_slice();
            let error = T::write_vertices(&values, &mut short).unwrap_err();
            assert_eq!(
                (error.needed(), error.available()),
                (stride * count, short.len())
            );
            assert!(short.iter().all(|byte| *byte == 0xee), "{name}");
        }
    }
}

#[test]
fn bytes_in_place_are_those_that_are_written() {
    #[derive(WgslVertexInput)]
    #[repr(C)]
    struct Filled {
        position: [f32; 3],
        #[wgsl(format(unorm8x4))]
        tint: [u8; 4],
        #[wgsl(skip)]
        padding: [u32; 4],
        model: Mat4,
    }
    let vertices: Vec<Filled> = (0..9_u8)
        .map(|i| Filled {
            position: [1.0, 2.0, f32::from(i)],
            tint: [i; 4],
            padding: [0; 4],
            model: Mat4::IDENTITY,
        })
        .collect();
    let in_place = Filled::vertex_bytes(&vertices);
    assert_eq!(in_place.as_ptr(), vertices.as_ptr().cast());
    assert_eq!(in_place, Filled::to_vertex_bytes(&vertices));
    assert_eq!(in_place.len(), size_of_val(&*vertices));
    look_at(in_place);
    assert!(vertices.iter().all(|vertex| vertex.padding == [0; 4]));
    assert!(Filled::vertex_bytes(&[]).is_empty());

    // A part of a list; none of it.
    assert_eq!(
        Filled::vertex_bytes(&vertices[3..5]),
        &in_place[3 * 96..5 * 96]
    );
    assert_eq!(Plain::vertex_bytes(&[]), []);
}
