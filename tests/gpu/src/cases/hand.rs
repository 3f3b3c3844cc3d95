//! Types that were picked by hand: one for each thing that can go wrong.
//!
//! Owns: the list. Must not know: anything else.
#![allow(missing_docs, unreachable_pub, non_snake_case)]

use std::borrow::Cow;
use std::marker::PhantomData;
use std::num::{NonZeroI32, NonZeroU32, Wrapping};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, AtomicU32};

use glam::{
    Affine2, Affine3A, IVec2, IVec3, IVec4, Mat2, Mat3, Mat3A, Mat4, Quat, UVec2, UVec3, UVec4,
    Vec2, Vec3, Vec3A, Vec4,
};
use half::f16;
use wgsl_layout::WgslLayout;
use wgsl_layout::types::{
    mat2x2f, mat2x2h, mat2x3f, mat2x3h, mat2x4f, mat2x4h, mat3x2f, mat3x2h, mat3x3f, mat3x3h,
    mat3x4f, mat3x4h, mat4x2f, mat4x2h, mat4x3f, mat4x3h, mat4x4f, mat4x4h, vec2f, vec2h, vec2i,
    vec2u, vec3f, vec3h, vec3i, vec3u, vec4f, vec4h, vec4i, vec4u,
};

use crate::case::Case;
use crate::leaves::{Counter, Leaves};
use crate::{cases, leaves, structs};

