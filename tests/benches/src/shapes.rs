//! The structs of the workloads, their padded mirrors, and the copies field by
//! field that a careful hand would write.
//!
//! Owns: shapes. Must not know: who is measured.

use bytemuck::{Pod, Zeroable, bytes_of};
use encase::ShaderType;
use glam::{IVec3, Mat3, Mat4, UVec4, Vec2, Vec3, Vec3A, Vec4};
use wgsl_layout::WgslLayout;

/// A value of a workload: how it is made, and how it is written by hand.
pub(crate) trait Shape: Sized {
    /// The same bytes as in WGSL, padding spelt out.
    type Mirror: Pod;
    /// A value like no other of small `seed`.
    fn make(seed: u16) -> Self;
    fn mirror(&self) -> Self::Mirror;
    /// Every field to its place, padding zeroed.
    fn copy_fields(&self, bytes: &mut [u8]);
}

fn vec2(seed: u16) -> Vec2 {
    Vec2::new(f32::from(seed), -0.5)
}

fn vec3(seed: u16) -> Vec3 {
    vec2(seed).extend(3.0 + f32::from(seed))
}

fn vec4(seed: u16) -> Vec4 {
    vec3(seed).extend(7.25)
}

fn mat3(seed: u16) -> Mat3 {
    Mat3::from_cols(vec3(seed), vec3(seed + 1), vec3(seed + 2))
}

fn mat4(seed: u16) -> Mat4 {
    Mat4::from_cols(vec4(seed), vec4(seed + 1), vec4(seed + 2), vec4(seed + 3))
}

#[inline]
fn pad(v: Vec3) -> [f32; 4] {
    [v.x, v.y, v.z, 0.0]
}

fn pad_mat3(m: &Mat3) -> [[f32; 4]; 3] {
    [pad(m.x_axis), pad(m.y_axis), pad(m.z_axis)]
}

#[inline]
fn put(bytes: &mut [u8], offset: usize, field: &impl Pod) {
    let field = bytes_of(field);
    bytes[offset..offset + field.len()].copy_from_slice(field);
}

/// W1.
#[derive(Debug, WgslLayout, ShaderType)]
pub(crate) struct Camera {
    view: Mat4,
    projection: Mat4,
    inverse: Mat4,
    normal: Mat3,
    eye: Vec3,
    near: f32,
    jitter: Vec2,
    width: u32,
    height: u32,
}

#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
pub(crate) struct CameraMirror {
    view: [f32; 16],
    projection: [f32; 16],
    inverse: [f32; 16],
    normal: [[f32; 4]; 3],
    eye: [f32; 3],
    near: f32,
    jitter: [f32; 2],
    width: u32,
    height: u32,
}

impl Shape for Camera {
    type Mirror = CameraMirror;
    fn make(seed: u16) -> Self {
        Self {
            view: mat4(seed),
            projection: mat4(seed + 5),
            inverse: mat4(seed + 10),
            normal: mat3(seed + 15),
            eye: vec3(seed + 20),
            near: 0.1,
            jitter: vec2(seed),
            width: seed.into(),
            height: 600,
        }
    }
    #[inline]
    fn mirror(&self) -> CameraMirror {
        CameraMirror {
            view: self.view.to_cols_array(),
            projection: self.projection.to_cols_array(),
            inverse: self.inverse.to_cols_array(),
            normal: pad_mat3(&self.normal),
            eye: self.eye.to_array(),
            near: self.near,
            jitter: self.jitter.to_array(),
            width: self.width,
            height: self.height,
        }
    }
    #[inline]
    fn copy_fields(&self, bytes: &mut [u8]) {
        put(bytes, 0, &self.view);
        put(bytes, 64, &self.projection);
        put(bytes, 128, &self.inverse);
        put(bytes, 192, &pad(self.normal.x_axis));
        put(bytes, 208, &pad(self.normal.y_axis));
        put(bytes, 224, &pad(self.normal.z_axis));
        put(bytes, 240, &self.eye);
        put(bytes, 252, &self.near);
        put(bytes, 256, &self.jitter);
        put(bytes, 264, &self.width);
        put(bytes, 268, &self.height);
    }
}

