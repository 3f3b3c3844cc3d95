//! The uniform address space: naga gives the same verdicts, and takes what was
//! repaired.

use std::fmt::Write as _;

use glam::{Mat3, Mat4, Vec2, Vec3, Vec4};
use naga::valid::{Capabilities, ValidationFlags, Validator};
use wgsl_layout::{Layout, Member, RuleSet, WgslDecode, WgslLayout, types};
use wgsl_layout_tests::bytes::encoded;
use wgsl_layout_tests::engine::{self, Field, leak};
use wgsl_layout_tests::naga_oracle;

/// Whether naga accepts a uniform variable of a type; it has to parse the text.
#[track_caller]
fn naga_accepts(declarations: &str, ty: &str) -> bool {
    let text = format!("{declarations}\n@group(0) @binding(0) var<uniform> the_variable: {ty};\n");
    let module = naga::front::wgsl::parse_str(&text)
        .unwrap_or_else(|error| panic!("{}", error.emit_to_string(&text)));
    Validator::new(ValidationFlags::all(), Capabilities::SHADER_FLOAT16)
        .validate(&module)
        .is_ok()
}

// ------------------------------------------------------------ derived structs

#[derive(WgslLayout, Clone, Debug, PartialEq)]
struct Inner {
    scale: f32,
}

#[derive(WgslLayout, Clone, Debug, PartialEq)]
struct Twenty {
    a: Vec2,
    b: Vec2,
    c: f32,
}

#[derive(WgslLayout, Clone, Debug, PartialEq)]
#[wgsl(uniform(pad))]
struct Padded {
    time: f32,
    inner: Inner,
    more: f32,
    twenty: Twenty,
    two: Vec2,
    poses: [types::mat2x2f; 2],
    last: Inner,
}

#[derive(WgslLayout, Clone, Debug, PartialEq)]
#[wgsl(uniform(webgl2))]
struct Rounded {
    scale: Vec2,
    time: f32,
}

#[derive(WgslLayout, Clone, Debug, PartialEq)]
#[wgsl(uniform(pad, webgl2))]
struct Both {
    time: f32,
    #[wgsl(size(5))]
    five: u32,
    inner: Inner,
    other: Inner,
}

#[derive(WgslLayout, Clone, Debug, PartialEq)]
#[wgsl(uniform(pad, webgl2))]
struct Outer {
    view: Mat4,
    time: f32,
    both: [Both; 2],
    padded: Padded,
    normal: Mat3,
    tint: Vec3,
    end: f32,
}

#[derive(WgslLayout, Clone, Debug, PartialEq)]
#[wgsl(uniform(pad, webgl2))]
struct NothingToDo {
    color: Vec4,
}

#[derive(WgslLayout, Clone, Debug, PartialEq)]
#[wgsl(uniform(pad))]
struct Generic<T> {
    time: f32,
    value: T,
    after: f32,
}

fn padded() -> Padded {
    Padded {
        time: 1.0,
        inner: Inner { scale: 2.0 },
        more: 3.0,
        twenty: Twenty {
            a: Vec2::new(4.0, 5.0),
            b: Vec2::new(6.0, 7.0),
            c: 8.0,
        },
        two: Vec2::new(9.0, 10.0),
        poses: [[[1.0, 2.0], [3.0, 4.0]].into(); 2],
        last: Inner { scale: 11.0 },
    }
}

fn both() -> Both {
    Both {
        time: 1.0,
        five: 2,
        inner: Inner { scale: 3.0 },
        other: Inner { scale: 4.0 },
    }
}

