//! The other derives and the exported macros, in the same strict crate.

#![allow(dead_code)]

use ::renamed::{WgslFragmentOutput, WgslInterStage, WgslLayout, WgslVertexInput};
use ::std::prelude::v1::{From, Into, Vec};

// Names of the user's that an expansion must not pick up.
struct Option;
struct Some;
struct None;
struct Result;
struct String;

#[derive(WgslVertexInput)]
#[wgsl(crate = "::renamed")]
#[repr(C)]
struct Vertex {
    position: ::glam::Vec3,
    #[wgsl(format(unorm8x4))]
    tint: [u8; 4],
}

/// Packed, since it has no `repr(C)`.
#[derive(WgslVertexInput)]
#[wgsl(crate = "::renamed", step = instance, location(after(Vertex)))]
struct Instance {
    world: ::glam::Mat4,
    #[wgsl(skip)]
    name: ::std::string::String,
    id: u32,
}

#[derive(WgslInterStage)]
#[wgsl(crate = "::renamed")]
struct VertexOut {
    #[wgsl(builtin(position))]
    clip: ::glam::Vec4,
    uv: ::glam::Vec2,
    id: u32,
}

#[derive(WgslInterStage)]
#[wgsl(crate = "::renamed", from(VertexOut))]
struct FragmentIn {
    id: u32,
}

::renamed::link!(VertexOut, FragmentIn);

#[derive(WgslFragmentOutput)]
#[wgsl(crate = "::renamed")]
struct Target {
    color: ::glam::Vec4,
}

const BUFFERS: [::renamed::stage::VertexBuffer; 2] = ::renamed::vertex_buffers!(Vertex, Instance);

#[test]
fn stages() {
    ::std::assert_eq!(BUFFERS.len(), 2);
    ::std::assert!(<Vertex as WgslVertexInput>::WGSL.contains("@location(1) tint: vec4f"));
    ::std::assert!(<FragmentIn as WgslInterStage>::WGSL.contains("@interpolate(flat"));
    ::std::assert!(<Target as WgslFragmentOutput>::WGSL.contains("@location(0) color: vec4f"));
}

/// A math type of the user's own.
#[derive(::core::prelude::v1::Clone, ::core::prelude::v1::Copy)]
struct Mine {
    x: f32,
    y: f32,
    z: f32,
}
impl From<Mine> for [f32; 3] {
    fn from(mine: Mine) -> Self {
        [mine.x, mine.y, mine.z]
    }
}
impl From<[f32; 3]> for Mine {
    fn from([x, y, z]: [f32; 3]) -> Self {
        Self { x, y, z }
    }
}
::renamed::impl_vector!(Mine, f32, 3);

struct Stack<T>([T; 4]);
impl<T: ::core::clone::Clone> ::renamed::WgslList for Stack<T> {
    type Element = T;
    fn as_slices(&self) -> (&[T], &[T]) {
        (&self.0, &[])
    }
    fn from_elements(
        elements: impl ::core::iter::Iterator<Item = T>,
    ) -> ::core::option::Option<Self> {
        let elements: ::std::vec::Vec<T> = ::core::iter::Iterator::collect(elements);
        ::core::result::Result::ok(::core::convert::TryInto::try_into(elements)).map(Self)
    }
}
::renamed::impl_list!([T: ::core::clone::Clone] Stack<T>);

struct Numbers(Stack<u32>);
impl ::renamed::WgslList for Numbers {
    type Element = u32;
    fn as_slices(&self) -> (&[u32], &[u32]) {
        ::renamed::WgslList::as_slices(&self.0)
    }
    fn from_elements(
        elements: impl ::core::iter::Iterator<Item = u32>,
    ) -> ::core::option::Option<Self> {
        ::renamed::WgslList::from_elements(elements).map(Self)
    }
}
::renamed::impl_list!(Numbers);

#[derive(WgslLayout)]
#[wgsl(crate = "::renamed")]
struct Lists {
    numbers: u32,
    #[wgsl(as = [vec3f])]
    points: Stack<[f32; 3]>,
}

#[derive(WgslLayout)]
#[wgsl(crate = "::renamed")]
struct Scene {
    count: u32,
    axis: Mine,
    lights: Vec<Light>,
}

#[derive(WgslLayout)]
#[wgsl(crate = "::renamed", uniform, max_size(64))]
struct Light {
    color: ::glam::Vec3,
    power: f32,
}

const POWER: ::renamed::Slot<Scene, f32> = ::renamed::slot!(Scene, lights[2].power);
::renamed::assert_uniform!(Light);

#[test]
fn macros_of_the_crate() {
    ::std::assert_eq!(POWER.offset(), 32 + 2 * 16 + 12);
    let axis: Mine = [1.0, 2.0, 3.0].into();
    let scene = Scene {
        count: 0,
        axis,
        lights: ::std::vec![],
    };
    ::std::assert_eq!(scene.to_bytes()[16..20], 1.0_f32.to_le_bytes());
}
