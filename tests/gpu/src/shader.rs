//! Shaders that take a value apart and put it together.
//!
//! Owns: the text around a struct's own text, and what comes out of it when all
//! is well. Must not know: who compiles and runs it.

use std::fmt::Write as _;

use wgsl_layout::RuleSet;

use crate::case::Case;
use crate::shape::{self, Leaf, Refused, Scalar, Shape};

/// A compute shader and all that it is given and has to give back.
///
/// Bindings of group 0:
///
/// | binding | | |
/// |---|---|---|
/// | 0 | `source`: the value in storage | `encoded` |
/// | 1 | `seen: array<u32>`: every scalar of it, then the length of its array; then every scalar of the uniform | `expected` |
/// | 2 | `given: array<u32>`: scalars | `given` |
/// | 3 | `target`: the value made of them | decodes to `given` |
/// | 4 | `uniform_source`, if `uniform` | `encoded` |
#[derive(Debug)]
pub struct Job {
    /// The type and what is known of it.
    pub case: Case,
    /// How many elements its runtime-sized array has.
    pub elements: usize,
    /// The module.
    pub text: String,
    /// Whether binding 4 is there.
    pub uniform: bool,
    /// Whether the module has `enable f16;`.
    pub f16: bool,
    /// Where the leaves are.
    pub leaves: Vec<Leaf>,
    /// A value as `write_into` wrote it.
    pub encoded: Vec<u8>,
    /// What the shader has to see in it.
    pub expected: Vec<u32>,
    /// The leaves of another value.
    pub given: Vec<u32>,
}

impl Job {
    /// The job of a case.
    ///
    /// # Errors
    ///
    /// If naga refuses the text of the type.
    ///
    /// # Panics
    ///
    /// If the Rust value has other leaves than the text, if the encoder put one
    /// of them elsewhere than `offset_of` says, or anything into padding.
    pub fn new(case: &Case, elements: usize, rules: RuleSet) -> Result<Self, Refused> {
        let shape = shape::of(case.module, case.ty, elements)?;
        let sample = (case.sample)(0, elements);
        let other = (case.sample)(7000, elements);
        assert_eq!(
            shape.leaves.len(),
            sample.leaves.len(),
            "the value and the text have different leaves: {}",
            case.describe()
        );
        check_bytes(case, &shape, &sample.bytes, &sample.leaves);
        let uniform = case.layout.check(rules).is_ok();
        let mut expected = sample.leaves.clone();
        if let Some(path) = &shape.runtime_array {
            expected.push(case.layout.array_length(sample.bytes.len()) as u32);
            assert_length(case, path, elements, sample.bytes.len());
        }
        if uniform {
            expected.extend_from_slice(&sample.leaves);
        }
        Ok(Self {
            case: *case,
            elements,
            text: compose(case, &shape, uniform),
            uniform,
            f16: shape.f16,
            leaves: shape.leaves,
            encoded: sample.bytes,
            expected,
            given: other.leaves,
        })
    }

    /// Compares what came back, and says what is wrong.
    ///
    /// # Errors
    ///
    /// With the first scalar that differs.
    pub fn judge(&self, seen: &[u32], target: &[u8]) -> Result<(), String> {
        for (i, (seen, expected)) in seen.iter().zip(&self.expected).enumerate() {
            if seen != expected {
                let (place, i) = if i < self.leaves.len() {
                    ("storage", i)
                } else {
                    (
                        "uniform",
                        i.wrapping_sub(self.expected.len() - self.leaves.len()),
                    )
                };
                let Some(leaf) = self.leaves.get(i) else {
                    return Err(format!("arrayLength is {seen}, not {expected}"));
                };
                return Err(format!(
                    "in {place}, {} is {seen:#x}, not {expected:#x}; it {}",
                    leaf.path,
                    self.whose(*seen)
                ));
            }
        }
        if seen.len() < self.expected.len() {
            return Err(format!("only {} scalars came back", seen.len()));
        }
        let Some(decode) = self.case.decode else {
            return Ok(());
        };
        let mut decoded = decode(target)?;
        // Elements that the smallest binding has beyond the Rust value's.
        decoded.truncate(self.given.len());
        for (leaf, (decoded, given)) in self.leaves.iter().zip(decoded.iter().zip(&self.given)) {
            if decoded != given {
                return Err(format!(
                    "the shader wrote {given:#x} to {}, decoded is {decoded:#x}",
                    leaf.path
                ));
            }
        }
        if decoded.len() == self.given.len() {
            Ok(())
        } else {
            Err(format!("only {} scalars were decoded", decoded.len()))
        }
    }

    /// Which leaf has the value `seen`.
    fn whose(&self, seen: u32) -> String {
        match self.expected.iter().position(|other| *other == seen) {
            Some(i) if i < self.leaves.len() => format!("has the value of {}", self.leaves[i].path),
            _ => String::from("is no other scalar's value"),
        }
    }
}

