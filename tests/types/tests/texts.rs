//! Texts of every length on both sides of a limit: how many bytes the draft of a
//! text and its tiers hold, and how many are copied and looked at in one piece.

use wgsl_layout::WgslLayout;

/// A struct with lines of comment of 64 bytes each, one less than a power of two.
/// Each digit of its parameter is one byte more.
macro_rules! commented {
    ($line:literal ($($lines:literal)*) more $($rest:tt)*) => {
        commented! { $line ($($lines)* $($lines)* $line) $($rest)* }
    };
    ($line:literal ($($lines:literal)*)) => {
        $(#[doc = $lines])*
        #[derive(WgslLayout)]
        struct Long<const N: u128> {
            value: f32,
        }
    };
}

macro_rules! check {
    ($line:literal $(($limit:literal: $($more:ident)*))*) => {
        $({
            commented! { $line () $($more)* }
            check!(@ Long $line $limit NUMBERS);
        })*
    };
    (@ $ty:ident $line:literal $limit:literal NUMBERS) => {
        check!(@ $ty $line $limit:
            10000000000000000000
            100000000000000000000
            1000000000000000000000
            10000000000000000000000
            100000000000000000000000
            1000000000000000000000000
            10000000000000000000000000
            100000000000000000000000000
            1000000000000000000000000000
            10000000000000000000000000000
            100000000000000000000000000000
            1000000000000000000000000000000
            10000000000000000000000000000000
            100000000000000000000000000000000
            1000000000000000000000000000000000
            10000000000000000000000000000000000
            100000000000000000000000000000000000
            1000000000000000000000000000000000000
            10000000000000000000000000000000000000
            100000000000000000000000000000000000000
        );
    };
    (@ $ty:ident $line:literal $limit:literal: $($number:literal)*) => {
        let comment = format!("// {}\n", $line).repeat($limit / 64 - 1);
        let mut lengths = Vec::new();
        $({
            let name = format!("Long_{}", stringify!($number));
            let text = format!("{comment}struct {name} {{\n    value: f32,\n}}\n");
            assert_eq!($ty::<$number>::WGSL, text);
            assert_eq!($ty::<$number>::WGSL_TYPE, name);
            lengths.push(text.len());
        })*
        assert!(lengths.first() < Some(&$limit) && lengths.last() > Some(&$limit));
    };
}

#[test]
fn on_both_sides_of_each_limit() {
    check! {
        "............................................................"
        (64: ) (128: more) (256: more more) (512: more more more)
        (1024: more more more more) (2048: more more more more more)
        (8192: more more more more more more more)
    }
}

#[test]
fn on_both_sides_of_each_limit_beyond_ascii() {
    check! {
        "..........................................................\u{e4}"
        (128: more) (256: more more) (2048: more more more more more)
    }
}
