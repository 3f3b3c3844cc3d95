//! Where naga 30 and the specification differ, in the order of
//! `PORTABILITY.md`: our text is read alike by both, and naga still differs.
//!
//! A test whose name begins with `naga_still` fails when naga is mended. Then
//! the workaround that it names can go, with the test and its entry in
//! `PORTABILITY.md`.

use std::panic::{AssertUnwindSafe, catch_unwind};

use wgsl_layout_gpu_tests::browser::{self, Failure, Task};
use wgsl_layout_gpu_tests::device::Gpu;
use wgsl_layout_gpu_tests::tint::Tint;
use wgsl_layout_gpu_tests::{cases, shape, skip};

/// naga's verdict on a text, and Tint's where it is installed.
fn naga_accepts(text: &str, specification: bool) -> bool {
    if let Some(tint) = Tint::find() {
        let verdict = tint.validate(text);
        assert_eq!(verdict.is_ok(), specification, "tint: {verdict:?}\n{text}");
    }
    shape::validate(text).is_ok()
}

/// The offsets of all scalars of the type `T`, by naga.
fn naga_offsets(text: &str) -> Vec<usize> {
    let shape = shape::of(text, "T", 1).expect("naga accepts it");
    shape.leaves.iter().map(|leaf| leaf.naga_offset).collect()
}

// 1: the `@align` of a member of a nested struct.

#[test]
fn naga_places_every_scalar_of_our_text_where_we_do() {
    let mut over_aligned = 0;
    for case in cases::all() {
        let shape = shape::of(case.module, case.ty, 2).expect("naga accepts it");
        for leaf in &shape.leaves {
            assert_eq!(
                leaf.naga_offset,
                leaf.offset_in(case.layout),
                "{} of {}",
                leaf.path,
                case.describe()
            );
        }
        over_aligned += usize::from(case.module.contains("@align"));
    }
    assert!(
        over_aligned >= 60,
        "only {over_aligned} cases have `@align`"
    );
}

#[test]
fn naga_still_forgets_the_align_of_a_nested_struct() {
    let offsets = naga_offsets("struct S { @align(16) x: u32 } struct T { a: u32, s: S, b: u32 }");
    assert_ne!(
        offsets,
        [0, 16, 32],
        "gfx-rs/wgpu#4377 is mended: `text.rs` need not repeat `@align` any more"
    );
    assert_eq!(offsets, [0, 4, 20], "naga has a new opinion");
}

#[test]
fn a_repeated_align_makes_naga_agree() {
    let text = "struct S { @align(16) x: u32 } struct T { a: u32, @align(16) s: S, b: u32 }";
    assert_eq!(naga_offsets(text), [0, 16, 32]);
}

// 2: matrices of two rows in nested structs of a uniform buffer.

/// A matrix in a nested struct, read by `body` into `seen[0]`. It stands at 16,
/// so its last scalar is at 28.
fn matrix_task(body: &str) -> Task {
    let ty = if body == IN_ARRAY { "List" } else { "Outer" };
    let text = format!(
        "struct Inner {{ m: mat2x2f, n: vec4f }}
struct Outer {{ a: vec4f, @align(16) s: Inner, @align(16) b: vec4f }}
struct List {{ a: vec4f, @align(16) s: array<Inner, 1>, @align(16) b: vec4f }}
@group(0) @binding(0) var<storage, read> source: Outer;
@group(0) @binding(1) var<storage, read_write> seen: array<u32>;
@group(0) @binding(2) var<storage, read> given: array<u32>;
@group(0) @binding(3) var<storage, read_write> destination: Outer;
@group(0) @binding(4) var<uniform> u: {ty};
@compute @workgroup_size(1)
fn main() {{
    destination = source;
    seen[1] = given[0];
    {body}
}}
"
    );
    Task {
        text,
        seen: 2,
        // Each word is a normal f32 that names its offset.
        source: (0..16_u32)
            .flat_map(|i| (0x4000_0000 + 4 * i).to_le_bytes())
            .collect(),
        given: vec![7],
        uniform: true,
        picture: None,
    }
}

const CHAINED: &str = "seen[0] = bitcast<u32>(u.s.m[1][1]);";
const LOADED: &str = "let s = u.s; seen[0] = bitcast<u32>(s.m[1][1]);";
const MATRIX_LOADED: &str = "let m = u.s.m; seen[0] = bitcast<u32>(m[1][1]);";
const IN_ARRAY: &str = "seen[0] = bitcast<u32>(u.s[0].m[1][1]);";
const RIGHT: u32 = 0x4000_0000 + 28;

/// What a device of its own reads, which may get lost.
fn matrix_on_vulkan(test: &str, body: &str) -> Option<Result<u32, String>> {
    let gpu = Gpu::open_or_skip(test)?;
    let task = matrix_task(body);
    let run = || gpu.run(&task.text, task.seen, &task.source, &task.given, true);
    let output = catch_unwind(AssertUnwindSafe(run));
    let output = output.unwrap_or_else(|_| Err(String::from("naga panics")));
    Some(output.map(|output| output.seen[0]))
}

