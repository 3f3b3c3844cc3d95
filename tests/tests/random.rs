//! Several hundred random structs, written by the build script: naga reads the
//! same layouts out of their texts, and random bytes go through them unchanged
//! but for the padding.

#![allow(mixed_script_confusables, uncommon_codepoints)]

use std::collections::HashMap;

use wgsl_layout::{CHUNK, Layout, Member};
use wgsl_layout_tests::naga_oracle::{self, Parsed};
use wgsl_layout_tests::row::{Derived, Read, Value};
use wgsl_layout_tests::tint;

/// A type, and what the generator knows of it without the library.
struct Row {
    derived: Derived,
    align: usize,
    /// SizeOf, with one element of a runtime-sized array.
    size: usize,
    /// WGSL name, type and offset of each.
    members: &'static [(&'static str, &'static str, usize)],
    zero_copy: bool,
    rust_size: usize,
    /// Nothing for a type that borrows.
    read: Option<Read>,
}

mod generated {
    #![allow(missing_docs, deprecated, dead_code, unreachable_pub)]
    #![allow(non_snake_case)]
    #![allow(clippy::all, clippy::pedantic)]

    use std::borrow::Cow;
    use std::num::{NonZeroI32, NonZeroU32, Wrapping};
    use std::rc::Rc;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicI32, AtomicU32};

    use half::f16;
    use wgsl_layout::{WgslLayout, types};
    use wgsl_layout_tests::derived;
    use wgsl_layout_tests::row::read;

    use super::Row;

    include!(concat!(env!("OUT_DIR"), "/random.rs"));
}
use generated::ROWS;

fn layouts_of_structs() -> HashMap<&'static str, &'static Layout> {
    ROWS.iter()
        .map(|row| (row.derived.wgsl_type, row.derived.layout))
        .filter(|(_, layout)| !layout.members().is_empty())
        .collect()
}

fn parse(row: &Row) -> Parsed {
    naga_oracle::parse(row.derived.module, row.derived.wgsl_type)
}

#[test]
fn there_are_hundreds_of_all_kinds() {
    let count = |test: &dyn Fn(&Row) -> bool| ROWS.iter().filter(|row| test(row)).count();
    let structs = count(&|row| !row.members.is_empty());
    let runtime_sized = count(&|row| row.derived.layout.is_runtime_sized());
    let over_aligned = count(&|row| row.align > 16);
    let half_precision = count(&|row| row.derived.module.starts_with("enable f16;"));
    let generic = count(&|row| row.derived.name.contains('_'));
    let encode_only = count(&|row| row.read.is_none());
    let copies = count(&|row| row.zero_copy);
    let large = count(&|row| row.size > CHUNK);
    println!(
        "{structs} structs of {} rows, {runtime_sized} runtime-sized, {over_aligned} over-aligned, \
         {half_precision} with f16, {generic} generic, {encode_only} borrowing, {copies} zero copy, \
         {large} above a chunk",
        ROWS.len()
    );
    assert!(structs >= 300);
    for kind in [runtime_sized, over_aligned, half_precision, generic] {
        assert!(kind >= 60);
    }
    for kind in [encode_only, copies, large] {
        assert!(kind >= 15);
    }
}

/// The generator has its own sums.
#[test]
fn the_generator_agrees() {
    for row in ROWS {
        let Derived { name, layout, .. } = row.derived;
        assert_eq!(row.derived.wgsl_type, name);
        assert_eq!(layout.align(), row.align, "AlignOf({name})");
        assert_eq!(layout.size(), row.size, "SizeOf({name})");
        assert_eq!(row.derived.min_binding_size, row.size as u64, "{name}");
        let ours = layout.members().iter();
        let ours = ours.map(|row| (row.name(), row.wgsl_type(), row.offset()));
        assert!(ours.eq(row.members.iter().copied()), "members of {name}");
    }
}

#[test]
fn naga_agrees() {
    let structs = layouts_of_structs();
    for row in ROWS {
        parse(row).assert_agrees(row.derived.layout, &|name| structs.get(name).copied());
    }
}

#[test]
fn tint_accepts_every_text() {
    let modules = ROWS
        .iter()
        .map(|row| (row.derived.module, row.derived.wgsl_type));
    let count = tint::accepts_in_storage("tint_accepts_every_text", modules);
    assert!(count.is_none_or(|count| count == ROWS.len()));
}

