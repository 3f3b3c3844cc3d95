//! `write_with`: values larger than a chunk, and slices that are lent.

use std::sync::atomic::AtomicU32;

use glam::{Mat3A, Vec3};
use half::f16;
use wgsl_layout::{WgslDecode, WgslLayout};
use wgsl_layout_tests::bytes::encoded;

/// Larger than a chunk: values, elements, and arrays of arrays, with and
/// without padding.
#[test]
fn large_values_go_out_in_chunks() {
    #[derive(WgslLayout)]
    struct Large {
        first: u32,
        grid: [[Vec3; 20]; 30],
        #[wgsl(size(9000))]
        gap: f32,
        plain: [u32; 3000],
        counters: [AtomicU32; 50],
        nested: [Cell; 70],
        last: u32,
        rest: Vec<Cell>,
    }
    #[derive(WgslLayout)]
    struct Cell {
        a: f16,
        b: Mat3A,
        c: [[f32; 5]; 7],
        d: AtomicU32,
    }
    let cell = |seed: u32| Cell {
        a: f16::from_f32(f32::from(seed as u16)),
        b: Mat3A::from_cols_array(&[f32::from(seed as u16); 9]),
        c: [[1.5; 5]; 7],
        d: AtomicU32::new(seed),
    };
    for count in [0, 1, 40, 100] {
        let large = Box::new(Large {
            first: 1,
            grid: std::array::from_fn(|x| {
                std::array::from_fn(|y| Vec3::splat(f32::from((x * y) as u16)))
            }),
            gap: 2.0,
            plain: std::array::from_fn(|i| i as u32),
            counters: std::array::from_fn(|i| AtomicU32::new(i as u32)),
            nested: std::array::from_fn(|i| cell(i as u32)),
            last: 3,
            rest: (0..count).map(cell).collect(),
        });
        let bytes = encoded(&*large);
        let at = |path: &str| {
            let offset = Large::LAYOUT.offset_of(path);
            u32::from_le_bytes(bytes[offset..offset + 4].try_into().unwrap())
        };
        assert_eq!(at("grid[29][19].z"), (29.0_f32 * 19.0).to_bits());
        assert_eq!(at("plain[2999]"), 2999);
        assert_eq!(at("counters[49]"), 49);
        assert_eq!(at("nested[69].d"), 69);
        assert_eq!(at("nested[69].c[6][4]"), 1.5_f32.to_bits());
        assert_eq!(at("last"), 3);
        if count > 0 {
            assert_eq!(at(&format!("rest[{}].d", count - 1)), count - 1);
        }
        let again = Large::read_from(&bytes).unwrap();
        assert_eq!(encoded(&again), bytes);
    }
}

#[test]
fn large_slices_go_out_in_chunks() {
    let vectors: Vec<Vec3> = (0..5000_u16).map(|i| Vec3::splat(i.into())).collect();
    assert_eq!(encoded(&vectors).len(), 80_000);
    let numbers: Vec<u32> = (0..50_000).collect();
    assert_eq!(encoded(&numbers), numbers.as_bytes());
    let elements: Vec<[Vec3; 1000]> = vec![[Vec3::ONE; 1000]; 3];
    assert_eq!(encoded(&elements).len(), 48_000);
    let bytes: Vec<[[f16; 5]; 11]> = vec![[[f16::ONE; 5]; 11]; 777];
    assert_eq!(encoded(&bytes).len(), (777 * 110_usize).next_multiple_of(4));
}

/// Whole chunks of zero-copy slices are those of the slice, not copies.
#[test]
fn plain_slices_are_lent_to_the_sink() {
    let numbers: Vec<u32> = (0..10_000).collect();
    let range = numbers.as_bytes().as_ptr_range();
    let mut lent = 0;
    numbers.write_with(|_, chunk| {
        if range.contains(&chunk.as_ptr()) {
            lent += chunk.len();
        }
    });
    assert!(lent >= 36_000, "{lent} of 40,000 bytes");
}
