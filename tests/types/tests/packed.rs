//! Packed numbers: the text names what takes them apart, wherever they stand.

use half::f16;
use wgsl_layout::types::{Float16x2, Sint8x4, Snorm8x4, Snorm16x2, Uint8x4, Unorm8x4, Unorm16x2};
use wgsl_layout::{WgslDecode, WgslLayout};
use wgsl_layout_type_tests::parse;

#[derive(WgslLayout, Clone, Copy, Debug, PartialEq)]
#[wgsl(transparent)]
#[repr(transparent)]
struct Tint(Unorm8x4);

type Alias = Unorm8x4;

/// naga reads the text, and the functions that it names take what they are
/// given.
fn assert_unpacks<T: WgslLayout>(expressions: &[&str]) {
    let uses = expressions.join(";\n    _ = ");
    let name = T::WGSL_TYPE;
    parse(&format!(
        "{}@group(0) @binding(0) var<storage> it: {name};\n\
         @compute @workgroup_size(1)\nfn main() {{\n    _ = {uses};\n}}\n",
        T::WGSL
    ));
}

#[test]
fn the_text_names_what_takes_them_apart() {
    #[derive(WgslLayout)]
    struct Packed {
        /// The colour.
        color: Unorm8x4,
        direction: Snorm8x4,
        uv: Unorm16x2,
        slope: Snorm16x2,
        half: Float16x2,
        joints: Uint8x4,
        #[wgsl(rename = "moves")]
        offsets: Sint8x4,
        plain: u32,
        same: Alias,
        tint: Tint,
    }
    assert_eq!(
        Packed::WGSL,
        "\
struct Packed {
    // The colour.
    color: u32, // unpack4x8unorm
    direction: u32, // unpack4x8snorm
    uv: u32, // unpack2x16unorm
    slope: u32, // unpack2x16snorm
    half: u32, // unpack2x16float
    joints: u32, // unpack4xU8
    moves: u32, // unpack4xI8
    plain: u32,
    same: u32, // unpack4x8unorm
    tint: u32, // unpack4x8unorm
}
"
    );
    assert_unpacks::<Packed>(&[
        "unpack4x8unorm(it.color)",
        "unpack4x8snorm(it.direction)",
        "unpack2x16unorm(it.uv)",
        "unpack2x16snorm(it.slope)",
        "unpack2x16float(it.half)",
        "unpack4xU8(it.joints)",
        "unpack4xI8(it.moves)",
    ]);
    // The spelling and the name of a generic struct are those of a `u32`.
    assert_eq!(Packed::LAYOUT.member("color").unwrap().wgsl_type(), "u32");
    assert_eq!(Unorm8x4::WGSL_TYPE, "u32");
    assert_eq!(<Vec<Unorm8x4>>::WGSL, "");
}

#[test]
fn in_arrays_lists_and_pointers() {
    #[derive(WgslLayout)]
    struct Palettes {
        #[wgsl(align(16))]
        four: [Unorm8x4; 4],
        rows: [[Tint; 2]; 3],
        #[wgsl(size(8))]
        boxed: Box<Snorm8x4>,
        nested: Nested,
        list: Vec<Unorm8x4>,
    }
    #[derive(WgslLayout)]
    struct Nested {
        inner: Uint8x4,
    }
    assert_eq!(
        Palettes::WGSL,
        "\
struct Nested {
    inner: u32, // unpack4xU8
}

struct Palettes {
    @align(16) four: array<u32, 4>, // unpack4x8unorm
    rows: array<array<u32, 2>, 3>, // unpack4x8unorm
    @size(8) boxed: u32, // unpack4x8snorm
    nested: Nested,
    list: array<u32>, // unpack4x8unorm
}
"
    );
    assert_unpacks::<Palettes>(&["unpack4x8unorm(it.list[1])", "unpack4x8unorm(it.four[1])"]);
}

