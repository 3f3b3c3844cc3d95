//! Every public bug report of the collection that is about a buffer: its
//! structs are derived and have the right numbers. The build script writes them
//! from the reports' WGSL.

use wgsl_layout::{Layout, WgslLayout};
use wgsl_layout_tests::data::{self, FieldReport, ReportedLayout};
use wgsl_layout_tests::naga_oracle;
use wgsl_layout_tests::row::{Derived, spelling};
use wgsl_layout_tests::tint;

include!(concat!(env!("OUT_DIR"), "/field_reports.rs"));

/// The reports that have no buffer layout, and why: the layout rules of buffers
/// do not apply to stage inputs and outputs.
const NOT_ABOUT_LAYOUTS: [(&str, &str, &str); 18] = [
    ("P087", "host-only", "a built-in value is in no buffer"),
    ("P119", "reserved-word", "a vertex input; the name is legal"),
    ("P121", "vertex-location", "which attribute feeds an input"),
    (
        "P122",
        "vertex-location",
        "locations over all vertex buffers",
    ),
    (
        "P124",
        "vertex-format",
        "components that a format leaves out",
    ),
    ("P126", "vertex-stride", "stride of a vertex buffer"),
    ("P127", "vertex-stride", "stride of a vertex buffer"),
    ("P129", "vertex-layout", "attributes have no padding"),
    ("P132", "matrix-attribute", "a location for each column"),
    (
        "P134",
        "vertex-format",
        "order and range of a packed format",
    ),
    ("P136", "flat", "interpolation of an integer"),
    ("P137", "flat", "interpolation of an integer"),
    (
        "P139",
        "varying-mismatch",
        "types on both sides of a location",
    ),
    ("P141", "varying-mismatch", "outputs that nobody reads"),
    (
        "P142",
        "interstage-limit",
        "number of inter-stage variables",
    ),
    ("P144", "fragment-output", "components of a colour target"),
    ("P149", "vertex-limit", "number of vertex attributes"),
    (
        "P151",
        "interstage-limit",
        "number of inter-stage variables",
    ),
];

fn reports() -> Vec<FieldReport> {
    data::field_reports(include_str!("../data/field_reports.jsonl"))
}

/// Each report about a layout and what was derived for it, in the order of the
/// file.
fn each(mut test: impl FnMut(&FieldReport, &[Derived])) {
    let mut derived = CASES.iter();
    for report in reports().iter().filter(|report| !report.layout.is_empty()) {
        let (id, types) = derived.next().expect("every report has been derived");
        assert_eq!(report.id, *id);
        test(report, types);
    }
    assert!(derived.next().is_none());
}

#[track_caller]
fn find<'a>(types: &'a [Derived], name: &str) -> &'a Derived {
    let found = types.iter().find(|derived| derived.name == name);
    found.unwrap_or_else(|| panic!("`{name}` was not derived"))
}

/// 73 and 18 are 91: every report is either tested or listed with its reason.
#[test]
fn every_report_is_covered_or_listed() {
    let reports = reports();
    assert_eq!(reports.len(), 91);
    assert_eq!(CASES.len() + NOT_ABOUT_LAYOUTS.len(), 91);
    let rest = reports.iter().filter(|report| report.layout.is_empty());
    for (report, (id, kind, why)) in rest.zip(NOT_ABOUT_LAYOUTS) {
        assert_eq!((report.id.as_str(), report.kind.as_str()), (id, kind));
        assert_eq!(report.space, "io", "{id} is left out ({why})");
        println!("{id}: {kind}: not about a buffer layout: {why}");
    }
}

#[test]
fn layouts_have_the_right_numbers() {
    let mut numbers = 0;
    each(|report, types| {
        for (name, right) in &report.layout {
            let derived = find(types, name);
            numbers += compare(&format!("{} {name}", report.id), derived, right);
            if let Some((_, ty)) = name.split_once(": ") {
                assert_eq!(derived.wgsl_type, spelling(ty));
            }
        }
    });
    // As many numbers as the file has: none was passed over.
    assert_eq!(numbers, 339);
}

/// Returns how many numbers there were.
fn compare(id: &str, derived: &Derived, right: &ReportedLayout) -> usize {
    let layout = derived.layout;
    assert_eq!(layout.align(), right.align, "{id}: AlignOf");
    let mut numbers = 1;
    if let Some(size) = right.size {
        assert_eq!(layout.size(), size, "{id}: SizeOf");
        assert_eq!(derived.min_binding_size, size as u64, "{id}");
        numbers += 1;
    }
    if let Some(offsets) = &right.offsets {
        let ours: Vec<(String, usize)> = layout
            .members()
            .iter()
            .map(|member| (member.name().into(), member.offset()))
            .collect();
        assert_eq!(ours, *offsets, "{id}");
        numbers += offsets.len();
    }
    if let Some(stride) = right.stride {
        assert_eq!(layout.offset_of("[1]"), stride, "{id}: stride");
        numbers += 1;
    }
    if let Some(array) = &right.runtime {
        let member = layout.members().last().expect("a trailing array");
        assert_eq!(member.offset(), array.offset, "{id}");
        assert_eq!(member.layout().offset_of("[1]"), array.stride, "{id}");
        numbers += 2;
    }
    if let Some(size) = right.min_binding_size {
        assert_eq!(derived.min_binding_size, size, "{id}: minimum binding");
        numbers += 1;
    }
    let runtime_sized = right.runtime.is_some() || right.size.is_none();
    assert_eq!(layout.is_runtime_sized(), runtime_sized, "{id}");
    numbers
}

/// naga reads the right numbers out of our text, also where it does not read
/// them out of the reporter's.
#[test]
fn naga_agrees_with_the_text_of_all_reports() {
    let mut misread = 0;
    each(|report, types| {
        for derived in types {
            naga_oracle::parse(derived.module, derived.wgsl_type)
                .assert_agrees(derived.layout, &|name| Some(find(types, name).layout));
        }
        misread += usize::from(!report.naga.layout_agrees);
    });
    assert_eq!(misread, 1, "gfx-rs/wgpu#4377 is among the reports");
}

/// A report about vertex attributes says what the same struct would be in
/// storage.
#[test]
fn the_vertex_struct_of_p129_as_a_storage_struct() {
    #[derive(WgslLayout)]
    struct Vertex {
        p: glam::Vec3,
        n: glam::Vec3,
        t: glam::Vec4,
        uv: glam::Vec2,
    }
    const LAYOUT: &Layout = Vertex::LAYOUT;
    let offsets = ["p", "n", "t", "uv"].map(|name| LAYOUT.offset_of(name));
    assert_eq!(offsets, [0, 16, 32, 48]);
    assert_eq!(LAYOUT.size(), 64);
}

#[test]
fn tint_accepts_the_text_of_all_reports() {
    let mut modules = Vec::new();
    each(|_, types| modules.extend(types.iter().map(|row| (row.module, row.wgsl_type))));
    let count = tint::accepts_in_storage("tint_accepts_the_text_of_all_reports", modules);
    assert!(count.is_none_or(|count| count >= 73));
}
