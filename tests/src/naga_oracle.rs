//! naga as a judge of layouts: it reads our text and finds its own numbers.
//!
//! Owns: the comparison of naga's offsets, sizes and strides with ours, and
//! which bytes of a value naga takes for data. Must not know: how ours are
//! made.

use naga::proc::{Alignment, Layouter};
use naga::valid::{Capabilities, ValidationFlags, Validator};
use naga::{ArraySize, Handle, Module, ScalarKind, Type, TypeInner, VectorSize};
use wgsl_layout::Layout;

/// A module in which one type is the type of a storage variable.
#[derive(Debug)]
pub struct Parsed {
    module: Module,
    layouter: Layouter,
    root: Handle<Type>,
}

/// Our layouts of structs, by their WGSL names.
pub type Structs<'a> = dyn Fn(&str) -> Option<&'static Layout> + 'a;

/// Parses and validates `declarations` and a storage variable of type `ty`.
///
/// # Panics
///
/// If naga refuses it.
#[track_caller]
#[must_use]
pub fn parse(declarations: &str, ty: &str) -> Parsed {
    let text = format!(
        "{declarations}\n@group(0) @binding(0) var<storage, read_write> the_variable: {ty};\n"
    );
    let module = naga::front::wgsl::parse_str(&text)
        .unwrap_or_else(|error| panic!("{}", error.emit_to_string(&text)));
    Validator::new(ValidationFlags::all(), Capabilities::SHADER_FLOAT16)
        .validate(&module)
        .unwrap_or_else(|error| panic!("{}", error.emit_to_string(&text)));
    let mut layouter = Layouter::default();
    layouter
        .update(module.to_ctx())
        .unwrap_or_else(|error| panic!("{error}\n{text}"));
    let root = module.global_variables.iter().next().expect("one").1.ty;
    Parsed {
        module,
        layouter,
        root,
    }
}

impl Parsed {
    /// Compares all that naga knows of the variable with `layout`: offsets of
    /// all members, columns, components and elements, through every path; and
    /// of every struct in the module with that of its name in `structs`.
    ///
    /// # Panics
    ///
    /// If any number differs, or a struct is not known.
    #[track_caller]
    pub fn assert_agrees(&self, layout: &Layout, structs: &Structs<'_>) {
        let root = self.layouter[self.root];
        assert_eq!(root.size as usize, layout.size(), "SizeOf");
        self.assert_alignment(self.root, layout.align(), structs);
        self.walk(self.root, "", 0, &mut |path, offset| {
            assert_eq!(layout.offset_of(path), offset, "offset of {path}");
        });
        for (handle, ty) in self.module.types.iter() {
            if let (TypeInner::Struct { members, span }, Some(name)) = (&ty.inner, &ty.name) {
                let ours = find(structs, name);
                assert_eq!(*span as usize, ours.size(), "SizeOf({name})");
                assert_eq!(members.len(), ours.members().len(), "members of {name}");
                self.assert_alignment(handle, ours.align(), structs);
                for (theirs, ours) in members.iter().zip(ours.members()) {
                    assert_eq!(theirs.name.as_deref(), Some(ours.name()), "in {name}");
                    assert_eq!(theirs.offset as usize, ours.offset(), "{}", ours.name());
                    let size = self.layouter[theirs.ty].size as usize;
                    assert_eq!(size, ours.layout().size(), "SizeOf({})", ours.name());
                    self.assert_alignment(theirs.ty, ours.layout().align(), structs);
                }
            }
        }
    }

    /// naga forgets what `@align` does to the alignment of a struct, so there
    /// its number is a lower bound (gfx-rs/wgpu#4377).
    #[track_caller]
    fn assert_alignment(&self, ty: Handle<Type>, ours: usize, structs: &Structs<'_>) {
        let theirs = (self.layouter[ty].alignment * 1_u32) as usize;
        if self.is_raised(ty, structs) {
            assert!(theirs <= ours, "AlignOf: {theirs} > {ours}");
        } else {
            assert_eq!(theirs, ours, "AlignOf");
        }
    }

    /// Whether there is an `@align` anywhere inside.
    fn is_raised(&self, ty: Handle<Type>, structs: &Structs<'_>) -> bool {
        let ty = &self.module.types[ty];
        match (&ty.inner, &ty.name) {
            (TypeInner::Array { base, .. }, _) => self.is_raised(*base, structs),
            (TypeInner::Struct { members, .. }, Some(name)) => {
                let ours = find(structs, name).members();
                ours.iter().any(|row| row.align() > row.layout().align())
                    || members.iter().any(|row| self.is_raised(row.ty, structs))
            }
            _ => false,
        }
    }