#[test]
fn a_matrix_of_two_rows_is_read_right_when_its_struct_is_loaded() {
    let test = "a_matrix_of_two_rows_is_read_right_when_its_struct_is_loaded";
    if let Some(seen) = matrix_on_vulkan(test, LOADED) {
        assert_eq!(seen, Ok(RIGHT));
    }
}

#[test]
fn a_matrix_of_two_rows_in_an_element_of_an_array_is_read_right() {
    let test = "a_matrix_of_two_rows_in_an_element_of_an_array_is_read_right";
    if let Some(seen) = matrix_on_vulkan(test, IN_ARRAY) {
        assert_eq!(seen, Ok(RIGHT));
    }
}

#[test]
fn naga_still_misreads_a_matrix_of_two_rows_in_a_nested_uniform_struct() {
    let test = "naga_still_misreads_a_matrix_of_two_rows_in_a_nested_uniform_struct";
    if let Some(seen) = matrix_on_vulkan(test, CHAINED) {
        println!("{test}: {seen:x?}");
        assert_ne!(
            seen,
            Ok(RIGHT),
            "it is mended: shaders need not load the struct first"
        );
    }
}

#[test]
fn naga_still_panics_at_a_matrix_of_two_rows_of_a_nested_uniform_struct() {
    let test = "naga_still_panics_at_a_matrix_of_two_rows_of_a_nested_uniform_struct";
    if let Some(seen) = matrix_on_vulkan(test, MATRIX_LOADED) {
        assert_eq!(
            seen,
            Err(String::from("naga panics")),
            "it is mended: shaders may load the matrix alone"
        );
    }
}

#[test]
fn a_browser_reads_matrices_of_two_rows_either_way() {
    let bodies = [CHAINED, LOADED, MATRIX_LOADED, IN_ARRAY];
    match browser::run(|_| bodies.map(matrix_task).into()) {
        Ok((_, outcomes)) => {
            for (outcome, body) in outcomes.into_iter().zip(bodies) {
                assert_eq!(outcome.map(|(seen, _)| seen[0]), Ok(RIGHT), "{body}");
            }
        }
        Err(Failure::Missing(reason)) => {
            skip("a_browser_reads_matrices_of_two_rows_either_way", &reason);
        }
        Err(Failure::Broken(reason)) => panic!("{reason}"),
    }
}

// 3: the language feature `uniform_buffer_standard_layout`.

#[test]
fn naga_still_does_not_know_the_standard_uniform_layout() {
    let requires = "requires uniform_buffer_standard_layout;\n\
                    struct T { a: u32 }\n@group(0) @binding(0) var<uniform> u: T;\n";
    let relaxed =
        "struct T { a: array<f32, 5>, b: u32 }\n@group(0) @binding(0) var<uniform> u: T;\n";
    for text in [requires, relaxed] {
        assert!(
            !naga_accepts(text, true),
            "it does now: the rules `uniform(standard_layout)` can be tested with naga too\n{text}"
        );
    }
}

// 4: `bool`.

#[test]
fn naga_still_has_bools_of_one_byte() {
    let text = "struct T { a: bool, b: bool }\nvar<private> value: T;\n";
    let module = shape::validate(text).expect("naga accepts it");
    let offsets: Vec<u32> = module
        .types
        .iter()
        .filter_map(|(_, ty)| match &ty.inner {
            naga::TypeInner::Struct { members, .. } => Some(members.iter().map(|m| m.offset)),
            _ => None,
        })
        .flatten()
        .collect();
    assert_eq!(
        offsets,
        [0, 1],
        "naga has the specification's 4 bytes now, or another number"
    );
}

#[test]
fn our_text_has_no_bool() {
    for case in cases::all() {
        assert!(!case.module.contains("bool"), "{}", case.describe());
    }
}

// 5: what naga accepts and the specification does not.

#[test]
fn naga_still_accepts_what_is_invalid() {
    for text in [
        "@group(0) @binding(0) var<storage, read> v: atomic<u32>;\n",
        "struct T { a: atomic<u32> }\n@group(0) @binding(0) var<storage, read> v: T;\n",
        "var<immediate> v: array<u32, 4>;\n@compute @workgroup_size(1) fn main() { _ = v[0]; }\n",
        "struct T { @location(0) a: f32, @location(0) b: f32 }\nvar<private> v: T;\n",
    ] {
        assert!(naga_accepts(text, false), "naga refuses it now:\n{text}");
    }
}

// 6: what naga refuses and the specification does not.

#[test]
fn naga_still_refuses_what_is_valid() {
    for text in [
        "enable f16;\nstruct T { a: f16, b: f16 }\nvar<immediate> v: T;\n\
         @compute @workgroup_size(1) fn main() { _ = v.a; }\n",
        "enable subgroups;\n@compute @workgroup_size(1) fn main() {}\n",
        "enable f16;\n@group(0) @binding(0) var<storage, read_write> v: array<u32>;\n\
         @compute @workgroup_size(1) fn main() { v[0] = bitcast<u32>(vec2<f16>(1.0h, 2.0h)); }\n",
    ] {
        assert!(!naga_accepts(text, true), "naga accepts it now:\n{text}");
    }
}