/// W2: the same layout in Rust, if only it were in this order.
#[derive(Debug, WgslLayout, ShaderType)]
#[repr(C)]
pub(crate) struct Particle {
    position: Vec3,
    age: f32,
    velocity: Vec3,
    mass: f32,
    color: Vec4,
}

#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
pub(crate) struct ParticleMirror {
    position: [f32; 3],
    age: f32,
    velocity: [f32; 3],
    mass: f32,
    color: [f32; 4],
}

impl Shape for Particle {
    type Mirror = ParticleMirror;
    fn make(seed: u16) -> Self {
        Self {
            position: vec3(seed),
            age: 0.5,
            velocity: vec3(seed + 1),
            mass: 2.0,
            color: vec4(seed + 2),
        }
    }
    #[inline]
    fn mirror(&self) -> ParticleMirror {
        ParticleMirror {
            position: self.position.to_array(),
            age: self.age,
            velocity: self.velocity.to_array(),
            mass: self.mass,
            color: self.color.to_array(),
        }
    }
    #[inline]
    fn copy_fields(&self, bytes: &mut [u8]) {
        put(bytes, 0, &self.position);
        put(bytes, 12, &self.age);
        put(bytes, 16, &self.velocity);
        put(bytes, 28, &self.mass);
        put(bytes, 32, &self.color);
    }
}

/// W3: two of its members have padding behind them.
#[derive(Debug, WgslLayout, ShaderType)]
pub(crate) struct Light {
    position: Vec3,
    direction: Vec3,
    color: Vec3,
    intensity: f32,
}

#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
pub(crate) struct LightMirror {
    position: [f32; 4],
    direction: [f32; 4],
    color: [f32; 3],
    intensity: f32,
}

impl Shape for Light {
    type Mirror = LightMirror;
    fn make(seed: u16) -> Self {
        Self {
            position: vec3(seed),
            direction: vec3(seed + 1),
            color: vec3(seed + 2),
            intensity: f32::from(seed),
        }
    }
    #[inline]
    fn mirror(&self) -> LightMirror {
        LightMirror {
            position: pad(self.position),
            direction: pad(self.direction),
            color: self.color.to_array(),
            intensity: self.intensity,
        }
    }
    #[inline]
    fn copy_fields(&self, bytes: &mut [u8]) {
        put(bytes, 0, &self.position);
        bytes[12..16].fill(0);
        put(bytes, 16, &self.direction);
        bytes[28..32].fill(0);
        put(bytes, 32, &self.color);
        put(bytes, 44, &self.intensity);
    }
}

/// W4.
impl Shape for Vec3 {
    type Mirror = [f32; 4];
    fn make(seed: u16) -> Self {
        vec3(seed)
    }
    #[inline]
    fn mirror(&self) -> [f32; 4] {
        pad(*self)
    }
    #[inline]
    fn copy_fields(&self, bytes: &mut [u8]) {
        put(bytes, 0, self);
        bytes[12..16].fill(0);
    }
}

/// W5.
impl Shape for Mat4 {
    type Mirror = [f32; 16];
    fn make(seed: u16) -> Self {
        mat4(seed)
    }
    #[inline]
    fn mirror(&self) -> [f32; 16] {
        self.to_cols_array()
    }
    #[inline]
    fn copy_fields(&self, bytes: &mut [u8]) {
        put(bytes, 0, self);
    }
}

/// W6.
impl Shape for Mat3 {
    type Mirror = [[f32; 4]; 3];
    fn make(seed: u16) -> Self {
        mat3(seed)
    }
    #[inline]
    fn mirror(&self) -> [[f32; 4]; 3] {
        pad_mat3(self)
    }
    #[inline]
    fn copy_fields(&self, bytes: &mut [u8]) {
        for (column, offset) in [self.x_axis, self.y_axis, self.z_axis]
            .iter()
            .zip([0, 16, 32])
        {
            put(bytes, offset, column);
            bytes[offset + 12..offset + 16].fill(0);
        }
    }
}

/// A cell of W7.
#[derive(Clone, Copy, Debug, WgslLayout, ShaderType)]
pub(crate) struct Cell {
    position: Vec3,
    kind: u32,
    weights: [f32; 5],
}

/// W7.
#[derive(Debug, WgslLayout, ShaderType)]
pub(crate) struct Grid {
    cells: [Cell; 16],
}

