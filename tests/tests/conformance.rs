//! Every memory-layout case of the WebGPU conformance suite, as derived
//! structs: the build script writes them from the cases' WGSL.

use wgsl_layout::Layout;
use wgsl_layout_tests::data::{self, ConformanceCase, ExpectedStruct};
use wgsl_layout_tests::naga_oracle;
use wgsl_layout_tests::row::{Derived, spelling};
use wgsl_layout_tests::tint;

include!(concat!(env!("OUT_DIR"), "/conformance.rs"));

fn cases() -> Vec<ConformanceCase> {
    data::conformance_cases(include_str!("../data/cts_layout_cases.json"))
}

#[track_caller]
fn find<'a>(types: &'a [Derived], name: &str) -> &'a Derived {
    let found = types.iter().find(|derived| derived.name == name);
    found.unwrap_or_else(|| panic!("`{name}` was not derived"))
}

/// Each case and what was derived for it, in the order of the file.
fn each(mut test: impl FnMut(&ConformanceCase, &[Derived])) {
    let cases = cases();
    assert_eq!(cases.len(), 89);
    assert_eq!(CASES.len(), 89);
    for (case, (id, types)) in cases.iter().zip(CASES) {
        assert_eq!(case.id, *id);
        test(case, types);
    }
}

#[test]
fn all_89_cases_have_the_expected_numbers() {
    let mut numbers = 0;
    each(|case, types| {
        for (name, expected) in &case.expected {
            numbers += compare(&case.id, find(types, name).layout, expected);
        }
        if let Some(expected) = &case.type_layout {
            let layout = find(types, &case.ty).layout;
            let ours = (layout.size(), layout.align(), layout.offset_of("[1]"));
            let expected = (expected.size, expected.align, expected.stride);
            assert_eq!(ours, expected, "{}", case.id);
            numbers += 3;
        }
        assert!(
            !case.expected.is_empty() || case.type_layout.is_some(),
            "{} expects nothing",
            case.id
        );
    });
    // As many numbers as the file has: none was passed over.
    assert_eq!(numbers, 771);
}

/// Returns how many numbers there were.
fn compare(id: &str, layout: &Layout, expected: &ExpectedStruct) -> usize {
    assert_eq!(layout.align(), expected.align, "{id}");
    assert_eq!(layout.members().len(), expected.members.len(), "{id}");
    assert_eq!(layout.is_runtime_sized(), expected.size.is_none(), "{id}");
    let mut numbers = 1;
    if let Some(size) = expected.size {
        assert_eq!(layout.size(), size, "{id}");
        numbers += 1;
    }
    for (ours, expected) in layout.members().iter().zip(&expected.members) {
        let name = &expected.name;
        assert_eq!(ours.name(), name, "{id}");
        assert_eq!(ours.wgsl_type(), spelling(&expected.ty), "{id}: {name}");
        assert_eq!(ours.offset(), expected.offset, "{id}: {name}");
        assert_eq!(ours.layout().align(), expected.align, "{id}: {name}");
        numbers += 2;
        if let Some(size) = expected.size {
            assert_eq!(ours.layout().size(), size, "{id}: {name}");
            numbers += 1;
        }
        if let Some(stride) = expected.stride {
            assert_eq!(ours.layout().offset_of("[1]"), stride, "{id}: {name}");
            numbers += 1;
        }
    }
    numbers
}

/// The leaf that the suite's shader reads lies where it looks for it.
#[test]
fn observed_leaves_lie_at_their_offsets() {
    let mut observed = 0;
    each(|case, types| {
        if let Some(leaf) = &case.observed {
            let layout = find(types, &case.ty).layout;
            let id = &case.id;
            assert_eq!(layout.offset_of(&leaf.path), leaf.offset, "{id}");
            observed += 1;
        }
    });
    assert_eq!(observed, 86);
}

/// The three examples of the specification, by its own words.
#[test]
fn stated_numbers_of_the_specification() {
    let mut stated = 0;
    each(|case, types| {
        for (name, numbers) in case.spec.iter().flatten() {
            let layout = find(types, name).layout;
            let offsets = layout.members().iter().map(wgsl_layout::Member::offset);
            assert!(offsets.eq(numbers.offsets.iter().copied()), "{}", case.id);
            assert_eq!(layout.align(), numbers.align, "{}", case.id);
            if let Some(size) = numbers.size {
                assert_eq!(layout.size(), size, "{}", case.id);
            }
            stated += 1;
        }
    });
    assert_eq!(stated, 6);
}

/// naga reads the same offsets out of our text, which means the same to it as
/// the case does to the suite.
#[test]
fn naga_agrees_with_the_text_of_all_cases() {
    each(|case, types| {
        for derived in types {
            let needs_f16 = case.needs.iter().any(|need| need == "f16");
            assert_eq!(derived.module.starts_with("enable f16;\n"), needs_f16);
            naga_oracle::parse(derived.module, derived.wgsl_type)
                .assert_agrees(derived.layout, &|name| Some(find(types, name).layout));
        }
    });
}

#[test]
fn tint_accepts_the_text_of_all_cases() {
    let mut modules = Vec::new();
    each(|_, types| modules.extend(types.iter().map(|row| (row.module, row.wgsl_type))));
    let count = tint::accepts_in_storage("tint_accepts_the_text_of_all_cases", modules);
    assert!(count.is_none_or(|count| count >= 89));
}