    /// Calls `visit` with the path and offset of everything inside a type. Of an
    /// array it takes the first two elements and the last one.
    fn walk(&self, ty: Handle<Type>, path: &str, base: usize, visit: &mut dyn FnMut(&str, usize)) {
        if !path.is_empty() {
            visit(path, base);
        }
        match &self.module.types[ty].inner {
            TypeInner::Struct { members, .. } => {
                for member in members {
                    let name = member.name.as_deref().expect("members have names");
                    let dot = if path.is_empty() { "" } else { "." };
                    let path = format!("{path}{dot}{name}");
                    self.walk(member.ty, &path, base + member.offset as usize, visit);
                }
            }
            TypeInner::Array {
                base: element,
                size,
                stride,
            } => {
                let last = match size {
                    ArraySize::Constant(count) => count.get() as usize - 1,
                    _ => 7,
                };
                let mut indices = vec![0, 1.min(last), last];
                indices.dedup();
                for index in indices {
                    let path = format!("{path}[{index}]");
                    self.walk(*element, &path, base + index * *stride as usize, visit);
                }
            }
            TypeInner::Matrix {
                columns,
                rows,
                scalar,
            } => {
                for column in 0..*columns as usize {
                    let offset = base + column * column_stride(*rows, scalar.width);
                    let path = format!("{path}[{column}]");
                    visit(&path, offset);
                    for row in 0..*rows as usize {
                        visit(
                            &format!("{path}[{row}]"),
                            offset + row * scalar.width as usize,
                        );
                    }
                }
            }
            TypeInner::Vector { size, scalar } => {
                for row in 0..*size as usize {
                    let offset = base + row * scalar.width as usize;
                    visit(&format!("{path}[{row}]"), offset);
                    let dot = if path.is_empty() { "" } else { "." };
                    let name = ["x", "y", "z", "w"][row];
                    visit(&format!("{path}{dot}{name}"), offset);
                }
            }
            TypeInner::Scalar(_) | TypeInner::Atomic(_) => {}
            other => panic!("{other:?} in a buffer"),
        }
    }

    /// Which of the first `len` bytes of the variable are data, by naga; the
    /// others are padding. A runtime-sized array has as many elements as fit.
    ///
    /// # Panics
    ///
    /// If `len` is too short.
    #[must_use]
    pub fn data_bytes(&self, len: usize) -> Vec<bool> {
        let mut data = vec![false; len];
        self.mark(self.root, 0, &mut data);
        data
    }

    fn mark(&self, ty: Handle<Type>, base: usize, data: &mut [bool]) {
        match &self.module.types[ty].inner {
            TypeInner::Struct { members, .. } => {
                for member in members {
                    self.mark(member.ty, base + member.offset as usize, data);
                }
            }
            TypeInner::Array {
                base: element,
                size,
                stride,
            } => {
                let stride = *stride as usize;
                let count = match size {
                    ArraySize::Constant(count) => count.get() as usize,
                    _ => (data.len() - base) / stride,
                };
                for index in 0..count {
                    self.mark(*element, base + index * stride, data);
                }
            }
            TypeInner::Matrix {
                columns,
                rows,
                scalar,
            } => {
                for column in 0..*columns as usize {
                    let start = base + column * column_stride(*rows, scalar.width);
                    data[start..start + *rows as usize * scalar.width as usize].fill(true);
                }
            }
            TypeInner::Vector { size, scalar } => {
                data[base..base + *size as usize * scalar.width as usize].fill(true);
            }
            TypeInner::Scalar(scalar) | TypeInner::Atomic(scalar) => {
                assert_ne!(scalar.kind, ScalarKind::Bool);
                data[base..base + scalar.width as usize].fill(true);
            }
            other => panic!("{other:?} in a buffer"),
        }
    }
}

fn column_stride(rows: VectorSize, width: u8) -> usize {
    (Alignment::from(rows) * u32::from(width)) as usize
}

#[track_caller]
fn find(structs: &Structs<'_>, name: &str) -> &'static Layout {
    structs(name).unwrap_or_else(|| panic!("`{name}` is unknown"))
}
