//! The advice on padding by hand, where warnings are errors.
#![deny(warnings)]

use glam::{Vec2, Vec3, Vec4};
use wgsl_layout::WgslLayout;
use wgsl_layout::types::vec3f;

#[derive(WgslLayout)]
struct Light {
    position: Vec3,
    _pad: f32, //~ ERROR delete the field, or write `#[wgsl(skip)]` on it
    direction: Vec3,
    padding0: u32, //~ ERROR delete the field
    uv: Vec2,
    padding: Vec2, //~ ERROR if the shader reads it, say as what
    _unused: [u32; 12], //~ ERROR for more room than that write `#[wgsl(size(N))]` on the member before
    _reserved: vec3f, //~ ERROR delete the field
    _pad_to_end: Vec4, //~ ERROR delete the field
}

/// The advice holds, whatever small arrays are.
#[derive(WgslLayout)]
#[wgsl(vectors)]
struct Vectors<T> {
    value: T,
    _pad: [f32; 3], //~ ERROR delete the field
}

/// Without an error the uniform rules say nothing of padding.
#[derive(WgslLayout)]
#[wgsl(uniform)]
struct Uniform {
    time: f32,
    _pad: f32, //~ ERROR delete the field
    size: Vec2,
}

/// Nothing is said of any of these.
#[derive(WgslLayout)]
struct Quiet {
    #[wgsl(as = f32)]
    padding: f32,
    #[wgsl(skip)]
    _pad: f32,
    alignment: f32,
    reserved: u32,
    dummy: Vec2,
    unused_lights: u32,
    _padded_size: u32,
    pad: Vec4,
    #[wgsl(as = array)]
    _pad1: [f32; 3],
}

#[derive(WgslLayout)]
#[wgsl(no_padding)]
struct Exact {
    position: Vec3,
    _pad: f32,
}

#[derive(WgslLayout)]
#[wgsl(zero_copy)]
#[repr(C)]
struct Copied {
    position: Vec3,
    _pad: u32,
}

fn main() {
    let _ = core::mem::size_of::<(Light, Vectors<f32>, Uniform, Quiet, Exact, Copied)>();
}
