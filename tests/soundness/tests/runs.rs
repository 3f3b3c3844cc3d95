//! Types of as many runs as lie on both sides of each limit: how many become
//! code, how many fit into the draft of the table, and how many into its tiers.

use glam::{Vec2, Vec3};
use wgsl_layout::{FixedFootprint, WgslDecode, WgslLayout};
use wgsl_layout_soundness::noise;

/// One run of 12 bytes in 32.
#[derive(WgslLayout)]
#[repr(C)]
struct Far {
    #[wgsl(size(32))]
    a: Vec3,
}

/// One of 8 in 16.
#[derive(WgslLayout)]
#[repr(C)]
struct Near {
    #[wgsl(align(16), size(16))]
    a: Vec2,
}

/// One that is no copy, of 8 in 16.
#[derive(WgslLayout)]
struct Asked {
    #[wgsl(align(16), size(16))]
    a: Box<Vec2>,
}

/// `count` parts, of whose `of` bytes the first `len` are kept.
fn check<T>(count: usize, len: usize, of: usize)
where
    T: FixedFootprint + WgslDecode,
    Vec<T>: WgslDecode,
    [T]: WgslDecode,
{
    assert_eq!(T::LAYOUT.size(), count * of);
    for elements in [1, 2, 3] {
        let source = noise(count as u32 + elements as u32, count * of * elements);
        let mut expected = source.clone();
        for part in expected.chunks_mut(of) {
            part[len..].fill(0);
        }
        let mut bytes = vec![0xee; expected.len()].into_boxed_slice();
        let mut streamed = Vec::new();
        let mut old = Vec::<T>::read_from(&noise(1, source.len())).unwrap();
        if elements == 1 {
            let value = T::read_from(&source).unwrap();
            value.write_into(&mut bytes).unwrap();
            value.write_with(|_, chunk| streamed.extend_from_slice(chunk));
            old[0].read_into(&source).unwrap();
        } else {
            let values = Vec::<T>::read_from(&source).unwrap();
            values.write_into(&mut bytes).unwrap();
            values.write_with(|_, chunk| streamed.extend_from_slice(chunk));
            old.read_into(&source).unwrap();
        }
        assert_eq!(bytes, expected, "{count} runs");
        assert_eq!(*streamed, *expected, "{count} runs, streamed");
        assert_eq!(*old.to_bytes(), *expected, "{count} runs, read into");
    }
}

/// Structs of `$leaf`, by the number of runs of each.
macro_rules! counts {
    ($($leaf:ident($len:literal, $of:literal) as $test:ident;)*) => {$(
        mod $test {
            use super::{check, $leaf as One};
            counts! {@ $len, $of
                Two 2: a One b One;
                Three 3: a Two b One;
                Four 4: a Two b Two;
                Five 5: a Four b One;
                Six 6: a Four b Two;
                Seven 7: a Four b Three;
                Eight 8: a Four b Four;
                Nine 9: a One b Eight;
                Twelve 12: a Eight b Four;
                Thirteen 13: a Twelve b One;
                TwentyFour 24: a Twelve b Twelve;
                TwentyFive 25: a One b TwentyFour;
                SixtyFour 64: a Eight b Eight c Eight d Eight e Eight f Eight g Eight h Eight;
                SixtyFive 65: a SixtyFour b One;
                TwoHundred 200: a Eight b SixtyFour c SixtyFour d SixtyFour;
                TwoHundredFiftySix 256: a SixtyFour b SixtyFour c SixtyFour d SixtyFour;
                TwoHundredFiftySeven 257: a TwoHundredFiftySix b One;
            }
        }
    )*};
    (@ $len:literal, $of:literal $($name:ident $count:literal: $($field:ident $part:ident)*;)*) => {
        $(
            #[derive(wgsl_layout::WgslLayout)]
            #[repr(C)]
            struct $name { $($field: $part,)* }
        )*
        #[test]
        fn on_both_sides_of_the_limits() {
            $(check::<$name>($count, $len, $of);)*
        }
    };
}

counts! {
    Far(12, 32) as copies_of_twelve;
    Near(8, 16) as copies_of_eight;
    Asked(8, 16) as calls;
}
