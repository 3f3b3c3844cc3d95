//! Random structs from a fixed seed.
//!
//! Owns: what they are made of. Must not know: offsets.

use std::fmt::Write as _;

/// How many types under test there are.
const COUNT: usize = 260;
/// Shaders have one statement for each scalar and direction.
const MAX_LEAVES: usize = 90;

/// The Rust source of `generated()`.
pub(crate) fn rust() -> String {
    let mut random = Random(0x5eed_1a70_0007);
    let mut source = String::new();
    let mut list = String::new();
    for i in 0..COUNT {
        let mut generator = Generator {
            random: &mut random,
            structs: String::new(),
            names: 0,
            prefix: format!("G{i}"),
            half: i % 5 == 4,
            atomic: i % 9 == 8,
            known: Vec::new(),
        };
        let runtime = i % 4 == 3;
        generator.structure(0, MAX_LEAVES, runtime);
        let root = generator.known.pop().expect("the last one is the root");
        source += &generator.structs;
        _ = writeln!(list, "        {},", root.rust);
    }
    format!(
        "crate::structs! {{\n{source}}}\n\n/// The random cases.\n#[must_use]\n\
         pub fn generated() -> Vec<Case> {{\n    cases![\n{list}    ]\n}}\n"
    )
}

/// xorshift64*
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let high = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33;
        usize::try_from(high).expect("31 bits") % end
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

#[derive(Clone)]
struct Type {
    rust: String,
    leaves: usize,
    align: usize,
    /// `None` for types that no `@size` is given.
    size: Option<usize>,
    /// A bare `[f32; 3]` could be meant as a vector.
    scalar: bool,
}

struct Generator<'a> {
    random: &'a mut Random,
    structs: String,
    names: usize,
    prefix: String,
    half: bool,
    atomic: bool,
    /// Structs of a fixed footprint that exist already; and the root.
    known: Vec<Type>,
}

/// Name, scalars, AlignOf, SizeOf.
type Row = (&'static str, usize, usize, usize);

const SCALARS: &[Row] = &[("f32", 1, 4, 4), ("u32", 1, 4, 4), ("i32", 1, 4, 4)];
const VECTORS: &[Row] = &[
    ("glam::Vec2", 2, 8, 8),
    ("glam::Vec3", 3, 16, 12),
    ("glam::Vec3", 3, 16, 12),
    ("glam::Vec3A", 3, 16, 12),
    ("glam::Vec4", 4, 16, 16),
    ("glam::IVec3", 3, 16, 12),
    ("glam::UVec2", 2, 8, 8),
    ("glam::Quat", 4, 16, 16),
    ("vec2i", 2, 8, 8),
    ("vec3u", 3, 16, 12),
    ("vec3f", 3, 16, 12),
    ("vec4i", 4, 16, 16),
];
const MATRICES: &[Row] = &[
    ("glam::Mat2", 4, 8, 16),
    ("glam::Mat3", 9, 16, 48),
    ("glam::Mat3A", 9, 16, 48),
    ("glam::Mat4", 16, 16, 64),
    ("glam::Affine2", 6, 8, 24),
    ("glam::Affine3A", 12, 16, 64),
    ("mat2x3f", 6, 16, 32),
    ("mat2x4f", 8, 16, 32),
    ("mat3x2f", 6, 8, 24),
    ("mat3x4f", 12, 16, 48),
    ("mat4x2f", 8, 8, 32),
    ("mat4x3f", 12, 16, 64),
];
const HALVES: &[Row] = &[
    ("f16", 1, 2, 2),
    ("f16", 1, 2, 2),
    ("vec2h", 2, 4, 4),
    ("vec3h", 3, 8, 6),
    ("vec4h", 4, 8, 8),
    ("mat2x2h", 4, 4, 8),
    ("mat3x3h", 9, 8, 24),
    ("mat4x2h", 8, 4, 16),
];
const ATOMICS: &[Row] = &[("AtomicU32", 1, 4, 4), ("AtomicI32", 1, 4, 4)];

impl Generator<'_> {
    /// Adds a struct to `known`.
    fn structure(&mut self, depth: usize, budget: usize, runtime: bool) {
        let members = 1 + self.random.below(7);
        let mut body = String::new();
        let (mut leaves, mut align) = (0, 1);
        for i in 0..members {
            let left = budget.saturating_sub(leaves);
            let last = i + 1 == members;
            let mut ty = self.member(depth, left.min(budget / 2).max(1));
            if last && runtime {
                // Four elements at most are tested.
                while ty.leaves * 4 > left.max(4) {
                    ty = self.row(SCALARS);
                }
                ty.rust = format!("Vec<{}>", ty.rust);
                ty.size = None;
            }
            if ty.leaves > left && i > 0 {
                break;
            }
            let attributes = self.attributes(&mut ty);
            _ = writeln!(body, "        {attributes}m{i}: {},", ty.rust);
            leaves += ty.leaves;
            align = align.max(ty.align);
        }
        let name = if depth == 0 {
            self.prefix.clone()
        } else {
            self.names += 1;
            format!("{}N{}", self.prefix, self.names)
        };
        _ = writeln!(self.structs, "    struct {name} {{\n{body}    }}");
        self.known.push(Type {
            rust: name,
            leaves,
            align,
            size: None,
            scalar: false,
        });
    }

    fn member(&mut self, depth: usize, budget: usize) -> Type {
        let ty = match self.random.below(12) {
            // 0 to 2 and what is not to be had: scalars.
            3..=5 => self.row(VECTORS),
            6 => self.row(MATRICES),
            7 if self.atomic => self.row(ATOMICS),
            7..=8 if self.half => self.row(HALVES),
            9 if depth < 3 && budget > 4 => {
                self.structure(depth + 1, budget, false);
                self.known.last().expect("it was just added").clone()
            }
            10 if !self.known.is_empty() => {
                let i = self.random.below(self.known.len());
                self.known[i].clone()
            }
            11 if depth < 4 && budget > 4 => self.array(depth, budget),
            _ => self.row(SCALARS),
        };
        if ty.leaves > budget {
            self.row(SCALARS)
        } else {
            ty
        }
    }

    fn array(&mut self, depth: usize, budget: usize) -> Type {
        let element = self.member(depth + 1, budget / 3);
        // Shorter arrays of plain scalars are warned about.
        let lengths: &[usize] = if element.scalar {
            &[1, 5, 6]
        } else {
            &[1, 2, 3]
        };
        let length = self.random.pick(lengths);
        Type {
            rust: format!("[{}; {length}]", element.rust),
            leaves: element.leaves * length,
            size: None,
            scalar: false,
            ..element
        }
    }

    fn row(&mut self, rows: &[Row]) -> Type {
        let (rust, leaves, align, size) = self.random.pick(rows);
        Type {
            rust: rust.to_owned(),
            leaves,
            align,
            size: Some(size),
            scalar: leaves == 1,
        }
    }

    fn attributes(&mut self, ty: &mut Type) -> String {
        let mut attributes = String::new();
        if self.random.one_in(6) {
            let align = self.random.pick(&[4, 8, 16, 16, 32, 64]).max(ty.align);
            ty.align = align;
            _ = write!(attributes, "#[wgsl(align({align}))] ");
        }
        let more = self.random.one_in(8);
        match ty.size {
            Some(size) if more => {
                let size = size + self.random.pick(&[0, 2, 4, 6, 8, 12, 20, 36]);
                _ = write!(attributes, "#[wgsl(size({size}))] ");
            }
            _ => {}
        }
        attributes
    }
}
