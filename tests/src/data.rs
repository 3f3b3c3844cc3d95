//! The facts in `data/`, as types.
//!
//! Owns: the shape of the files. Must not know: what is done with them; it is
//! read by the build script and by the tests. A field that is not known here is
//! an error, so that no number of a file is overlooked.

use std::collections::BTreeMap;

use serde::Deserialize;

/// A memory-layout case of the WebGPU conformance suite.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConformanceCase {
    /// Its name, unique in the file.
    pub id: String,
    /// Where it comes from.
    pub source: String,
    /// The declarations.
    pub wgsl: String,
    /// The type of the variable.
    #[serde(rename = "type")]
    pub ty: String,
    /// Language extensions that it needs.
    pub needs: Vec<String>,
    /// Address spaces in which it is valid.
    pub spaces: Vec<String>,
    /// The same, with that language feature.
    pub spaces_with_uniform_buffer_standard_layout: Vec<String>,
    /// What the suite's shader reads, and where it finds it.
    pub observed: Option<Observed>,
    /// The right numbers, for each struct.
    pub expected: BTreeMap<String, ExpectedStruct>,
    /// Who says that they are right.
    pub expected_from: String,
    /// The right numbers of `ty`, where it is an array.
    pub type_layout: Option<ExpectedArray>,
    /// The numbers that the text of the specification states.
    pub spec: Option<BTreeMap<String, StatedStruct>>,
}

/// A leaf and its offset.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Observed {
    /// As in `m1[0].x`.
    pub path: String,
    /// In bytes.
    pub offset: usize,
}

/// The right numbers of a struct.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExpectedStruct {
    /// SizeOf; nothing for a runtime-sized one.
    pub size: Option<usize>,
    /// AlignOf.
    pub align: usize,
    /// In order.
    pub members: Vec<ExpectedMember>,
}

/// The right numbers of a member.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExpectedMember {
    /// Its name in WGSL.
    pub name: String,
    /// Its type in WGSL.
    #[serde(rename = "type")]
    pub ty: String,
    /// OffsetOfMember.
    pub offset: usize,
    /// SizeOf its type; nothing for a runtime-sized array.
    pub size: Option<usize>,
    /// AlignOf its type.
    pub align: usize,
    /// Of a runtime-sized array.
    pub stride: Option<usize>,
}

/// The right numbers of an array.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExpectedArray {
    /// SizeOf.
    pub size: usize,
    /// AlignOf.
    pub align: usize,
    /// StrideOf.
    pub stride: usize,
}

/// What the specification says of a struct in one of its examples.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatedStruct {
    /// SizeOf; nothing for a runtime-sized one.
    pub size: Option<usize>,
    /// AlignOf.
    pub align: usize,
    /// Of the members, in order.
    pub offsets: Vec<usize>,
}

/// A public bug report, reduced to its declarations and the right numbers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FieldReport {
    /// Its name, unique in the file.
    pub id: String,
    /// Repository and number.
    pub source: String,
    /// The kind of mistake.
    pub kind: String,
    /// `uniform`, `storage`, or `io` where no buffer is concerned.
    pub space: String,
    /// What the reporter saw.
    pub symptom: String,
    /// The Rust side.
    pub rust: String,
    /// The WGSL side, put right.
    pub wgsl: String,
    /// What is right, in words.
    pub right: String,
    /// What spares users the mistake.
    pub feature: String,
    /// The right numbers, by the name of a struct, or by `var u: TYPE`.
    pub layout: BTreeMap<String, ReportedLayout>,
    /// What the uniform address space objects to.
    pub uniform_errors: Vec<String>,
    /// What naga says of `wgsl`.
    pub naga: NagaVerdict,
}

/// The right numbers of a type.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReportedLayout {
    /// SizeOf, with one element where a struct is runtime-sized; nothing for a
    /// runtime-sized array.
    pub size: Option<usize>,
    /// AlignOf.
    pub align: usize,
    /// Of the members, in order.
    pub offsets: Option<Vec<(String, usize)>>,
    /// Of an array.
    pub stride: Option<usize>,
    /// Of a trailing runtime-sized array.
    pub runtime: Option<ReportedArray>,
    /// Of a runtime-sized type.
    pub min_binding_size: Option<u64>,
}

/// The right numbers of a trailing runtime-sized array.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReportedArray {
    /// OffsetOfMember.
    pub offset: usize,
    /// StrideOf.
    pub stride: usize,
}

/// What naga says of a report's WGSL.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NagaVerdict {
    /// Which naga.
    pub version: String,
    /// Whether it validates.
    pub accepts: bool,
    /// Whether its numbers are the right ones.
    pub layout_agrees: bool,
}

/// All conformance cases.
///
/// # Panics
///
/// If the text is not what it should be.
#[must_use]
pub fn conformance_cases(json: &str) -> Vec<ConformanceCase> {
    serde_json::from_str(json).expect("a list of conformance cases")
}

/// All field reports.
///
/// # Panics
///
/// If the text is not what it should be.
#[must_use]
pub fn field_reports(lines: &str) -> Vec<FieldReport> {
    lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect()
}
