//! `Layout`: AlignOf, SizeOf, stride and kind of a host-shareable WGSL type.
//!
//! Owns: the pure data and its getters. Must not know: Rust types, how bytes
//! are moved, or which address space a value goes to. Everything here is
//! total: no layout constant panics, wrong input is data for `rules`.

pub(crate) mod aggregate;
pub(crate) mod member;
pub(crate) mod path;

use crate::alignment::Alignment;
use crate::traits::Facts;
use member::Member;

/// A numeric scalar type of WGSL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scalar {
    F32,
    /// Only `half` has it in Rust.
    #[cfg_attr(not(feature = "half-2"), allow(dead_code))]
    F16,
    I32,
    U32,
}

impl Scalar {
    pub(crate) const fn alignment(self) -> Alignment {
        match self {
            Self::F16 => Alignment::A2,
            _ => Alignment::A4,
        }
    }

    pub(crate) const fn size(self) -> usize {
        self.alignment().get()
    }
}

/// What a layout is the layout of.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    Scalar(Scalar),
    /// A `u32` of several small numbers, with the name of the built-in function
    /// that takes it apart.
    Packed(&'static str),
    Atomic(Scalar),
    /// `rows` components.
    Vector {
        scalar: Scalar,
        rows: u8,
    },
    /// Column major, as all matrices of WGSL.
    Matrix {
        scalar: Scalar,
        columns: u8,
        rows: u8,
    },
    Array {
        element: &'static Layout,
        /// `None` for a runtime-sized array.
        count: Option<usize>,
    },
    Struct(Structure),
    Alias(Alias),
}

/// A scalar type under a name of its own, with named values: what an enum or a
/// set of flags is in WGSL.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Alias {
    pub(crate) name: &'static str,
    /// The lines of its comment in WGSL, as they are.
    pub(crate) comment: &'static str,
    /// The path of the Rust type, to tell two aliases of one name apart.
    pub(crate) rust_path: &'static str,
    pub(crate) scalar: Scalar,
    pub(crate) constants: &'static [Constant],
}

/// A named value of an alias.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Constant {
    /// The name in Rust, which the name in WGSL is made from: `Point` of `Kind`
    /// is `KIND_POINT`.
    pub(crate) name: &'static str,
    /// Whether that is the name in WGSL already.
    pub(crate) renamed: bool,
    pub(crate) comment: &'static str,
    pub(crate) value: i64,
}

impl Constant {
    #[doc(hidden)]
    pub const fn new(name: &'static str, renamed: bool, comment: &'static str, value: i64) -> Self {
        Self {
            name,
            renamed,
            comment,
            value,
        }
    }
}

/// The parts of a struct that its text is made of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Structure {
    /// The WGSL name without generic arguments.
    pub(crate) name: &'static str,
    pub(crate) arguments: &'static [Argument],
    /// The lines of its comment in WGSL, as they are.
    pub(crate) comment: &'static str,
    /// The path of the Rust type, to tell two structs of one name apart.
    pub(crate) rust_path: &'static str,
    pub(crate) members: &'static [Member],
    /// Whether errors of its own tell where it may not be uniform.
    pub(crate) declared_uniform: bool,
}

/// A generic argument, as it stands in the WGSL name of a struct.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Argument {
    Type(&'static Layout),
    Int(i128),
    /// A type that is nothing in WGSL.
    Nothing,
}

impl Argument {
    /// The argument that a field stands for.
    #[doc(hidden)]
    pub const fn of(facts: &'static Facts) -> Self {
        if facts.codec.is_nothing() {
            Self::Nothing
        } else {
            Self::Type(facts.layout)
        }
    }
}

