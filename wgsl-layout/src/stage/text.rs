//! The text of stage structs, as `&'static str` constants.
//!
//! Owns: how members with `@location` are spelt. Must not know: rules. How a
//! text of unknown length becomes a constant is told in `crate::text`.

use core::marker::PhantomData;

use super::builtin::Builtin;
use super::fragment_output::{FragmentOutput, WgslFragmentOutput};
use super::inter_stage::{InterStage, WgslInterStage};
use super::member::StageRow;
use super::shader_type::ShaderType;
use super::value::StageKind;
use super::vertex_input::{VertexInput, WgslVertexInput};
use crate::layout::Scalar;
use crate::text::{Sink, as_str, equal};

/// What is rendered.
#[derive(Clone, Copy)]
pub(crate) enum Subject {
    VertexInput(&'static VertexInput),
    InterStage(&'static InterStage),
    FragmentOutput(&'static FragmentOutput),
    /// The `enable` directives of members.
    Enables(&'static [StageRow]),
}

trait Render {
    const SUBJECT: Subject;
}

struct OfVertexInput<T>(PhantomData<T>);
struct OfInterStage<T: ?Sized>(PhantomData<T>);
struct OfFragmentOutput<T: ?Sized>(PhantomData<T>);
struct Enables<T>(PhantomData<T>);

impl<T: WgslVertexInput> Render for OfVertexInput<T> {
    const SUBJECT: Subject = Subject::VertexInput(T::INPUT);
}

impl<T: WgslInterStage + ?Sized> Render for OfInterStage<T> {
    const SUBJECT: Subject = Subject::InterStage(T::INTER_STAGE);
}

impl<T: WgslFragmentOutput + ?Sized> Render for OfFragmentOutput<T> {
    const SUBJECT: Subject = Subject::FragmentOutput(T::OUTPUT);
}

impl<T: Render> Render for Enables<T> {
    const SUBJECT: Subject = Subject::Enables(match T::SUBJECT {
        Subject::InterStage(table) => table.rows,
        Subject::FragmentOutput(table) => table.rows,
        _ => &[],
    });
}

/// `WGSL` of a vertex input.
pub(crate) const fn vertex_input<T: WgslVertexInput>() -> &'static str {
    rendered::<OfVertexInput<T>>()
}

/// `WGSL` of an inter-stage struct.
pub(crate) const fn inter_stage<T: WgslInterStage + ?Sized>() -> &'static str {
    rendered::<OfInterStage<T>>()
}

/// `ENABLE` of an inter-stage struct.
pub(crate) const fn inter_stage_enables<T: WgslInterStage + ?Sized>() -> &'static str {
    rendered::<Enables<OfInterStage<T>>>()
}

/// `WGSL` of a fragment output.
pub(crate) const fn fragment_output<T: WgslFragmentOutput + ?Sized>() -> &'static str {
    rendered::<OfFragmentOutput<T>>()
}

/// `ENABLE` of a fragment output.
pub(crate) const fn fragment_output_enables<T: WgslFragmentOutput + ?Sized>() -> &'static str {
    rendered::<Enables<OfFragmentOutput<T>>>()
}

const fn rendered<R: Render>() -> &'static str {
    let mut sink = Sink::new(&mut []);
    push(&mut sink, R::SUBJECT);
    match sink.len() {
        0 => "",
        1..=512 => tier::<R, 512>(),
        513..=2048 => tier::<R, 2048>(),
        2049..=16_384 => tier::<R, 16_384>(),
        _ => tier::<R, 262_144>(),
    }
}

const fn tier<R: Render, const CAPACITY: usize>() -> &'static str {
    let rendered = const {
        &{
            let mut bytes = [0; CAPACITY];
            let mut sink = Sink::new(&mut bytes);
            push(&mut sink, R::SUBJECT);
            let len = sink.len();
            (bytes, len)
        }
    };
    as_str(&rendered.0, rendered.1)
}

const fn push(sink: &mut Sink<'_>, subject: Subject) {
    match subject {
        Subject::VertexInput(input) => push_vertex_input(sink, input),
        Subject::InterStage(table) => push_inter_stage(sink, table),
        Subject::FragmentOutput(table) => push_fragment_output(sink, table),
        Subject::Enables(rows) => push_enables(sink, rows),
    }
}

const fn push_vertex_input(sink: &mut Sink<'_>, input: &VertexInput) {
    push_head(sink, input.comment, input.name);
    let mut i = 0;
    while i < input.rows.len() {
        let row = &input.rows[i];
        sink.push(row.comment);
        let mut column = 0;
        while column < row.facts.columns {
            sink.push("    ");
            push_numbered(sink, "@location(", input.location(i) + column as u32);
            sink.push(row.name);
            if row.facts.columns > 1 {
                sink.push("_");
                sink.push_number(column as u128);
            }
            push_type(sink, row.column_type());
            column += 1;
        }
        i += 1;
    }
    sink.push("}\n");
    let mut i = 0;
    while i < input.rows.len() {
        if input.rows[i].facts.columns > 1 {
            push_matrix(sink, input, i);
        }
        i += 1;
    }
}