/// Text, constants and bytes agree, and naga takes the text.
#[track_caller]
fn assert_repaired<T: WgslDecode + PartialEq + std::fmt::Debug>(
    value: &T,
    structs: &[&'static Layout],
) {
    assert_eq!(T::UNIFORM, Ok(()));
    assert!(naga_accepts(T::WGSL, T::WGSL_TYPE), "{}", T::WGSL);
    naga_oracle::parse(T::WGSL, T::WGSL_TYPE).assert_agrees(T::LAYOUT, &|name| {
        structs
            .iter()
            .copied()
            .find(|layout| type_name(layout) == name)
    });
    let bytes = encoded(value);
    assert_eq!(bytes.len(), T::LAYOUT.size());
    for (offset, byte) in bytes.iter().enumerate() {
        if !is_data(T::LAYOUT, offset) {
            assert_eq!(*byte, 0, "padding at {offset}");
        }
    }
    assert_eq!(T::read_from(&bytes).as_ref(), Ok(value));
}

/// What `Display` of a struct's layout calls it.
fn type_name(layout: &Layout) -> String {
    let table = layout.to_string();
    let (_, rest) = table.split_once("struct ").expect("a struct");
    rest.split_once(" {").expect("a struct").0.to_string()
}

/// Whether a byte of a struct belongs to a member's type; what lies inside of
/// those is for other tests.
fn is_data(layout: &Layout, offset: usize) -> bool {
    layout.members().iter().any(|member| {
        let end = member.offset() + member.layout().size();
        (member.offset()..end).contains(&offset)
            && (member.layout().members().is_empty()
                || is_data(member.layout(), offset - member.offset()))
    })
}

fn offsets(layout: &Layout) -> Vec<usize> {
    layout.members().iter().map(Member::offset).collect()
}

#[test]
fn repairs_are_seen_by_text_constants_and_bytes() {
    let structs = [
        Inner::LAYOUT,
        Twenty::LAYOUT,
        Padded::LAYOUT,
        Rounded::LAYOUT,
        Both::LAYOUT,
        Outer::LAYOUT,
        NothingToDo::LAYOUT,
        Generic::<Inner>::LAYOUT,
    ];
    assert_eq!(offsets(Padded::LAYOUT), [0, 16, 32, 48, 80, 96, 128]);
    assert_eq!(offsets(Rounded::LAYOUT), [0, 8]);
    assert_eq!(Rounded::LAYOUT.size(), 16);
    assert_eq!(offsets(Both::LAYOUT), [0, 4, 16, 32]);
    assert_eq!(Both::LAYOUT.size(), 48);
    assert_eq!(
        Both::WGSL,
        "\
struct Inner {
    scale: f32,
}

struct Both {
    time: f32,
    @size(12) five: u32,
    @size(16) inner: Inner,
    @size(16) other: Inner,
}
"
    );
    assert_eq!(
        NothingToDo::WGSL,
        "struct NothingToDo {\n    color: vec4f,\n}\n"
    );
    assert_repaired(&padded(), &structs);
    let rounded = Rounded {
        scale: Vec2::ONE,
        time: 2.0,
    };
    assert_repaired(&rounded, &structs);
    assert_repaired(&both(), &structs);
    let outer = Outer {
        view: Mat4::IDENTITY,
        time: 1.0,
        both: [both(), both()],
        padded: padded(),
        normal: Mat3::IDENTITY,
        tint: Vec3::ONE,
        end: 2.0,
    };
    assert_repaired(&outer, &structs);
    let generic = Generic {
        time: 1.0,
        value: Inner { scale: 2.0 },
        after: 3.0,
    };
    assert_repaired(&generic, &structs);
    assert_eq!(offsets(Generic::<f32>::LAYOUT), [0, 4, 8]);
}

/// Without the attribute nothing is added, and naga refuses the same struct.
#[test]
fn what_is_repaired_needs_it() {
    #[derive(WgslLayout)]
    struct Plain {
        time: f32,
        inner: Inner,
        more: f32,
    }
    assert_eq!(offsets(Plain::LAYOUT), [0, 4, 8]);
    assert!(Plain::UNIFORM.is_err());
    assert!(!naga_accepts(Plain::WGSL, "Plain"));
}

