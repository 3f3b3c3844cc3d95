//! `#[derive(WgslInterStage)]`, `#[derive(WgslFragmentOutput)]`: locations,
//! interpolations, slots, targets and text, in pipelines that naga validates.
#![deny(dead_code)]

use glam::{IVec2, Vec2, Vec3, Vec4};
use wgsl_layout::stage::ColorFormat;
use wgsl_layout::{
    WgslFragmentOutput, WgslInterStage, WgslVertexInput, color_targets, link, types, vertex_buffers,
};

/// A stand-in for `wgpu`.
mod wgpu {
    wgsl_layout::__wgpu_target_stand_in!();
}

fn validate(source: &str) {
    let module = naga::front::wgsl::parse_str(source)
        .unwrap_or_else(|error| panic!("{}\n{source}", error.emit_to_string(source)));
    naga::valid::Validator::new(
        naga::valid::ValidationFlags::all(),
        naga::valid::Capabilities::all(),
    )
    .validate(&module)
    .unwrap_or_else(|error| panic!("{}\n{source}", error.emit_to_string(source)));
}

/// What the vertex shader passes on.
#[derive(WgslInterStage)]
#[wgsl(vertex_output)]
struct VertexOut {
    #[wgsl(builtin(position), invariant)]
    clip: Vec4,
    uv: Vec2,
    /// 0 is clear.
    #[wgsl(interpolate(linear, centroid))]
    fog: f32,
    #[wgsl(location(5))]
    id: u32,
    cell: IVec2,
    #[wgsl(interpolate(flat, either))]
    tint: [f32; 4],
    #[wgsl(skip)]
    _notes: &'static str,
}

#[derive(WgslInterStage)]
#[wgsl(from(VertexOut))]
struct FragmentIn {
    #[wgsl(builtin(front_facing))]
    front: bool,
    tint: Vec4,
    id: u32,
    fog: f32,
    #[wgsl(builtin(sample_index))]
    sample: u32,
    #[wgsl(builtin(position))]
    at: types::vec4f,
}

link!(VertexOut, FragmentIn);

#[test]
fn text_and_locations_of_both_sides() {
    assert_eq!(
        VertexOut::WGSL,
        "\
// What the vertex shader passes on.
struct VertexOut {
    @builtin(position) @invariant clip: vec4f,
    @location(0) uv: vec2f,
    // 0 is clear.
    @location(1) @interpolate(linear, centroid) fog: f32,
    @location(5) @interpolate(flat) id: u32,
    @location(6) @interpolate(flat) cell: vec2i,
    @location(7) @interpolate(flat, either) tint: vec4f,
}
"
    );
    assert_eq!(
        FragmentIn::WGSL,
        "\
struct FragmentIn {
    @builtin(front_facing) front: bool,
    @location(7) @interpolate(flat, either) tint: vec4f,
    @location(5) @interpolate(flat) id: u32,
    @location(1) @interpolate(linear, centroid) fog: f32,
    @builtin(sample_index) sample: u32,
    @builtin(position) at: vec4f,
}
"
    );
    assert_eq!(FragmentIn::location_of("id"), Some(5));
    assert_eq!(FragmentIn::location_of("at"), None);
    assert_eq!(VertexOut::ENABLE, "");
    validate(&format!(
        "{}{}
@vertex fn vs() -> VertexOut {{ return VertexOut(); }}
@fragment fn fs(in: FragmentIn) {{ let f: bool = in.front; let t: vec4f = in.tint; }}",
        VertexOut::WGSL,
        FragmentIn::WGSL
    ));
}

/// One struct for both stages.
#[derive(WgslInterStage)]
struct Scalars {
    #[wgsl(builtin(position))]
    clip: Vec4,
    a: f32,
    b: f32,
    c: f32,
    d: f32,
}

link!(Scalars, Scalars);

