//! The text of stage structs, as `&'static str` constants.
//!
//! Owns: how members with `@location` are spelt. Must not know: rules. How a
//! text of unknown length becomes a constant is told in `crate::text`.

use core::marker::PhantomData;

use super::shader_type::ShaderType;
use super::vertex_input::{VertexInput, WgslVertexInput};
use crate::text::{Sink, as_str, push_comment};

/// What is rendered.
#[derive(Clone, Copy)]
pub(crate) enum Subject {
    VertexInput(&'static VertexInput),
}

trait Render {
    const SUBJECT: Subject;
}

struct OfVertexInput<T>(PhantomData<T>);

impl<T: WgslVertexInput> Render for OfVertexInput<T> {
    const SUBJECT: Subject = Subject::VertexInput(T::INPUT);
}

/// `WGSL` of a vertex input.
pub(crate) const fn vertex_input<T: WgslVertexInput>() -> &'static str {
    rendered::<OfVertexInput<T>>()
}

const fn rendered<R: Render>() -> &'static str {
    let mut sink = Sink::new(&mut []);
    push(&mut sink, R::SUBJECT);
    match sink.len() {
        0..=512 => tier::<R, 512>(),
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
    }
}

const fn push_vertex_input(sink: &mut Sink<'_>, input: &VertexInput) {
    push_head(sink, input.doc, input.name);
    let mut i = 0;
    while i < input.rows.len() {
        let row = &input.rows[i];
        push_comment(sink, row.doc, "    ");
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

const fn push_head(sink: &mut Sink<'_>, doc: &str, name: &str) {
    push_comment(sink, doc, "");
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