#[test]
fn a_violation_says_where_and_how_much() {
    use wgsl_layout::ViolationKind as Kind;

    #[derive(WgslLayout)]
    struct Deep {
        first: Vec4,
        #[wgsl(as = array)]
        rows: [[f32; 4]; 3],
    }
    #[derive(WgslLayout)]
    struct Middle {
        deep: [Deep; 2],
    }
    #[derive(WgslLayout)]
    struct Top {
        middle: Middle,
    }
    #[derive(WgslLayout)]
    struct Follower {
        twenty: Twenty,
        time: f32,
    }
    let violation = Top::UNIFORM.expect_err("an inner stride of 4");
    assert_eq!(violation.path().to_string(), "middle.deep[0].rows[0]");
    assert_eq!(violation.path().name(), "rows");
    // The path is one that the layout understands.
    let path = violation.path().to_string();
    assert_eq!(Top::LAYOUT.offset_of(&path), 16);
    let Kind::ArrayStride {
        stride, required, ..
    } = violation.kind()
    else {
        panic!("{violation}");
    };
    assert_eq!((stride, required), (4, 16));
    assert_eq!(
        violation.to_string(),
        "the stride of the array `middle.deep[0].rows[0]` must be a multiple of 16 bytes, but it is 4"
    );

    let violation = Follower::UNIFORM.expect_err("20 bytes keep 32");
    let Kind::SpaceAfterStruct {
        previous,
        distance,
        required,
        ..
    } = violation.kind()
    else {
        panic!("{violation}");
    };
    assert_eq!((previous, distance, required), ("twenty", 24, 32));

    let violation = Rounded::LAYOUT.check(RuleSet::WebGl2);
    assert_eq!(violation, Ok(()));
    let violation = Inner::LAYOUT.check(RuleSet::WebGl2).expect_err("4 bytes");
    assert!(violation.path().is_root());
    assert_eq!(Inner::LAYOUT.check(RuleSet::StandardLayout), Ok(()));
    assert_eq!(Top::LAYOUT.check(RuleSet::StandardLayout), Ok(()));
    assert!(<[f32]>::LAYOUT.check(RuleSet::StandardLayout).is_err());
    let atomic = std::sync::atomic::AtomicU32::LAYOUT;
    let violation = atomic
        .check(RuleSet::StandardLayout)
        .expect_err("an atomic");
    assert_eq!(violation.kind(), Kind::Atomic);
}

// ------------------------------------------------------------- random structs

/// A linear congruential generator: the cases are the same everywhere.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

/// A type as WGSL text and as layout.
#[derive(Clone)]
struct Type {
    text: String,
    layout: &'static Layout,
    /// What a struct needs to be repeated where it is a member, for compilers
    /// that forget it.
    align: Option<usize>,
}

/// Declarations of structs, and their layouts by name.
#[derive(Default)]
struct Declarations {
    text: String,
    structs: Vec<(String, &'static Layout)>,
}

const LEAVES: &[&str] = &[
    "f32", "u32", "i32", "vec2f", "vec3f", "vec4f", "vec3u", "mat2x2f", "mat2x4f", "mat3x2f",
    "mat3x3f", "mat4x4f", "f16", "vec2h", "vec3h", "vec4h", "mat2x2h", "mat3x3h", "mat4x2h",
];

impl Declarations {
    fn ty(&mut self, random: &mut Random, depth: usize) -> Type {
        match random.below(10) {
            0..=2 if depth > 0 => self.structure(random, depth - 1, None),
            3 | 4 if depth > 0 => {
                let element = self.ty(random, depth - 1);
                let count = 1 + random.below(4);
                Type {
                    text: format!("array<{}, {count}>", element.text),
                    layout: engine::array(element.layout, Some(count)),
                    align: element.align,
                }
            }
            5 if random.below(12) == 0 => leaf("atomic<u32>"),
            _ => leaf(LEAVES[random.below(LEAVES.len())]),
        }
    }

