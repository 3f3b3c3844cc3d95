//! What ends up in an optimised program: the texts that it uses, and no others.
#![cfg(not(debug_assertions))]

use std::hint::black_box;

use glam::Vec3;
use wgsl_layout::{WgslDecode, WgslLayout};

// The words that are looked for stand in doc comments, which only the text of
// a type contains. They are written in pieces below, so that this file does not
// put them into the program.

/// unused-chimborazo
#[derive(WgslLayout)]
struct Unused {
    /// unused-cotopaxi
    position: Vec3,
    radius: f32,
}

/// shown-chimborazo
#[derive(WgslLayout)]
struct Used {
    position: Vec3,
    radius: f32,
}

#[test]
fn texts_that_nobody_uses_cost_nothing() {
    let value = black_box(Unused {
        position: Vec3::ONE,
        radius: 1.0,
    });
    let bytes = black_box(value.to_bytes());
    let value = black_box(Unused::read_from(&bytes).unwrap());
    assert_eq!(value.byte_len(), 16);
    let used = black_box(Used {
        position: Vec3::ONE,
        radius: 2.0,
    });
    assert_eq!(
        used.byte_len(),
        black_box(Used::WGSL).lines().nth(2).unwrap().len() - 4
    );

    let program = std::fs::read(std::env::current_exe().unwrap()).unwrap();
    let contains = |start: &str, end: &str| {
        let word = format!("{start}{end}");
        program
            .windows(word.len())
            .any(|bytes| bytes == word.as_bytes())
    };
    assert!(
        contains("shown-", "chimborazo"),
        "the search finds what is there"
    );
    assert!(!contains("unused-", "chimborazo"));
    assert!(!contains("unused-", "cotopaxi"));
}
