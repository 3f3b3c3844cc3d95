//! What is asked of every type that `wgsl-layout` knows, with naga to judge.
//!
//! Owns: the questions. Must not know: which types there are.

pub mod foreign;

use std::fmt::Debug;

use naga::{Module, ScalarKind, Type, TypeInner};
use wgsl_layout::{FixedFootprint, WgslDecode, WgslLayout};

/// A number of a value, in the order in which WGSL counts its components:
/// element by element, column by column.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Lane {
    /// An `f32`.
    F32(f32),
    /// An `f16`.
    F16(half::f16),
    /// An `i32`.
    I32(i32),
    /// A `u32`.
    U32(u32),
}

macro_rules! lanes_from {
    ($($ty:ty, $lane:ident;)*) => {$(
        impl From<$ty> for Lane {
            fn from(number: $ty) -> Self {
                Self::$lane(number)
            }
        }
    )*};
}
lanes_from! {
    f32, F32;
    half::f16, F16;
    i32, I32;
    u32, U32;
}

impl Lane {
    fn bytes(self) -> Vec<u8> {
        match self {
            Self::F32(number) => number.to_le_bytes().to_vec(),
            Self::F16(number) => number.to_le_bytes().to_vec(),
            Self::I32(number) => number.to_le_bytes().to_vec(),
            Self::U32(number) => number.to_le_bytes().to_vec(),
        }
    }

    fn kind(self) -> (ScalarKind, u8) {
        match self {
            Self::F32(_) => (ScalarKind::Float, 4),
            Self::F16(_) => (ScalarKind::Float, 2),
            Self::I32(_) => (ScalarKind::Sint, 4),
            Self::U32(_) => (ScalarKind::Uint, 4),
        }
    }
}

/// `count` lanes, 1, 2, 3, ..
pub fn counting<T: Into<Lane>>(count: u8, number: fn(u8) -> T) -> Vec<Lane> {
    (1..=count).map(|i| number(i).into()).collect()
}

/// A place for the type where a wrong size or alignment shows.
#[derive(WgslLayout, Clone, Debug, PartialEq)]
pub struct Place<T> {
    first: f32,
    value: T,
    last: f32,
    elements: [T; 3],
}

/// A place for it at the end of a runtime-sized struct.
#[derive(WgslLayout, Clone, Debug, PartialEq)]
pub struct Tail<T> {
    first: f32,
    elements: Vec<T>,
}

/// Parses and validates a module text.
///
/// # Panics
///
/// If naga refuses it.
pub fn parse(text: &str) -> Module {
    let module = naga::front::wgsl::parse_str(text)
        .unwrap_or_else(|error| panic!("{}\n{text}", error.emit_to_string(text)));
    let capabilities = naga::valid::Capabilities::all();
    naga::valid::Validator::new(naga::valid::ValidationFlags::all(), capabilities)
        .validate(&module)
        .unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    module
}

/// Where naga puts each lane of a type, in bytes from its start.
fn lane_offsets(
    module: &Module,
    ty: &Type,
    start: usize,
    lanes: &mut Vec<(usize, (ScalarKind, u8))>,
) {
    match &ty.inner {
        TypeInner::Scalar(scalar) | TypeInner::Atomic(scalar) => {
            lanes.push((start, (scalar.kind, scalar.width)));
        }
        TypeInner::Vector { size, scalar } => {
            for i in 0..*size as usize {
                let offset = start + i * usize::from(scalar.width);
                lanes.push((offset, (scalar.kind, scalar.width)));
            }
        }
        TypeInner::Matrix {
            columns,
            rows,
            scalar,
        } => {
            // `AlignOf(vecR)`, which is a column's stride: section 14.4.2.
            let slots = if *rows as usize == 2 { 2 } else { 4 };
            for column in 0..*columns as usize {
                for row in 0..*rows as usize {
                    let offset = start + (column * slots + row) * usize::from(scalar.width);
                    lanes.push((offset, (scalar.kind, scalar.width)));
                }
            }
        }
        TypeInner::Array { base, size, stride } => {
            let count = match size {
                naga::ArraySize::Constant(count) => count.get(),
                other => panic!("an array of fixed length, not {other:?}"),
            };
            for i in 0..count {
                lane_offsets(
                    module,
                    &module.types[*base],
                    start + (i * stride) as usize,
                    lanes,
                );
            }
        }
        TypeInner::Struct { members, .. } => {
            for member in members {
                lane_offsets(
                    module,
                    &module.types[member.ty],
                    start + member.offset as usize,
                    lanes,
                );
            }
        }
        other => panic!("a host-shareable type, not {other:?}"),
    }
}

fn struct_named<'a>(module: &'a Module, name: &str) -> &'a TypeInner {
    let named = module
        .types
        .iter()
        .find(|(_, ty)| ty.name.as_deref() == Some(name));
    &named.unwrap_or_else(|| panic!("no struct {name}")).1.inner
}

/// Everything that is promised of a type: its spelling, its layout as naga has
/// it, its bytes, and that they can be read back.
///
/// # Panics
///
/// If a promise is broken.
pub fn prove<T>(wgsl_type: &str, value: &T, lanes: &[Lane])
where
    T: FixedFootprint + WgslDecode + Clone + Debug + PartialEq,
    Place<T>: FixedFootprint + WgslDecode,
    Tail<T>: WgslDecode,
    [T; 3]: WgslDecode,
{
    prove_text_and_bytes(wgsl_type, value, lanes);

    let bytes = value.to_bytes();
    assert_eq!(&T::read_from(&bytes).unwrap(), value);
    let place = place(value);
    let bytes = place.to_bytes();
    // An odd address, and other values in the padding.
    let mut moved = vec![0xff];
    moved.extend(&bytes);
    assert_eq!(Place::read_from(&moved[1..]).unwrap(), place);
    let mut target = place.clone();
    target.read_into(&bytes).unwrap();
    assert_eq!(target, place);
    assert!(Place::<T>::read_from(&bytes[1..]).is_err());

    let tail = Tail {
        first: 8.0,
        elements: vec![value.clone(); 5],
    };
    let read = Tail::<T>::read_from(&tail.to_bytes()).unwrap();
    assert_eq!(read.elements[..5], tail.elements);
}