    /// A struct; `padding` as of `engine::structure`.
    fn structure(
        &mut self,
        random: &mut Random,
        depth: usize,
        padding: Option<(bool, bool)>,
    ) -> Type {
        let count = 1 + random.below(4);
        let mut fields: Vec<(Type, Field)> = Vec::new();
        for i in 0..count {
            let ty = self.ty(random, depth);
            // Half of the time structs and arrays are where they should be.
            let good = ty.text.starts_with(['S', 'a']) && random.below(2) == 0;
            let align = match random.below(8) {
                _ if good => Some(ty.layout.align().max(16)),
                0 => Some(ty.layout.align() << random.below(3)),
                _ => ty.align,
            };
            let size = match random.below(8) {
                0 | 1 => Some(ty.layout.size().next_multiple_of(16)),
                2 => Some(ty.layout.size() + random.below(9)),
                _ => None,
            };
            let field = Field {
                name: leak(format!("m{i}")).as_str(),
                layout: ty.layout,
                align,
                size,
            };
            fields.push((ty, field));
        }
        let plain: Vec<Field> = fields.iter().map(|(_, field)| *field).collect();
        let name = format!("S{}", self.structs.len());
        let layout = engine::structure(leak(name.clone()).as_str(), &plain, padding);
        writeln!(self.text, "struct {name} {{").expect("a string grows");
        for ((ty, field), member) in fields.iter().zip(layout.members()) {
            if let Some(align) = field.align {
                write!(self.text, "@align({align}) ").expect("a string grows");
            }
            if member.size() > ty.layout.size() {
                write!(self.text, "@size({}) ", member.size()).expect("a string grows");
            }
            writeln!(self.text, "{}: {},", field.name, ty.text).expect("a string grows");
        }
        self.text.push_str("}\n");
        self.structs.push((name.clone(), layout));
        Type {
            text: name,
            layout,
            align: Some(layout.align()),
        }
    }
}

fn leaf(name: &str) -> Type {
    Type {
        text: name.into(),
        layout: engine::leaf(name).expect("a leaf"),
        align: None,
    }
}

/// A random struct with all that it needs.
fn random_struct(random: &mut Random, padding: Option<(bool, bool)>) -> (Declarations, Type) {
    let mut declarations = Declarations {
        text: String::from("enable f16;\n"),
        ..Declarations::default()
    };
    let ty = declarations.structure(random, 3, padding);
    (declarations, ty)
}

#[test]
fn naga_gives_the_same_verdicts_on_random_structs() {
    let mut random = Random(1);
    let (mut accepted, mut refused) = (0, 0);
    let mut kinds = std::collections::BTreeMap::new();
    for _ in 0..6000 {
        let (Declarations { text, .. }, ty) = random_struct(&mut random, None);
        let verdict = ty.layout.check(RuleSet::Strict);
        assert!(engine::is_valid(ty.layout), "{text}");
        assert_eq!(
            verdict.is_ok(),
            naga_accepts(&text, &ty.text),
            "{verdict:?}\n{text}{}",
            ty.layout
        );
        match verdict {
            Ok(()) => accepted += 1,
            Err(violation) => {
                refused += 1;
                let kind = format!("{:?}", violation.kind());
                let kind = kind.split([' ', '{']).next().unwrap_or_default();
                *kinds.entry(kind.to_string()).or_insert(0) += 1;
            }
        }
    }
    println!("{accepted} accepted, {refused} refused: {kinds:?}");
    assert!(accepted > 1000 && refused > 1000, "{accepted} {refused}");
    for kind in ["ArrayStride", "Offset", "SpaceAfterStruct", "Atomic"] {
        assert!(kinds[kind] > 30, "{kinds:?}");
    }
}

#[test]
fn naga_accepts_random_structs_that_were_repaired() {
    let mut random = Random(2);
    let (mut repaired, mut hopeless) = (0, 0);
    for i in 0..3000 {
        let webgl2 = i % 2 == 0;
        let (Declarations { text, structs }, ty) = random_struct(&mut random, Some((true, webgl2)));
        let layout = ty.layout;
        naga_oracle::parse(&text, &ty.text).assert_agrees(layout, &|name| {
            let found = structs.iter().find(|(other, _)| other == name);
            found.map(|(_, layout)| *layout)
        });
        // Padding repairs everything but what is wrong inside a member.
        let inside = |member: &Member| member.layout().check(RuleSet::Strict).is_ok();
        let expected = layout.members().iter().all(inside);
        assert_eq!(layout.check(RuleSet::Strict).is_ok(), expected, "{text}");
        assert_eq!(naga_accepts(&text, &ty.text), expected, "{text}");
        if webgl2 {
            assert_eq!(layout.size() % 16, 0, "{text}");
            assert_eq!(layout.check(RuleSet::WebGl2).is_ok(), expected, "{text}");
        }
        *(if expected {
            &mut repaired
        } else {
            &mut hopeless
        }) += 1;
    }
    println!("{repaired} repaired, {hopeless} beyond repair");
    assert!(repaired > 500 && hopeless > 500, "{repaired} {hopeless}");
}