/// The memory layout of a host-shareable WGSL type, in bytes.
///
/// It is pure data, known at compile time, and does not depend on the address
/// space: [`WgslLayout::LAYOUT`](crate::WgslLayout::LAYOUT) is the usual way to
/// get one. All getters are `const fn`.
///
/// ```
/// use glam::Vec3;
/// use wgsl_layout::WgslLayout;
///
/// #[derive(WgslLayout)]
/// struct Light {
///     position: Vec3,
///     radius: f32,
///     color: Vec3,
/// }
///
/// const COLOR: usize = Light::LAYOUT.offset_of("color");
/// assert_eq!(COLOR, 16);
/// assert_eq!(Light::LAYOUT.size(), 32);
/// assert_eq!(Light::LAYOUT.align(), 16);
/// ```
///
/// Specification: [alignment and size](https://www.w3.org/TR/WGSL/#alignment-and-size).
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    pub(crate) alignment: Alignment,
    /// `SizeOf`, with one element where the type ends in a runtime-sized array.
    pub(crate) size: usize,
    /// The nesting depth as the specification counts it, at most 255.
    pub(crate) depth: u8,
    pub(crate) kind: Kind,
}

impl Layout {
    /// AlignOf: the alignment in bytes, a power of two.
    pub const fn align(&self) -> usize {
        self.alignment.get()
    }

    /// SizeOf, in bytes. Where the type ends in a runtime-sized array, its size
    /// with one element, which is also the minimum binding size.
    pub const fn size(&self) -> usize {
        self.size
    }

    /// The stride in bytes of an array whose elements have this type:
    /// `roundUp(AlignOf, SizeOf)`.
    pub const fn stride(&self) -> usize {
        self.alignment.round_up(self.size)
    }

    /// Whether the type is a runtime-sized array, or a struct that ends in one.
    pub const fn is_runtime_sized(&self) -> bool {
        match &self.kind {
            Kind::Array { count, .. } => count.is_none(),
            Kind::Struct(structure) => match structure.members {
                [.., last] => last.layout.is_runtime_sized(),
                [] => false,
            },
            _ => false,
        }
    }