/// `arrayLength` is the number of elements of the Rust value wherever the
/// specification lets it: a binding is not smaller than the type with one
/// element, and a multiple of 4 bytes.
fn assert_length(case: &Case, path: &str, elements: usize, binding: usize) {
    let length = case.layout.array_length(binding);
    let smallest = case.layout.size().next_multiple_of(4);
    let path = format!("{}[{elements}]", path.strip_prefix('.').unwrap_or(path));
    let end = case.layout.offset_of(&path);
    if end >= smallest && end.is_multiple_of(4) {
        assert_eq!(length, elements, "{}", case.describe());
        assert_eq!(binding, end, "{}", case.describe());
    } else {
        assert!(length >= elements, "{}", case.describe());
        assert_eq!(
            binding,
            smallest.max(end.next_multiple_of(4)),
            "{}",
            case.describe()
        );
    }
}

/// Every leaf is in the bytes where `offset_of` has it, and nothing else is.
fn check_bytes(case: &Case, shape: &Shape, bytes: &[u8], leaves: &[u32]) {
    let mut padding = vec![true; bytes.len()];
    for (leaf, expected) in shape.leaves.iter().zip(leaves) {
        let offset = leaf.offset_in(case.layout);
        let size = if leaf.scalar == Scalar::F16 { 2 } else { 4 };
        let place = offset..offset + size;
        assert_eq!(
            bytes[place.clone()],
            expected.to_le_bytes()[..size],
            "{} at {offset} of {}",
            leaf.path,
            case.describe()
        );
        for taken in &mut padding[place] {
            assert!(*taken, "{} overlaps: {}", leaf.path, case.describe());
            *taken = false;
        }
    }
    for (offset, (padding, byte)) in padding.iter().zip(bytes).enumerate() {
        assert!(
            !padding || *byte == 0,
            "padding at {offset} is {byte:#x}: {}",
            case.describe()
        );
    }
}

/// Whether naga accepts the type in `var<uniform>`.
///
/// # Errors
///
/// With the words of naga, if it does not.
pub fn strict_uniform(case: &Case) -> Result<(), Refused> {
    let text = format!(
        "{}\n@group(0) @binding(0) var<uniform> value: {};\n",
        case.module, case.ty
    );
    shape::validate(&text).map(drop)
}

fn compose(case: &Case, shape: &Shape, uniform: bool) -> String {
    let ty = case.ty;
    let access = if shape.atomic { "read_write" } else { "read" };
    let mut text = format!(
        "{}
@group(0) @binding(0) var<storage, {access}> source: {ty};
@group(0) @binding(1) var<storage, read_write> seen: array<u32>;
@group(0) @binding(2) var<storage, read> given: array<u32>;
@group(0) @binding(3) var<storage, read_write> destination: {ty};
",
        case.module
    );
    if uniform {
        text += &format!("@group(0) @binding(4) var<uniform> uniform_source: {ty};\n");
    }
    text += "\n@compute @workgroup_size(1)\nfn main() {\n";
    let mut slot = 0..;
    let mut next = || slot.next().unwrap_or(0);
    for leaf in &shape.leaves {
        _ = writeln!(
            text,
            "    seen[{}] = {};",
            next(),
            load(leaf, &format!("source{}", leaf.path))
        );
    }
    if let Some(path) = &shape.runtime_array {
        _ = writeln!(text, "    seen[{}] = arrayLength(&source{path});", next());
    }
    if uniform {
        for leaf in &shape.leaves {
            let line = match leaf.load_first {
                None => format!(
                    "seen[{}] = {};",
                    next(),
                    load(leaf, &format!("uniform_source{}", leaf.path))
                ),
                Some(around) => {
                    let (outer, inner) = leaf.path.split_at(around);
                    let value = load(leaf, &format!("whole{inner}"));
                    format!(
                        "{{ let whole = uniform_source{outer}; seen[{}] = {value}; }}",
                        next()
                    )
                }
            };
            _ = writeln!(text, "    {line}");
        }
    }
    for (i, leaf) in shape.leaves.iter().enumerate() {
        _ = writeln!(text, "    {}", store(leaf, i));
    }
    text += "}\n";
    text
}

/// The bits of a leaf as a `u32`.
fn load(leaf: &Leaf, place: &str) -> String {
    let value = if leaf.atomic {
        format!("atomicLoad(&{place})")
    } else {
        place.to_owned()
    };
    match leaf.scalar {
        Scalar::U32 => value,
        Scalar::I32 | Scalar::F32 => format!("bitcast<u32>({value})"),
        // naga refuses the valid `bitcast<u32>(vec2<f16>)`.
        Scalar::F16 => format!("pack2x16float(vec2<f32>(f32({value}), 0.0))"),
    }
}

/// Puts the bits `given[i]` into a leaf.
fn store(leaf: &Leaf, i: usize) -> String {
    let value = match leaf.scalar {
        Scalar::U32 => format!("given[{i}]"),
        Scalar::I32 => format!("bitcast<i32>(given[{i}])"),
        Scalar::F32 => format!("bitcast<f32>(given[{i}])"),
        Scalar::F16 => format!("f16(unpack2x16float(given[{i}]).x)"),
    };
    if leaf.atomic {
        format!("atomicStore(&destination{}, {value});", leaf.path)
    } else {
        format!("destination{} = {value};", leaf.path)
    }
}
