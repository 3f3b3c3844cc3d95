//! A pipeline whose every interface is derived: a vertex and an instance buffer
//! with packed formats, values between the stages, and two targets.
//!
//! Owns: the structs, the shader, the data and the pixels that must come out.
//! Must not know: any graphics library.

use glam::{Mat2, Vec2, Vec4};
use half::f16;
use serde_json::{Value, json};
use wgsl_layout::stage::{ColorFormat, Normalized, VertexBuffer, VertexStepMode};
use wgsl_layout::{WgslFragmentOutput, WgslInterStage, WgslVertexInput, link, vertex_buffers};

/// In place, with two bytes of padding that a running sum of sizes would miss.
#[derive(Clone, Copy, Debug, WgslVertexInput)]
#[repr(C)]
pub struct Corner {
    /// -1 to 1.
    #[wgsl(format(snorm8x2))]
    pub corner: [i8; 2],
    /// Of the corner.
    pub scale: f32,
    /// Becomes alpha.
    pub cover: Normalized<[u16; 2]>,
}

/// Packed, in an order that leaves gaps to fill.
#[derive(Clone, Debug, WgslVertexInput)]
#[wgsl(step = instance, location(after(Corner)))]
pub struct Quad {
    /// Where the corners go.
    pub turn: Mat2,
    /// The centre.
    pub center: [f16; 2],
    /// Which channels are seen.
    #[wgsl(format(unorm10_10_10_2))]
    pub mask: u32,
    /// Blue first.
    #[wgsl(format(unorm8x4_bgra))]
    pub tint: [u8; 4],
    /// Hundreds of the identifier.
    pub hundreds: [u8; 2],
    /// A part of the identifier, negative.
    pub less: i16,
    /// Not for the shader.
    #[wgsl(skip)]
    pub name: &'static str,
    /// Of the quad.
    pub id: u32,
}

/// What the vertex shader passes on.
#[derive(Debug, WgslInterStage)]
#[wgsl(vertex_output)]
pub struct Passed {
    #[wgsl(builtin(position))]
    clip: Vec4,
    /// Read by nobody.
    spare: Vec2,
    color: Vec4,
    #[wgsl(location(7))]
    id: u32,
}

/// What the fragment shader reads of it.
#[derive(Debug, WgslInterStage)]
#[wgsl(from(Passed))]
pub struct Read {
    #[wgsl(builtin(front_facing))]
    front: bool,
    id: u32,
    color: Vec4,
}

link!(Passed, Read);

/// The two targets.
#[derive(Debug, WgslFragmentOutput)]
pub struct Pixels {
    #[wgsl(target(rgba8unorm))]
    color: Vec4,
    #[wgsl(target(r32uint))]
    id: u32,
}

/// The buffers of the pipeline.
pub const BUFFERS: [VertexBuffer; 2] = vertex_buffers![Corner, Quad];

/// Pixels in a row.
pub const WIDTH: usize = 4;
/// Rows.
pub const HEIGHT: usize = 2;

/// The shader: every struct is generated.
pub fn shader() -> String {
    [
        Corner::WGSL,
        Quad::WGSL,
        Passed::WGSL,
        Read::WGSL,
        Pixels::WGSL,
        include_str!("stage.wgsl"),
    ]
    .concat()
}

/// Two triangles.
pub fn corners() -> Vec<u8> {
    let corner = |x, y| Corner {
        corner: [x, y],
        scale: 1.0,
        cover: Normalized([65535, 0]),
    };
    // -128 means -1 as well.
    let (a, b, c, d) = (
        corner(-127, -128),
        corner(127, -127),
        corner(-128, 127),
        corner(127, 127),
    );
    Corner::to_vertex_bytes(&[a, b, c, c, b, d])
}

/// The left half, and the upper half of the right half.
pub fn quads() -> Vec<u8> {
    let all = 0x3fff_ffff;
    Quad::to_vertex_bytes(&[
        Quad {
            // Turned: x of the corner goes up and down.
            turn: Mat2::from_cols(Vec2::new(0.0, 1.0), Vec2::new(0.5, 0.0)),
            center: [f16::from_f32(-0.5), f16::from_f32(0.0)],
            mask: all,
            tint: [30, 20, 10, 255],
            hundreds: [3, 0],
            less: -1,
            name: "left",
            id: 70_000,
        },
        Quad {
            turn: Mat2::from_cols(Vec2::new(0.5, 0.0), Vec2::new(0.0, 0.5)),
            center: [f16::from_f32(0.5), f16::from_f32(0.5)],
            // Red and blue.
            mask: 0x3ff | 0x3ff << 20,
            tint: [60, 50, 40, 255],
            hundreds: [0, 2],
            less: -300,
            name: "right",
            id: 1000,
        },
    ])
}

/// What each pixel must be: its colour and its identifier, row by row from the
/// top.
pub fn expected() -> Vec<([u8; 4], u32)> {
    // Its turn is a reflection, so its back is seen.
    let left = ([10, 20, 30, 255], 10_000 + 70_000 + 300 - 1);
    let right = ([40, 0, 60, 255], 1000 + 200 - 300);
    let clear = ([0; 4], 0);
    vec![left, left, right, right, left, left, clear, clear]
}

/// All of it for WebGPU as a page has it.
pub fn picture() -> Value {
    let layouts: Vec<Value> = BUFFERS.iter().map(layout).collect();
    let targets: Vec<&str> = Pixels::TARGETS
        .iter()
        .flatten()
        .copied()
        .map(ColorFormat::name)
        .collect();
    json!({
        "width": WIDTH, "height": HEIGHT, "targets": targets, "layouts": layouts,
        "buffers": [corners(), quads()], "vertices": 6, "instances": 2,
    })
}

fn layout(buffer: &VertexBuffer) -> Value {
    let attributes: Vec<Value> = buffer
        .attributes()
        .iter()
        .map(|attribute| {
            json!({
                "format": attribute.format().name(), "offset": attribute.offset(),
                "shaderLocation": attribute.shader_location(),
            })
        })
        .collect();
    let step_mode = match buffer.step_mode() {
        VertexStepMode::Vertex => "vertex",
        VertexStepMode::Instance => "instance",
    };
    json!({
        "arrayStride": buffer.array_stride(), "stepMode": step_mode, "attributes": attributes,
    })
}