#[test]
fn four_scalars_take_four_slots_and_could_take_one() {
    assert_eq!(Scalars::SLOTS.vertex_output(), 4);
    assert_eq!(Scalars::SLOTS.fragment_input(), 4);
    assert_eq!(Scalars::SLOTS.packed(), 1);
    assert_eq!(
        Scalars::SLOTS.to_string(),
        "\
Scalars: 4 of 16 inter-stage variables
  builtin              clip: position
  location  0  1 of 4  a: f32, perspective, center
  location  1  1 of 4  b: f32, perspective, center
  location  2  1 of 4  c: f32, perspective, center
  location  3  1 of 4  d: f32, perspective, center
a + b + c + d fit one vector
packed: 1 instead of 4
"
    );
    validate(&format!(
        "{}
@vertex fn vs() -> Scalars {{ return Scalars(); }}
@fragment fn fs(in: Scalars) {{ let a: f32 = in.a; }}",
        Scalars::WGSL
    ));
}

#[derive(WgslInterStage)]
struct Mixed {
    a: Vec3,
    b: f32,
    c: Vec2,
    d: u32,
    #[wgsl(interpolate(flat))]
    e: f32,
    f: types::vec2u,
    g: Vec2,
    #[wgsl(interpolate(perspective, center))]
    h: f32,
}

#[test]
fn only_the_like_share_a_vector() {
    // a + b, c + g, d + f, e, h: `h` says what the default is.
    assert_eq!(Mixed::SLOTS.highest(), 8);
    assert_eq!(Mixed::SLOTS.packed(), 5);
    let report = Mixed::SLOTS.to_string();
    for line in ["a + b fit", "c + g fit", "d + f fit"] {
        assert!(report.contains(line), "{report}");
    }
}

#[derive(WgslInterStage)]
struct Clipped {
    #[wgsl(builtin(position))]
    clip: [f32; 4],
    #[wgsl(builtin(clip_distances))]
    distances: [f32; 5],
    #[wgsl(location(3))]
    uv: [f32; 2],
}

#[derive(WgslInterStage)]
struct Counted {
    #[wgsl(builtin(position))]
    at: Vec4,
    #[wgsl(builtin(front_facing))]
    front: bool,
    #[wgsl(builtin(sample_index))]
    sample: u32,
    #[wgsl(builtin(sample_mask))]
    mask: u32,
    #[wgsl(builtin(primitive_index))]
    primitive: u32,
    #[wgsl(location(3))]
    uv: Vec2,
}

link!(Clipped, Counted);

#[test]
fn builtins_cost_slots_but_the_position_does_not() {
    assert_eq!(Clipped::SLOTS.vertex_output(), 3);
    assert_eq!(Clipped::SLOTS.fragment_input(), 0);
    assert_eq!(Clipped::ENABLE, "enable clip_distances;\n");
    assert_eq!(Counted::SLOTS.fragment_input(), 5);
    assert_eq!(Counted::SLOTS.vertex_output(), 0);
    assert_eq!(Counted::ENABLE, "enable primitive_index;\n");
    assert!(Clipped::WGSL.contains("@builtin(clip_distances) distances: array<f32, 5>,"));
    validate(&format!(
        "{}{}{}{}
@vertex fn vs() -> Clipped {{ return Clipped(); }}
@fragment fn fs(in: Counted) {{ let a: bool = in.front; }}",
        Clipped::ENABLE,
        Counted::ENABLE,
        Clipped::WGSL,
        Counted::WGSL,
    ));
}

#[derive(WgslInterStage)]
struct OnlyBuiltin {
    #[wgsl(builtin(position))]
    clip: Vec4,
}

#[test]
fn a_builtin_only_struct_costs_nothing() {
    assert_eq!(OnlyBuiltin::SLOTS.highest(), 0);
    assert_eq!(OnlyBuiltin::SLOTS.packed(), 0);
}

#[derive(WgslInterStage)]
#[wgsl(vertex_output)]
struct Half {
    #[wgsl(builtin(position))]
    clip: Vec4,
    color: types::vec3h,
    weight: half::f16,
}