/// The function that puts a matrix together from its columns.
const fn push_matrix(sink: &mut Sink<'_>, input: &VertexInput, row: usize) {
    let row = &input.rows[row];
    sink.push("\nfn ");
    sink.push(input.name);
    sink.push("_");
    sink.push(row.name);
    sink.push("(v: ");
    sink.push(input.name);
    sink.push(") -> ");
    push_matrix_type(sink, row.facts.columns, row.column_type());
    sink.push(" {\n    return ");
    push_matrix_type(sink, row.facts.columns, row.column_type());
    sink.push("(");
    let mut column = 0;
    while column < row.facts.columns {
        if column > 0 {
            sink.push(", ");
        }
        sink.push("v.");
        sink.push(row.name);
        sink.push("_");
        sink.push_number(column as u128);
        column += 1;
    }
    sink.push(");\n}\n");
}

const fn push_matrix_type(sink: &mut Sink<'_>, columns: u8, column: ShaderType) {
    sink.push("mat");
    sink.push_number(columns as u128);
    sink.push("x");
    sink.push_number(column.components() as u128);
    sink.push("f");
}

const fn push_head(sink: &mut Sink<'_>, comment: &str, name: &str) {
    sink.push(comment);
    sink.push("struct ");
    sink.push(name);
    sink.push(" {\n");
}

/// `@location(1) `.
const fn push_numbered(sink: &mut Sink<'_>, attribute: &str, number: u32) {
    sink.push(attribute);
    sink.push_number(number as u128);
    sink.push(") ");
}

/// `: vec3f,` and the end of the line.
const fn push_type(sink: &mut Sink<'_>, ty: ShaderType) {
    sink.push(": ");
    sink.push(ty.name());
    sink.push(",\n");
}

const fn push_inter_stage(sink: &mut Sink<'_>, table: &InterStage) {
    push_head(sink, table.comment, table.name);
    let mut i = 0;
    while i < table.rows.len() {
        let row = &table.rows[i];
        sink.push(row.comment);
        sink.push("    ");
        if let Some(location) = table.location(i) {
            push_numbered(sink, "@location(", location);
            if let Some(interpolation) = table.written_interpolation(i) {
                sink.push("@interpolate(");
                sink.push(interpolation.type_name());
                if interpolation.sampling.is_some() {
                    sink.push(", ");
                    sink.push(interpolation.sampling_name());
                }
                sink.push(") ");
            }
        }
        push_rest(sink, row, table.ty(i));
        i += 1;
    }
    sink.push("}\n");
}

const fn push_fragment_output(sink: &mut Sink<'_>, table: &FragmentOutput) {
    push_head(sink, table.comment, table.name);
    let mut i = 0;
    while i < table.rows.len() {
        let row = &table.rows[i];
        sink.push(row.comment);
        sink.push("    ");
        if let Some(location) = table.location(i) {
            push_numbered(sink, "@location(", location);
        }
        if let Some(index) = row.blend_src {
            push_numbered(sink, "@blend_src(", index);
        }
        push_rest(sink, row, table.ty(i));
        i += 1;
    }
    sink.push("}\n");
}

/// The built-in value, if it is one, the name and the type.
const fn push_rest(sink: &mut Sink<'_>, row: &StageRow, ty: ShaderType) {
    if let Some(builtin) = row.builtin {
        sink.push("@builtin(");
        sink.push(builtin.name());
        sink.push(") ");
        if row.invariant {
            sink.push("@invariant ");
        }
    }
    sink.push(row.name);
    match (row.builtin, row.kind) {
        (Some(Builtin::ClipDistances), StageKind::Array { len, .. }) => {
            sink.push(": array<f32, ");
            sink.push_number(len as u128);
            sink.push(">,\n");
        }
        (_, StageKind::Bool) => sink.push(": bool,\n"),
        _ => push_type(sink, ty),
    }
}

const fn push_enables(sink: &mut Sink<'_>, rows: &[StageRow]) {
    const NAMES: [&str; 5] = [
        "f16",
        "clip_distances",
        "primitive_index",
        "subgroups",
        "dual_source_blending",
    ];
    let mut n = 0;
    while n < NAMES.len() {
        let mut i = 0;
        while i < rows.len() {
            if needs(&rows[i], NAMES[n]) {
                sink.push("enable ");
                sink.push(NAMES[n]);
                sink.push(";\n");
                break;
            }
            i += 1;
        }
        n += 1;
    }
}

const fn needs(row: &StageRow, name: &str) -> bool {
    if let Some(builtin) = row.builtin {
        return equal(builtin.enable().as_bytes(), name.as_bytes());
    }
    let f16 = match row.kind.numeric() {
        Some(ty) => matches!(ty.scalar, Scalar::F16),
        None => false,
    };
    (f16 && equal(name.as_bytes(), b"f16"))
        || (row.blend_src.is_some() && equal(name.as_bytes(), b"dual_source_blending"))
}