#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
pub(crate) struct CellMirror {
    position: [f32; 3],
    kind: u32,
    weights: [f32; 5],
    padding: [f32; 3],
}

impl Shape for Grid {
    type Mirror = [CellMirror; 16];
    fn make(seed: u16) -> Self {
        let cell = Cell {
            position: vec3(seed),
            kind: seed.into(),
            weights: [1.0, 2.0, 3.0, 4.0, f32::from(seed)],
        };
        Self { cells: [cell; 16] }
    }
    #[inline]
    fn mirror(&self) -> [CellMirror; 16] {
        self.cells.map(|cell| CellMirror {
            position: cell.position.to_array(),
            kind: cell.kind,
            weights: cell.weights,
            padding: [0.0; 3],
        })
    }
    #[inline]
    fn copy_fields(&self, bytes: &mut [u8]) {
        for (cell, bytes) in self.cells.iter().zip(bytes.chunks_exact_mut(48)) {
            put(bytes, 0, &cell.position);
            put(bytes, 12, &cell.kind);
            put(bytes, 16, &cell.weights);
            bytes[36..48].fill(0);
        }
    }
}

/// W8.
impl Shape for f32 {
    type Mirror = f32;
    fn make(seed: u16) -> Self {
        seed.into()
    }
    #[inline]
    fn mirror(&self) -> f32 {
        *self
    }
    #[inline]
    fn copy_fields(&self, bytes: &mut [u8]) {
        put(bytes, 0, self);
    }
}

/// W9: a bit of everything.
#[derive(Debug, WgslLayout)]
pub(crate) struct Mixed {
    uv: Vec2,
    scale: f32,
    normal: Vec3A,
    cell: IVec3,
    mask: UVec4,
    corners: [Vec3; 4],
}

#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
pub(crate) struct MixedMirror {
    uv: [f32; 2],
    scale: f32,
    pad0: f32,
    normal: [f32; 4],
    cell: [i32; 3],
    pad1: i32,
    mask: [u32; 4],
    corners: [[f32; 4]; 4],
}

/// W9 again: glam does not tell encase about `Vec3A`.
#[derive(Debug, ShaderType)]
pub(crate) struct MixedForEncase {
    uv: Vec2,
    scale: f32,
    normal: Vec3,
    cell: IVec3,
    mask: UVec4,
    corners: [Vec3; 4],
}

impl MixedForEncase {
    pub(crate) fn make(seed: u16) -> Self {
        let Mixed {
            uv,
            scale,
            normal,
            cell,
            mask,
            corners,
        } = Mixed::make(seed);
        Self {
            uv,
            scale,
            normal: normal.into(),
            cell,
            mask,
            corners,
        }
    }
}

impl Shape for Mixed {
    type Mirror = MixedMirror;
    fn make(seed: u16) -> Self {
        Self {
            uv: vec2(seed),
            scale: 0.5,
            normal: vec3(seed + 1).into(),
            cell: IVec3::new(seed.into(), -1, 9),
            mask: UVec4::new(seed.into(), 1, 2, 3),
            corners: [vec3(seed), vec3(seed + 2), vec3(seed + 3), vec3(seed + 4)],
        }
    }
    #[inline]
    fn mirror(&self) -> MixedMirror {
        MixedMirror {
            uv: self.uv.to_array(),
            scale: self.scale,
            pad0: 0.0,
            normal: pad(self.normal.into()),
            cell: self.cell.to_array(),
            pad1: 0,
            mask: self.mask.to_array(),
            corners: self.corners.map(pad),
        }
    }
    #[inline]
    fn copy_fields(&self, bytes: &mut [u8]) {
        put(bytes, 0, &self.uv);
        put(bytes, 8, &self.scale);
        bytes[12..16].fill(0);
        put(bytes, 16, &self.normal.to_array());
        bytes[28..32].fill(0);
        put(bytes, 32, &self.cell);
        bytes[44..48].fill(0);
        put(bytes, 48, &self.mask);
        for (corner, offset) in self.corners.iter().zip([64, 80, 96, 112]) {
            put(bytes, offset, corner);
            bytes[offset + 12..offset + 16].fill(0);
        }
    }
}