#[test]
fn f16_is_enabled() {
    const SHADER: &str = wgsl_layout::wgsl!(;
        Half::WGSL,
        Half::ENABLE,
        "@vertex fn vs() -> Half { return Half(); }"
    );
    assert_eq!(Half::ENABLE, "enable f16;\n");
    assert!(Half::WGSL.contains("@location(0) color: vec3h,"));
    assert!(SHADER.starts_with("enable f16;"));
    validate(SHADER);
}

#[derive(WgslFragmentOutput)]
#[wgsl(rename = "Targets")]
struct GBuffer {
    /// Linear.
    #[wgsl(target(rgba16float))]
    color: Vec4,
    #[wgsl(target("r32uint"), location(2))]
    id: u32,
    #[wgsl(target(rgba8unorm-srgb))]
    albedo: [f32; 4],
    #[wgsl(builtin(frag_depth))]
    depth: f32,
    #[wgsl(builtin(sample_mask))]
    mask: u32,
}

const TARGETS: [Option<wgpu::ColorTargetState>; 4] = color_targets!(GBuffer);

#[test]
fn fragment_output_with_targets() {
    assert_eq!(
        GBuffer::WGSL,
        "\
struct Targets {
    // Linear.
    @location(0) color: vec4f,
    @location(2) id: u32,
    @location(3) albedo: vec4f,
    @builtin(frag_depth) depth: f32,
    @builtin(sample_mask) mask: u32,
}
"
    );
    assert_eq!(
        GBuffer::TARGETS,
        [
            Some(ColorFormat::Rgba16Float),
            None,
            Some(ColorFormat::R32Uint),
            Some(ColorFormat::Rgba8UnormSrgb),
        ]
    );
    assert_eq!(GBuffer::BYTES_PER_SAMPLE, 8 + 4 + 8);
    assert_eq!(
        TARGETS[2].as_ref().map(|target| target.format),
        Some(wgpu::TextureFormat::R32Uint)
    );
    assert_eq!(TARGETS[1], None);
    assert_eq!(TARGETS, color_targets!(self::wgpu; GBuffer));
    validate(&format!(
        "{}@fragment fn fs() -> Targets {{ return Targets(); }}",
        GBuffer::WGSL
    ));
}

#[derive(WgslFragmentOutput)]
struct Dual {
    #[wgsl(blend_src(0), target(bgra8unorm))]
    color: Vec4,
    #[wgsl(blend_src(1))]
    factor: Vec4,
    #[wgsl(builtin(frag_depth))]
    depth: f32,
}

#[test]
fn two_sources_of_blending() {
    assert_eq!(Dual::ENABLE, "enable dual_source_blending;\n");
    assert_eq!(Dual::TARGETS, [Some(ColorFormat::Bgra8Unorm)]);
    assert!(Dual::WGSL.contains("@location(0) @blend_src(1) factor: vec4f,"));
    assert_eq!(color_targets!(Dual).len(), 1);
    validate(&format!(
        "{}{}@fragment fn fs() -> Dual {{ return Dual(); }}",
        Dual::ENABLE,
        Dual::WGSL
    ));
}

#[derive(WgslVertexInput)]
struct Point {
    position: Vec3,
}

#[derive(WgslInterStage)]
struct Between {
    #[wgsl(builtin(position))]
    clip: Vec4,
    position: Vec3,
}

#[derive(WgslFragmentOutput)]
struct Color {
    color: Vec4,
}

link!(Between, Between);

#[test]
fn location_zero_in_all_three_spaces_is_no_conflict() {
    assert_eq!(
        vertex_buffers![Point][0].attributes()[0].shader_location(),
        0
    );
    assert_eq!(Between::location_of("position"), Some(0));
    assert_eq!(Color::TARGETS, [None]);
    validate(&format!(
        "{}{}{}
@vertex fn vs(in: Point) -> Between {{ return Between(vec4f(in.position, 1), in.position); }}
@fragment fn fs(in: Between) -> Color {{ return Color(vec4f(in.position, 1)); }}",
        Point::WGSL,
        Between::WGSL,
        Color::WGSL
    ));
}