#[test]
fn small_numbers_that_keep_their_type() {
    #[derive(WgslLayout, Clone, Debug, PartialEq)]
    struct Vertex {
        #[wgsl(as = Unorm8x4)]
        color: [u8; 4],
        #[wgsl(as = Snorm8x4)]
        normal: [i8; 4],
        #[wgsl(as = Unorm16x2)]
        uv: [u16; 2],
        #[wgsl(as = Snorm16x2)]
        slope: [i16; 2],
        #[wgsl(as = Float16x2)]
        half: [f16; 2],
        #[wgsl(as = Uint8x4)]
        joints: [u8; 4],
        #[wgsl(as = Sint8x4)]
        offsets: [i8; 4],
        #[wgsl(as = [Unorm8x4; 2])]
        pair: [[u8; 4]; 2],
        #[wgsl(as = Unorm8x4)]
        numbers: [f32; 4],
    }
    assert_eq!(
        Vertex::WGSL,
        "\
struct Vertex {
    color: u32, // unpack4x8unorm
    normal: u32, // unpack4x8snorm
    uv: u32, // unpack2x16unorm
    slope: u32, // unpack2x16snorm
    half: u32, // unpack2x16float
    joints: u32, // unpack4xU8
    offsets: u32, // unpack4xI8
    pair: array<u32, 2>, // unpack4x8unorm
    numbers: u32, // unpack4x8unorm
}
"
    );
    assert_unpacks::<Vertex>(&["unpack4x8unorm(it.pair[1])"]);
    let vertex = Vertex {
        color: [1, 2, 3, 4],
        normal: [-1, 2, -3, 4],
        uv: [0x0102, 0x0304],
        slope: [-2, 0x0304],
        half: [f16::ONE, f16::NEG_ONE],
        joints: [9, 8, 7, 6],
        offsets: [-4, 3, -2, 1],
        pair: [[1, 2, 3, 4], [5, 6, 7, 8]],
        numbers: [1.0, 0.0, 0.2, 1.0],
    };
    let bytes = vertex.to_bytes();
    #[rustfmt::skip]
    assert_eq!(
        bytes,
        [
            1, 2, 3, 4,
            0xff, 2, 0xfd, 4,
            0x02, 0x01, 0x04, 0x03,
            0xfe, 0xff, 0x04, 0x03,
            0x00, 0x3c, 0x00, 0xbc,
            9, 8, 7, 6,
            0xfc, 3, 0xfe, 1,
            1, 2, 3, 4, 5, 6, 7, 8,
            255, 0, 51, 255,
        ]
    );
    assert_eq!(Vertex::read_from(&bytes), Ok(vertex));
}

#[test]
fn bytes_that_are_packed_already_are_not_touched() {
    #[derive(WgslLayout, Debug, PartialEq)]
    #[repr(C)]
    struct Instance {
        #[wgsl(as = Unorm8x4)]
        color: [u8; 4],
        #[wgsl(as = [Uint8x4; 300])]
        many: [[u8; 4]; 300],
        #[wgsl(as = u32)]
        word: [i16; 2],
    }
    assert_eq!(Instance::ZERO_COPY, cfg!(target_endian = "little"));
    let mut instances = [
        Instance {
            color: [1, 2, 3, 4],
            many: [[5; 4]; 300],
            word: [-1, 1],
        },
        Instance {
            color: [6, 7, 8, 9],
            many: [[10; 4]; 300],
            word: [2, -2],
        },
    ];
    let bytes = instances.to_bytes();
    assert_eq!(bytes.len(), 2 * 1208);
    assert_eq!(bytes[..5], [1, 2, 3, 4, 5]);
    assert_eq!(bytes[1204..1209], [255, 255, 1, 0, 6]);
    let expected = <[Instance; 2]>::read_from(&bytes).unwrap();
    assert_eq!(expected, instances);
    instances[1].color = [0; 4];
    instances.read_into(&bytes).unwrap();
    assert_eq!(expected, instances);
}

/// A comment is no part of a type: two structs that differ in nothing else are
/// one declaration.
#[test]
fn a_packed_argument_is_a_u32() {
    #[derive(WgslLayout)]
    struct Holder<T> {
        value: T,
    }
    const BOTH: &str = wgsl_layout::wgsl!(Holder<u32>, Holder<Unorm8x4>);
    assert_eq!(<Holder<Unorm8x4>>::WGSL_TYPE, "Holder_u32");
    assert_eq!(
        <Holder<Unorm8x4>>::WGSL,
        "struct Holder_u32 {\n    value: u32, // unpack4x8unorm\n}\n"
    );
    assert_eq!(BOTH, "struct Holder_u32 {\n    value: u32,\n}\n");
}

/// What the documentation lists as the types that a field may keep.
#[test]
fn floats_that_keep_their_type() {
    #[derive(WgslLayout, Clone, Debug, PartialEq)]
    struct Rounded {
        #[wgsl(as = Unorm8x4)]
        color: [f32; 4],
        #[wgsl(as = Snorm8x4)]
        normal: [f32; 4],
        #[wgsl(as = Unorm16x2)]
        uv: [f32; 2],
        #[wgsl(as = Snorm16x2)]
        slope: [f32; 2],
        #[wgsl(as = [Unorm8x4])]
        list: Vec<[f32; 4]>,
    }
    let rounded = Rounded {
        // Above 1 is 1, and no colour is converted: half is 128.
        color: [0.5, 0.0, 1.0, 2.0],
        normal: [-1.0, 0.5, 1.0, -9.0],
        uv: [0.5, 1.0],
        slope: [-1.0, 0.5],
        list: vec![[1.0, 0.5, 0.0, 0.0]],
    };
    let bytes = rounded.to_bytes();
    #[rustfmt::skip]
    assert_eq!(
        bytes,
        [
            128, 0, 255, 255,
            0x81, 64, 127, 0x81,
            0x00, 0x80, 0xff, 0xff,
            0x01, 0x80, 0x00, 0x40,
            255, 128, 0, 0,
        ]
    );
    let back = Rounded::read_from(&bytes).unwrap();
    let color = [128.0 / 255.0, 0.0, 1.0, 1.0_f32].map(f32::to_bits);
    assert_eq!(back.color.map(f32::to_bits), color);
    assert_eq!(back.to_bytes(), bytes);
}
