//! The scalars of a WGSL text, found by naga.
//!
//! Owns: paths of leaves and their kinds. Must not know: Rust types.

use std::fmt;

use naga::{ArraySize, Module, ScalarKind, Type, TypeInner};
use wgsl_layout::Layout;

/// A scalar of WGSL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scalar {
    /// `f32`
    F32,
    /// `f16`
    F16,
    /// `i32`
    I32,
    /// `u32`
    U32,
}

/// One scalar inside a type.
#[derive(Clone, Debug)]
pub struct Leaf {
    /// What stands behind the variable in WGSL: `.lights[2].color[0]`.
    pub path: String,
    /// Its type.
    pub scalar: Scalar,
    /// Whether it is an atomic.
    pub atomic: bool,
    /// Where naga has it, in bytes: not always where it is, see
    /// `PORTABILITY.md`.
    pub naga_offset: usize,
    /// The length of the path of the struct around a matrix of two rows, where
    /// that struct is nested: from a uniform buffer it has to be loaded as a
    /// whole.
    pub load_first: Option<usize>,
}

impl Leaf {
    /// Its offset in bytes, by the crate under test.
    #[must_use]
    pub fn offset_in(&self, layout: &Layout) -> usize {
        match self.path.strip_prefix('.').unwrap_or(&self.path) {
            // The type itself is a scalar.
            "" => 0,
            path => layout.offset_of(path),
        }
    }
}

/// What naga says of a type.
#[derive(Clone, Debug)]
pub struct Shape {
    /// Its scalars, in the order of the text.
    pub leaves: Vec<Leaf>,
    /// The path of its runtime-sized array.
    pub runtime_array: Option<String>,
    /// Whether it needs `enable f16;`.
    pub f16: bool,
    /// Whether it has atomics, so that read-only bindings are out.
    pub atomic: bool,
}

/// A text that naga refuses.
#[derive(Debug)]
pub struct Refused(String);

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Parses and validates a module.
///
/// # Errors
///
/// With the words of naga, if it refuses the text.
pub fn validate(text: &str) -> Result<Module, Refused> {
    use naga::valid::{Capabilities, ValidationFlags, Validator};
    let module =
        naga::front::wgsl::parse_str(text).map_err(|error| Refused(error.emit_to_string(text)))?;
    let capabilities = Capabilities::SHADER_FLOAT16
        | Capabilities::SHADER_FLOAT16_IN_FLOAT32
        | Capabilities::IMMEDIATES;
    Validator::new(ValidationFlags::all(), capabilities)
        .validate(&module)
        .map_err(|error| Refused(error.emit_to_string(text)))?;
    Ok(module)
}

/// The shape of the type `ty` of the module `text`, with `elements` elements in
/// a runtime-sized array.
///
/// # Errors
///
/// If naga refuses the text.
///
/// # Panics
///
/// If a value has something else in it than numbers.
pub fn of(text: &str, ty: &str, elements: usize) -> Result<Shape, Refused> {
    let text = format!("{text}\n@group(0) @binding(0) var<storage, read_write> value: {ty};\n");
    let module = validate(&text)?;
    let (_, value) = module
        .global_variables
        .iter()
        .find(|(_, variable)| variable.name.as_deref() == Some("value"))
        .expect("the variable that was just declared");
    let mut shape = Shape {
        leaves: Vec::new(),
        runtime_array: None,
        f16: false,
        atomic: false,
    };
    let walk = Walk {
        module: &module,
        elements,
    };
    let root = Place {
        path: String::new(),
        offset: 0,
        around: 0,
    };
    walk.visit(&module.types[value.ty], root, &mut shape);
    shape.f16 = shape.leaves.iter().any(|leaf| leaf.scalar == Scalar::F16);
    shape.atomic = shape.leaves.iter().any(|leaf| leaf.atomic);
    Ok(shape)
}

struct Walk<'a> {
    module: &'a Module,
    elements: usize,
}

/// Where a type stands.
struct Place {
    path: String,
    offset: usize,
    /// The length of the path of the struct around it.
    around: usize,
}

impl Place {
    fn step(&self, step: &str, offset: usize) -> Self {
        Self {
            path: format!("{}{step}", self.path),
            offset: self.offset + offset,
            around: self.around,
        }
    }

    fn leaf(self, scalar: naga::Scalar, atomic: bool) -> Leaf {
        Leaf {
            path: self.path,
            scalar: kind(scalar),
            atomic,
            naga_offset: self.offset,
            load_first: None,
        }
    }
}

impl Walk<'_> {
    fn visit(&self, ty: &Type, place: Place, shape: &mut Shape) {
        match &ty.inner {
            TypeInner::Scalar(scalar) => shape.leaves.push(place.leaf(*scalar, false)),
            TypeInner::Atomic(scalar) => shape.leaves.push(place.leaf(*scalar, true)),
            TypeInner::Vector { size, scalar } => {
                for i in 0..*size as usize {
                    let place = place.step(&format!("[{i}]"), i * usize::from(scalar.width));
                    shape.leaves.push(place.leaf(*scalar, false));
                }
            }
            TypeInner::Matrix {
                columns,
                rows,
                scalar,
            } => {
                let width = usize::from(scalar.width);
                let stride = width * (*rows as usize).next_power_of_two();
                for column in 0..*columns as usize {
                    for row in 0..*rows as usize {
                        let step = format!("[{column}][{row}]");
                        let place_of = place.step(&step, column * stride + row * width);
                        let mut leaf = place_of.leaf(*scalar, false);
                        if *rows == naga::VectorSize::Bi && place.around > 0 {
                            leaf.load_first = Some(place.around);
                        }
                        shape.leaves.push(leaf);
                    }
                }
            }
            TypeInner::Array { base, size, stride } => {
                let count = match size {
                    ArraySize::Constant(count) => count.get() as usize,
                    ArraySize::Dynamic => {
                        shape.runtime_array = Some(place.path.clone());
                        self.elements
                    }
                    ArraySize::Pending(_) => unreachable!("no text has overrides"),
                };
                for i in 0..count {
                    let place = place.step(&format!("[{i}]"), i * *stride as usize);
                    self.visit(&self.module.types[*base], place, shape);
                }
            }
            TypeInner::Struct { members, .. } => {
                for member in members {
                    let name = member.name.as_deref().expect("members have names");
                    let mut inner = place.step(&format!(".{name}"), member.offset as usize);
                    inner.around = place.path.len();
                    self.visit(&self.module.types[member.ty], inner, shape);
                }
            }
            other => panic!("{other:?} is not host-shareable"),
        }
    }
}

fn kind(scalar: naga::Scalar) -> Scalar {
    match (scalar.kind, scalar.width) {
        (ScalarKind::Float, 4) => Scalar::F32,
        (ScalarKind::Float, 2) => Scalar::F16,
        (ScalarKind::Sint, 4) => Scalar::I32,
        (ScalarKind::Uint, 4) => Scalar::U32,
        other => panic!("{other:?} is not a host-shareable scalar"),
    }
}
