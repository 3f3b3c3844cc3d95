//! `link!`: whether a fragment shader's input has its values from a vertex
//! shader's output.
//!
//! Owns: rules over two structs. Must not know: how locations are given.

use super::builtin::Builtin;
use super::inter_stage::{InterStage, Role, WgslInterStage};
use crate::message::Message;

/// Checks a pair.
///
/// # Panics
///
/// If a value is missing, or differs in type or interpolation.
#[doc(hidden)]
#[track_caller]
pub const fn check_link<Out: WgslInterStage, In: WgslInterStage>() {
    if let Some(message) = problem(Out::INTER_STAGE, In::INTER_STAGE) {
        panic!("{}", message.as_str());
    }
}

const fn problem(out: &'static InterStage, input: &'static InterStage) -> Option<Message> {
    let mut message = Message::new();
    if matches!(out.side(), Role::FragmentInput) {
        message.push("`");
        message.push(out.name);
        message.push("` is the input of a fragment shader, not the output of a vertex shader");
        return Some(message);
    }
    if matches!(input.side(), Role::VertexOutput) {
        message.push("`");
        message.push(input.name);
        message.push("` is the output of a vertex shader, not the input of a fragment shader");
        return Some(message);
    }
    if !out.has(Builtin::Position) {
        message.push("the vertex output `");
        message.push(out.name);
        message.push(
            "` lacks the position\nhelp: add a member `#[wgsl(builtin(position))] clip: Vec4`",
        );
        return Some(message);
    }
    let mut i = 0;
    while i < input.rows.len() {
        if let Some(location) = input.location(i) {
            let problem = match at(out, location) {
                Some(k) => difference(out, k, input, i),
                None => Some(missing(out, input, i, location)),
            };
            if problem.is_some() {
                return problem;
            }
        }
        i += 1;
    }
    None
}

/// The member at a location.
const fn at(table: &InterStage, location: u32) -> Option<usize> {
    let mut i = 0;
    while i < table.rows.len() {
        if let Some(own) = table.location(i) {
            if own == location {
                return Some(i);
            }
        }
        i += 1;
    }
    None
}

/// `` `FragmentIn` reads `uv` at location 1``.
const fn reads(input: &InterStage, row: usize, location: u32) -> Message {
    let mut message = Message::new();
    message.push("`");
    message.push(input.name);
    message.push("` reads `");
    message.push(input.rows[row].name);
    message.push("` at location ");
    message.push_number(location as usize);
    message
}

const fn missing(out: &InterStage, input: &InterStage, row: usize, location: u32) -> Message {
    let mut message = reads(input, row, location);
    message.push(", where `");
    message.push(out.name);
    message.push("` has nothing");
    push_own_place(&mut message, out, input.rows[row].name);
    message
}

/// Where the other struct has a member of that name.
const fn push_own_place(message: &mut Message, out: &InterStage, name: &str) {
    if let Some(k) = out.find(name) {
        if let Some(location) = out.location(k) {
            message.push("\nhelp: there `");
            message.push(name);
            message.push("` has location ");
            message.push_number(location as usize);
            message.push("; `#[wgsl(from(");
            message.push(out.name);
            message.push("))]` on the input takes the locations from there");
        }
    }
}

const fn difference(out: &InterStage, k: usize, input: &InterStage, i: usize) -> Option<Message> {
    let Some(location) = input.location(i) else {
        return None;
    };
    let mut message = reads(input, i, location);
    if !out.ty(k).same(input.ty(i)) {
        message.push(" as a `");
        message.push(input.ty(i).name());
        message.push("`, where `");
        message.push(out.name);
        message.push("` writes `");
        message.push(out.rows[k].name);
        message.push("`, a `");
        message.push(out.ty(k).name());
        message.push("`");
        if !crate::text::equal(out.rows[k].name.as_bytes(), input.rows[i].name.as_bytes()) {
            push_own_place(&mut message, out, input.rows[i].name);
        }
        return Some(message);
    }
    let (written, read) = (out.interpolation(k), input.interpolation(i));
    if written.same(read) {
        return None;
    }
    message.push(" with `interpolate(");
    message.push(read.type_name());
    message.push(", ");
    message.push(read.sampling_name());
    message.push(")`, where `");
    message.push(out.name);
    message.push("` has `interpolate(");
    message.push(written.type_name());
    message.push(", ");
    message.push(written.sampling_name());
    message.push(")`\nhelp: give both the same");
    Some(message)
}

/// Checks in const that a fragment shader's input has all its values from a
/// vertex shader's output: every location is written, with the same type and
/// the same interpolation. Outputs that nobody reads are fine.
///
/// ```
/// use glam::{Vec2, Vec4};
/// use wgsl_layout::{WgslInterStage, link};
///
/// #[derive(WgslInterStage)]
/// struct VertexOut {
///     #[wgsl(builtin(position))]
///     clip: Vec4,
///     uv: Vec2,
///     id: u32,
/// }
/// #[derive(WgslInterStage)]
/// #[wgsl(from(VertexOut))]
/// struct FragmentIn {
///     id: u32,
/// }
///
/// link!(VertexOut, FragmentIn);
/// ```
///
/// ```compile_fail
/// # use glam::{Vec2, Vec4};
/// # use wgsl_layout::{WgslInterStage, link};
/// # #[derive(WgslInterStage)]
/// # struct VertexOut {
/// #     #[wgsl(builtin(position))]
/// #     clip: Vec4,
/// #     uv: Vec2,
/// # }
/// #[derive(WgslInterStage)]
/// struct FragmentIn {
///     uv: Vec4, // written as a `vec2f`
/// }
/// link!(VertexOut, FragmentIn);
/// ```
///
/// Specification: [inter-stage interfaces](https://www.w3.org/TR/webgpu/#inter-stage-interfaces).
#[macro_export]
macro_rules! link {
    ($out:ty, $in:ty $(,)?) => {
        const _: () = $crate::__private::check_link::<$out, $in>();
    };
}