structs! {
    struct Light { position: Vec3, radius: f32, color: Vec3, intensity: f32 }
    struct Scene { view_proj: Mat4, normal: Mat3, light_count: u32, lights: Vec<Light> }

    // What follows a vec3f.
    struct ScalarInTheGap { a: Vec3, b: f32, c: Vec3, d: u32, e: Vec3, f: i32 }
    struct VectorAfterTheGap { a: Vec3, b: Vec2, c: Vec3, d: Vec3, e: f32 }
    struct AlignedVector { a: Vec3A, b: f32, c: Vec3A, d: Vec3A, e: u32 }
    struct HalfInTheGap { a: Vec3, b: f16, c: f16, d: vec3h, e: f16, f: f32 }

    struct AllScalars { a: f32, b: i32, c: u32, d: Wrapping<u32>, e: Wrapping<i32> }
    struct NonZero { a: NonZeroU32, b: NonZeroI32, c: Option<NonZeroU32>, d: Option<NonZeroI32> }
    struct AllGlamVectors {
        a: Vec2, b: Vec3, c: Vec4, d: IVec2, e: IVec3, f: IVec4, g: UVec2, h: UVec3, i: UVec4,
        j: Quat, k: Vec3A,
    }
    struct AllGlamMatrices { a: Mat2, b: Mat3, c: Mat3A, d: Mat4, e: Affine2, f: Affine3A }
    struct AllVectors {
        a: vec2f, b: vec3f, c: vec4f, d: vec2i, e: vec3i, f: vec4i, g: vec2u, h: vec3u, i: vec4u,
    }
    struct AllMatrices {
        a: mat2x2f, b: mat2x3f, c: mat2x4f, d: mat3x2f, e: mat3x3f, f: mat3x4f, g: mat4x2f,
        h: mat4x3f, i: mat4x4f,
    }
    struct AllHalves { a: f16, b: vec2h, c: vec3h, d: vec4h, e: f16 }
    struct AllHalfMatrices {
        a: mat2x2h, b: mat2x3h, c: mat2x4h, d: mat3x2h, e: mat3x3h, f: mat3x4h, g: mat4x2h,
        h: mat4x3h, i: mat4x4h,
    }
    struct OneHalf { a: f16 }
    struct ThreeHalves { a: f16, b: f16, c: f16 }
    struct MatrixThenScalar { a: Mat3, b: f32, c: Mat2, d: f32, e: Affine2, f: f32 }

    struct Arrays { a: [f32; 5], b: [Vec3; 3], c: [Mat3; 2], d: [[u32; 5]; 2], e: [Vec2; 3] }
    struct ArraysOfHalves { a: [f16; 7], b: [vec3h; 3], c: [mat3x2h; 2], d: f16 }
    struct ArraysOfStructs { a: u32, b: [ScalarInTheGap; 2], c: f32, d: [[Small; 2]; 3] }
    struct Small { a: u32, b: f32 }
    struct Tiny { a: u32 }
    struct NestedTwice { a: f32, b: Nested, c: f32 }
    struct Nested { a: u32, b: Inner, c: u32 }
    struct Inner { a: Vec3, b: u32, c: Vec2 }
    struct StructAfterScalar { a: u32, b: Tiny, c: Tiny, d: u32 }

    // `@align` and `@size`.
    struct Attributes {
        a: u32,
        #[wgsl(align(32))] b: u32,
        #[wgsl(size(24))] c: u32,
        #[wgsl(align(16), size(32))] d: Vec2,
        e: u32,
    }
    struct OverAligned { #[wgsl(align(16))] x: u32 }
    struct HoldsOverAligned { a: u32, s: OverAligned, b: u32 }
    struct HoldsManyOverAligned { a: u32, s: [OverAligned; 3], b: u32, t: HoldsOverAligned, c: u32 }
    struct Aligned64 { a: u32, #[wgsl(align(64))] b: Vec3, c: f32 }
    struct Aligned256 { a: u32, #[wgsl(align(256))] b: f32, #[wgsl(size(100))] c: u32, d: u32 }
    struct HoldsAligned64 { a: f32, b: Aligned64, c: f32, #[wgsl(align(128))] d: Small, e: f32 }
    struct AlignedHalf { a: f16, #[wgsl(align(8))] b: f16, #[wgsl(size(6))] c: f16, d: f16 }
    struct HoldsAlignedHalf { a: f16, b: AlignedHalf, c: f16 }
    struct AlignedRuntime { a: u32, #[wgsl(align(64))] b: Vec<OverAligned> }

    // Matrices of two rows in nested structs: uniform buffers trip over them.
    struct TwoRows { m: mat2x2f, n: mat3x2f, o: mat4x2f, p: u32 }
    struct HoldsTwoRows { a: Vec4, #[wgsl(align(16))] s: TwoRows, #[wgsl(align(16))] b: Vec4 }
    struct HoldsManyTwoRows { #[wgsl(align(16), size(160))] s: [PaddedTwoRows; 2], b: Vec4 }
    struct PaddedTwoRows { #[wgsl(align(16))] m: mat3x2f, n: mat2x2f, p: Vec2 }

    struct Atomics { a: AtomicU32, b: AtomicI32, c: u32, d: AtomicU32 }
    struct AtomicArrays { a: u32, b: [AtomicU32; 5], c: Vec<AtomicI32> }
    struct HoldsAtomics { a: Vec3, b: Atomics, c: [Atomics; 2] }
    struct Counter8 { head: AtomicU32, #[wgsl(align(16))] items: Vec<Small> }

    // Names.
    #[wgsl(rename = "Renamed")]
    struct Original { #[wgsl(rename = "first")] a: f32, r#type_: u32, größe: f32, Δ: Vec2 }

    // Runtime-sized arrays.
    struct RuntimeFloats { origin: Vec3, values: Vec<f32> }
    struct RuntimeAfterFull { origin: Vec3, count: u32, values: Vec<f32> }
    struct RuntimeVectors { count: u32, values: Vec<Vec3> }
    struct RuntimeMatrices { count: u32, values: Vec<Mat3> }
    struct RuntimeHalves { count: f16, values: Vec<f16> }
    struct RuntimeHalfVectors { count: u32, values: Vec<vec3h> }
    struct RuntimeHalfAfterWord { count: u32, values: Vec<f16> }
    struct RuntimeStructs { count: u32, values: Vec<Inner> }
    struct RuntimeArrays { count: u32, values: Vec<[Vec2; 3]> }
    struct RuntimeBox { count: u32, values: Box<[Small]> }
    struct RuntimeRc { count: u32, values: Rc<[Vec2]> }
    struct RuntimeArc { count: u32, values: Arc<[UVec3]> }
    struct RuntimeCow { count: u32, values: Cow<'static, [Vec4]> }
    struct Pointers {
        a: Box<Vec3>, b: Rc<f32>, c: Arc<[f32; 5]>, d: Cow<'static, Vec2>, e: Box<Inner>,
    }
    struct BorrowedSlice { count: u32, values: &'static [Vec3] }
    struct BorrowedValue { a: u32, b: &'static Inner, c: u32 }

    // One member of each kind alone.
    struct OnlyVec3 { a: Vec3 }
    struct OnlyRuntime { a: Vec<Vec3> }
    struct OnlyNested { a: OnlyVec3 }
    struct OnlyMat3 { a: Mat3 }

    // What apps have.
    struct Camera {
        view: Mat4, projection: Mat4, position: Vec3, near: f32, direction: Vec3, far: f32,
        viewport: UVec2, jitter: Vec2,
    }
    struct Material {
        base_color: Vec4, emissive: Vec3, metallic: f32, roughness: f32, flags: u32,
        uv: Affine2, normal_scale: f32,
    }
    struct Instance { transform: Affine3A, tint: Vec4, id: u32 }
    struct Particle { position: Vec3, age: f32, velocity: Vec3, life: f32, seed: UVec2 }
    struct Particles { alive: AtomicU32, dead: AtomicU32, list: Vec<Particle> }
    struct Bvh { min: Vec3, left: u32, max: Vec3, count: i32 }
    struct DrawIndexedIndirect { a: u32, b: u32, c: u32, d: i32, e: u32 }
    struct Uniforms { lights: [Light; 8], ambient: Vec4, count: u32 }
    struct Frustum { planes: [Vec4; 6], corners: [Vec3; 8] }
    struct Skeleton { count: u32, joints: Vec<Mat4> }
    struct Histogram { bins: [AtomicU32; 32], total: AtomicU32 }
    struct Kernel { weights: [Vec4; 9], size: UVec2, scale: f32 }
}

// Generic structs, whose names carry their arguments.
/// A generic struct.
#[derive(WgslLayout)]
pub struct Pair<A, B> {
    pub first: A,
    pub second: B,
}
leaves!([A: Leaves, B: Leaves] Pair<A, B> { first, second });

/// A generic struct with a length.
#[derive(WgslLayout)]
pub struct Ring<T, const N: usize> {
    pub head: u32,
    pub items: [T; N],
    pub tail: u32,
}
leaves!([T: Leaves, const N: usize] Ring<T, N> { head, items, tail });

/// A generic struct that ends in a runtime-sized array.
#[derive(WgslLayout)]
pub struct List<T> {
    pub count: u32,
    pub items: Vec<T>,
}
leaves!([T: Leaves] List<T> { count, items });

/// A struct with fields that WGSL does not see.
#[derive(WgslLayout)]
pub struct Skips {
    #[wgsl(skip)]
    pub label: String,
    pub a: Vec3,
    #[wgsl(skip)]
    pub marker: PhantomData<u64>,
    pub b: u32,
}

impl Leaves for Skips {
    fn fill(counter: &mut Counter) -> Self {
        Self {
            label: String::from("not for the GPU"),
            a: Leaves::fill(counter),
            marker: PhantomData,
            b: Leaves::fill(counter),
        }
    }
    fn collect(&self, bits: &mut Vec<u32>) {
        self.a.collect(bits);
        self.b.collect(bits);
    }
}

/// The cases picked by hand.
#[must_use]
pub fn hand() -> Vec<Case> {
    let mut cases = cases![
        Light, Scene, ScalarInTheGap, VectorAfterTheGap, AlignedVector, HalfInTheGap, AllScalars,
        NonZero, AllGlamVectors, AllGlamMatrices, AllVectors, AllMatrices, AllHalves,
        AllHalfMatrices, OneHalf, ThreeHalves, MatrixThenScalar, Arrays, ArraysOfHalves,
        ArraysOfStructs, Small, Tiny, NestedTwice, Nested, Inner, StructAfterScalar, Attributes,
        OverAligned, HoldsOverAligned, HoldsManyOverAligned, Aligned64, Aligned256, HoldsAligned64,
        AlignedHalf, HoldsAlignedHalf, AlignedRuntime, TwoRows, HoldsTwoRows, HoldsManyTwoRows,
        Atomics, AtomicArrays, HoldsAtomics, Counter8, Original, RuntimeFloats, RuntimeAfterFull,
        RuntimeVectors, RuntimeMatrices, RuntimeHalves, RuntimeHalfVectors, RuntimeHalfAfterWord,
        RuntimeStructs, RuntimeArrays, RuntimeBox, RuntimeRc, RuntimeArc, RuntimeCow, Pointers,
        OnlyVec3, OnlyRuntime, OnlyNested, OnlyMat3, Camera, Material, Instance, Particle,
        Particles, Bvh, DrawIndexedIndirect, Uniforms, Frustum, Skeleton, Histogram, Kernel, Skips,
        Pair<f32, Vec3>, Pair<Vec3, f32>, Pair<Pair<u32, Vec3>, Pair<Vec2, Tiny>>,
        Pair<[u32; 5], OverAligned>, Ring<f32, 8>, Ring<Vec3, 3>, Ring<Small, 2>,
        Ring<Ring<u32, 5>, 2>, List<f32>, List<Vec3>, List<Pair<f32, Vec2>>, List<Ring<f16, 5>>,
    ];
    // Types that are no structs.
    cases.extend(cases![
        u32,
        f32,
        f16,
        Vec3,
        Mat3,
        Mat2,
        [f32; 5],
        [Vec3; 3],
        [Light; 2],
        Vec<Light>,
        Vec<f32>,
        Vec<Vec3>,
        Vec<OverAligned>,
        [OverAligned; 2],
        Vec<f16>,
        Box<Light>,
        AtomicU32,
        Vec<AtomicU32>,
    ]);
    cases.extend(
        cases![encode_only: BorrowedSlice, BorrowedValue, &'static Light, &'static [Light]],
    );
    cases
}