    /// The members of a struct in the order of WGSL, and nothing for any other
    /// type.
    pub const fn members(&self) -> &'static [Member] {
        match &self.kind {
            Kind::Struct(structure) => structure.members,
            _ => &[],
        }
    }

    /// The member of that WGSL name, if the type is a struct that has it.
    pub const fn member(&self, name: &str) -> Option<&'static Member> {
        let members = self.members();
        let mut i = 0;
        while i < members.len() {
            if crate::text::equal(members[i].name.as_bytes(), name.as_bytes()) {
                return Some(&members[i]);
            }
            i += 1;
        }
        None
    }

    /// The offset in bytes of what `path` names, counted from the start of the
    /// value: `"color"`, `"lights[2].color"`, `"view[3].x"`. The names are
    /// those of WGSL; a vector takes an index or one of `x y z w r g b a`, a
    /// matrix the index of a column.
    ///
    /// # Panics
    ///
    /// If the type has no such member or element. In a const context, which is
    /// where it belongs, that fails the build.
    ///
    /// ```
    /// use wgsl_layout::WgslLayout;
    ///
    /// const Y: usize = <[glam::Vec3]>::LAYOUT.offset_of("[2].y");
    /// assert_eq!(Y, 36);
    /// ```
    #[track_caller]
    pub const fn offset_of(&self, path: &str) -> usize {
        path::resolve(self, path, path::Names::Members).offset
    }

    /// What `arrayLength` of WGSL returns for a binding of `binding_size`
    /// bytes: how many whole elements of the trailing runtime-sized array fit
    /// in it. Zero for a type of fixed footprint.
    ///
    /// ```
    /// use wgsl_layout::WgslLayout;
    ///
    /// #[derive(WgslLayout)]
    /// struct Element {
    ///     a: [glam::Vec4; 3],
    /// }
    /// assert_eq!(<[Element]>::LAYOUT.array_length(1000), 20);
    /// ```
    ///
    /// Specification: [NRuntime](https://www.w3.org/TR/WGSL/#buffer-binding-determines-runtime-sized-array-element-count).
    pub const fn array_length(&self, binding_size: usize) -> usize {
        match self.runtime_array() {
            Some((offset, stride)) => binding_size.saturating_sub(offset) / stride,
            None => 0,
        }
    }

    /// The size in bytes of the smallest legal binding that holds `n` elements
    /// of the trailing runtime-sized array: a multiple of 4, and never below
    /// [`size`](Self::size), which is the minimum binding size. `n` has no
    /// effect on a type of fixed footprint.
    ///
    /// [`array_length`](Self::array_length) of it is `n` again wherever the
    /// specification allows that: not for `n` below the number of elements that
    /// the minimum binding size holds, and not for an odd number of `f16`.
    /// Saturates at `usize::MAX`.
    pub const fn size_for(&self, n: usize) -> usize {
        let Some((offset, stride)) = self.runtime_array() else {
            return self.size;
        };
        let end = Alignment::A4.round_up(offset.saturating_add(stride.saturating_mul(n)));
        if end > self.minimum() {
            end
        } else {
            self.minimum()
        }
    }

    /// The smallest legal binding, in bytes. A runtime-sized type can only be
    /// in storage, where binding sizes are multiples of 4.
    const fn minimum(&self) -> usize {
        if self.is_runtime_sized() {
            Alignment::A4.round_up(self.size)
        } else {
            self.size
        }
    }

    /// Whether it stands in for the layout of a type whose derive has reported
    /// an error, so that every use of it should be quiet.
    pub(crate) const fn is_fallback(&self) -> bool {
        matches!(&self.kind, Kind::Struct(structure) if structure.members.is_empty())
    }

    /// Offset and stride of the trailing runtime-sized array. The stride is
    /// never zero: it is a divisor.
    pub(crate) const fn runtime_array(&self) -> Option<(usize, usize)> {
        match &self.kind {
            Kind::Array {
                element,
                count: None,
            } => {
                let stride = element.stride();
                Some((0, if stride == 0 { 1 } else { stride }))
            }
            Kind::Struct(structure) => match structure.members {
                [.., last] => match last.layout.runtime_array() {
                    Some((offset, stride)) => Some((last.offset.saturating_add(offset), stride)),
                    None => None,
                },
                [] => None,
            },
            _ => None,
        }
    }

    /// AlignOf as a compiler sees it that drops `@align` when a struct is
    /// nested (naga, gfx-rs/wgpu#4377). Where it is below [`align`](Self::align)
    /// the text has to repeat `@align` on the member.
    pub(crate) const fn natural_alignment(&self) -> Alignment {
        match &self.kind {
            Kind::Array { element, .. } => element.natural_alignment(),
            Kind::Struct(structure) => {
                let mut alignment = Alignment::new(1);
                let mut i = 0;
                while i < structure.members.len() {
                    alignment = alignment.max(structure.members[i].layout.natural_alignment());
                    i += 1;
                }
                alignment
            }
            _ => self.alignment,
        }
    }

    /// The path of the Rust type that it is declared for.
    pub(crate) const fn rust_path(&self) -> &'static str {
        match &self.kind {
            Kind::Struct(structure) => structure.rust_path,
            Kind::Alias(alias) => alias.rust_path,
            _ => "",
        }
    }

    /// Whether the text of the type needs `enable f16;`.
    pub(crate) const fn uses_f16(&self) -> bool {
        match &self.kind {
            Kind::Alias(Alias { scalar, .. })
            | Kind::Scalar(scalar)
            | Kind::Atomic(scalar)
            | Kind::Vector { scalar, .. }
            | Kind::Matrix { scalar, .. } => matches!(scalar, Scalar::F16),
            Kind::Array { element, .. } => element.uses_f16(),
            Kind::Struct(structure) => {
                let mut i = 0;
                while i < structure.members.len() {
                    if structure.members[i].layout.uses_f16() {
                        return true;
                    }
                    i += 1;
                }
                false
            }
            Kind::Packed(_) => false,
        }
    }
}