/// `ZERO_COPY` is claimed only of values without padding.
#[test]
fn zero_copy_means_no_padding() {
    for row in ROWS.iter().filter(|row| row.zero_copy) {
        let Derived { name, layout, .. } = row.derived;
        if layout.members().is_empty() && layout.is_runtime_sized() {
            // Of a list it speaks of the elements.
            assert_eq!(layout.offset_of("[1]"), row.size);
        } else {
            assert_eq!(row.rust_size, row.size, "{name}");
        }
        let data = parse(row).data_bytes(row.size);
        assert!(data.iter().all(|data| *data), "{name} has padding");
    }
}

#[test]
fn bytes_come_back_with_padding_zeroed() {
    let mut random = Random(7);
    for row in ROWS {
        let Some(read) = row.read else { continue };
        let parsed = parse(row);
        for count in [1, 2, 3, 17] {
            let len = row.derived.layout.size_for(count);
            // At an odd address.
            let source = random.bytes(len + 1);
            let source = &source[1..];
            let value =
                read(source).unwrap_or_else(|error| panic!("{}: {error}", row.derived.name));
            let expected = masked(source, &parsed);
            check_value(row.derived.name, &*value, &expected);
        }
    }
}

/// Reading over a value, longer or shorter than it was, is as good as reading a
/// new one.
#[test]
fn reading_over_a_value() {
    let mut random = Random(8);
    for row in ROWS {
        let Some(read) = row.read else { continue };
        let parsed = parse(row);
        let layout = row.derived.layout;
        let mut value = read(&random.bytes(layout.size_for(5))).unwrap();
        for count in [2, 9, 1, 5] {
            let source = random.bytes(layout.size_for(count));
            value.read_into(&source).unwrap();
            assert_eq!(
                value.to_bytes(),
                masked(&source, &parsed),
                "{}",
                row.derived.name
            );
        }
        let before = value.to_bytes();
        let short = random.bytes(layout.size() - 1);
        assert!(value.read_into(&short).is_err());
        assert!(read(&short).is_err());
        assert_eq!(value.to_bytes(), before, "{}", row.derived.name);
    }
}

/// Bytes with those zeroed that naga takes for padding.
fn masked(bytes: &[u8], parsed: &Parsed) -> Vec<u8> {
    let data = parsed.data_bytes(bytes.len());
    let keep = |(byte, data): (&u8, bool)| if data { *byte } else { 0 };
    bytes.iter().zip(data).map(keep).collect()
}

/// All ways of encoding give `expected`, and nothing else is touched.
fn check_value(name: &str, value: &dyn Value, expected: &[u8]) {
    let len = expected.len();
    assert_eq!(value.byte_len(), len, "{name}");
    assert_eq!(value.to_bytes(), expected, "{name}");

    let mut room = vec![0xa5; len + 9];
    assert_eq!(value.write_into(&mut room), Ok(len), "{name}");
    assert_eq!(room[..len], *expected, "{name}");
    assert_eq!(room[len..], [0xa5; 9], "{name} wrote beyond its end");

    let mut exact = vec![0xa5; len];
    assert_eq!(value.write_into(&mut exact), Ok(len), "{name}");
    assert_eq!(exact, expected, "{name}");

    let mut short = vec![0xa5; len - 1];
    let error = value.write_into(&mut short).unwrap_err();
    assert_eq!((error.needed(), error.available()), (len, len - 1));
    assert_eq!(
        short,
        vec![0xa5; len - 1],
        "{name} wrote in spite of the error"
    );

    let mut streamed = Vec::new();
    let total = value.write_with(&mut |offset, chunk| {
        assert_eq!(offset, streamed.len(), "{name}: chunks are consecutive");
        assert!(!chunk.is_empty() && chunk.len() <= CHUNK, "{name}");
        streamed.extend_from_slice(chunk);
    });
    assert_eq!(total, len, "{name}");
    assert_eq!(streamed, expected, "{name}");
}

/// A fixed sequence of bytes (xorshift), none of them zero: padding that is
/// left alone shows, and every four of them are a nonzero number.
struct Random(u64);

impl Random {
    fn bytes(&mut self, len: usize) -> Vec<u8> {
        let mut next = || {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            (self.0 >> 24) as u8 | 1
        };
        (0..len).map(|_| next()).collect()
    }
}

/// The generator's names are WGSL's.
#[test]
fn members_are_found_by_name() {
    for row in ROWS {
        for (name, _, offset) in row.members {
            let member = row.derived.layout.member(name);
            assert_eq!(member.map(Member::offset), Some(*offset));
        }
    }
}