fn place<T: Clone>(value: &T) -> Place<T> {
    Place {
        first: 7.0,
        value: value.clone(),
        last: 9.0,
        elements: [value.clone(), value.clone(), value.clone()],
    }
}

/// As [`prove`], for a type that can only be encoded.
///
/// # Panics
///
/// If a promise is broken.
pub fn prove_text_and_bytes<T>(wgsl_type: &str, value: &T, lanes: &[Lane])
where
    T: FixedFootprint + Clone,
    Place<T>: FixedFootprint,
    Tail<T>: WgslLayout,
{
    assert_eq!(T::WGSL_TYPE, wgsl_type);
    assert_eq!(T::LAYOUT.align(), T::ALIGN);

    let f16 = if wgsl_type.ends_with('h') || wgsl_type.contains("f16") {
        "enable f16;\n"
    } else {
        ""
    };
    let name = <Place<T>>::WGSL_TYPE;
    let text = format!(
        "{f16}{}@group(0) @binding(0) var<storage, read_write> place: {name};",
        <Place<T>>::WGSL
    );
    let module = parse(&text);
    let TypeInner::Struct { members, span } = struct_named(&module, name) else {
        panic!("{name} is not a struct");
    };
    let layout = <Place<T>>::LAYOUT;
    assert_eq!(layout.size(), *span as usize, "{text}");
    for (ours, theirs) in layout.members().iter().zip(members) {
        assert_eq!(Some(ours.name()), theirs.name.as_deref());
        assert_eq!(ours.offset(), theirs.offset as usize, "{text}");
    }

    // The bytes: each lane where naga has it, zeros elsewhere.
    let place = place(value);
    let mut offsets = Vec::new();
    for member in members {
        lane_offsets(
            &module,
            &module.types[member.ty],
            member.offset as usize,
            &mut offsets,
        );
    }
    let mut all = vec![Lane::F32(7.0)];
    all.extend(lanes);
    all.push(Lane::F32(9.0));
    for _ in 0..3 {
        all.extend(lanes);
    }
    assert_eq!(offsets.len(), all.len(), "{text}");
    let mut expected = vec![0; *span as usize];
    for (lane, (offset, kind)) in all.iter().zip(&offsets) {
        assert_eq!(lane.kind(), *kind, "{text}");
        let bytes = lane.bytes();
        expected[*offset..offset + bytes.len()].copy_from_slice(&bytes);
    }
    let mut bytes = vec![0xaa; expected.len() + 3];
    assert_eq!(place.write_into(&mut bytes), Ok(expected.len()));
    assert_eq!(bytes[..expected.len()], expected, "{text}");
    assert_eq!(bytes[expected.len()..], [0xaa; 3]);
    let mut streamed = Vec::new();
    place.write_with(|offset, chunk| {
        assert_eq!(offset, streamed.len());
        streamed.extend_from_slice(chunk);
    });
    assert_eq!(streamed, expected);

    // As an element of a runtime-sized array.
    let tail = Tail {
        first: 8.0,
        elements: vec![value.clone(); 5],
    };
    let encoded = tail.to_bytes();
    let stride = T::LAYOUT.stride();
    let start = <Tail<T>>::LAYOUT.offset_of("elements");
    let whole = value.to_bytes();
    assert_eq!(whole.len(), T::LAYOUT.size());
    for i in 0..5 {
        let element = start + i * stride;
        assert_eq!(encoded[element..element + whole.len()], whole);
    }
    let name = <Tail<T>>::WGSL_TYPE;
    let module = parse(&format!(
        "{f16}{}@group(0) @binding(0) var<storage, read_write> tail: {name};",
        <Tail<T>>::WGSL
    ));
    let TypeInner::Struct { members, .. } = struct_named(&module, name) else {
        panic!("{name} is not a struct");
    };
    assert_eq!(members[1].offset as usize, start);
    let TypeInner::Array { stride: theirs, .. } = module.types[members[1].ty].inner else {
        panic!("not an array");
    };
    assert_eq!(theirs as usize, stride);
}

/// Compares the bytes of a value of a WGSL type with its lanes.
///
/// # Panics
///
/// If they differ.
pub fn assert_lanes(wgsl_type: &str, lanes: &[Lane], bytes: &[u8]) {
    let text = format!(
        "enable f16; struct Wide {{ low: u32, high: u32 }} struct Holder {{ value: {wgsl_type} }}
        @group(0) @binding(0) var<storage> holder: Holder;"
    );
    let module = parse(&text);
    let TypeInner::Struct { members, .. } = struct_named(&module, "Holder") else {
        panic!("not a struct");
    };
    let mut offsets = Vec::new();
    lane_offsets(&module, &module.types[members[0].ty], 0, &mut offsets);
    assert_eq!(offsets.len(), lanes.len(), "{wgsl_type}");
    let mut expected = vec![0; bytes.len()];
    for (lane, (offset, kind)) in lanes.iter().zip(&offsets) {
        assert_eq!(lane.kind(), *kind, "{wgsl_type}");
        let lane = lane.bytes();
        expected[*offset..offset + lane.len()].copy_from_slice(&lane);
    }
    assert_eq!(bytes, expected, "{wgsl_type}");
}
