//! A whole scene: a camera in a uniform buffer, lights in a list that ends the
//! scene's storage buffer, materials in a fixed array, and a particle buffer.
//!
//! Prints the module text that the types give, the offset table of each type,
//! the first bytes of each buffer, and what a WGSL compiler says to the module.
//!
//! `cargo run -p wgsl-layout --example scene`

use std::error::Error;

use glam::{Mat3, Mat4, Vec2, Vec3, Vec4};
use wgsl_layout::{Member, WgslDecode, WgslLayout, wgsl};

/// Where the scene is seen from.
#[derive(WgslLayout)]
struct Camera {
    view_proj: Mat4,
    position: Vec3,
    /// Seconds since the start.
    time: f32,
    viewport: Vec2,
}

/// A point light.
#[derive(WgslLayout, Debug, PartialEq)]
struct Light {
    position: Vec3,
    /// Radius of influence, in metres.
    radius: f32,
    color: Vec3,
    intensity: f32,
}

/// What surfaces are made of.
#[derive(WgslLayout, Clone, Copy)]
struct Material {
    albedo: Vec4,
    roughness: f32,
    metallic: f32,
    /// Padded by the derive: in WGSL a `vec3f` starts at a multiple of 16.
    emissive: Vec3,
}

#[derive(WgslLayout)]
struct Scene {
    model: Mat4,
    normal: Mat3,
    materials: [Material; 4],
    light_count: u32,
    /// Legal because it is the last member.
    lights: Vec<Light>,
}

/// Bytes alike in Rust and in WGSL, so that a buffer of them is one copy.
#[derive(WgslLayout, Clone, Copy, Debug, PartialEq)]
struct Particle {
    position: Vec3,
    age: f32,
    velocity: Vec3,
    mass: f32,
}

const MODULE: &str = wgsl!(Camera, Scene, Vec<Particle>; include_str!("scene.wgsl"));

fn main() -> Result<(), Box<dyn Error>> {
    println!("=== module\n\n{MODULE}");

    println!("=== layouts\n");
    for layout in [
        Camera::LAYOUT,
        Light::LAYOUT,
        Material::LAYOUT,
        Scene::LAYOUT,
        Particle::LAYOUT,
    ] {
        println!("{layout}");
    }

    let camera = Camera {
        view_proj: Mat4::from_translation(Vec3::new(0.0, -1.5, -4.0)),
        position: Vec3::new(0.0, 1.5, 4.0),
        time: 0.25,
        viewport: Vec2::new(1280.0, 720.0),
    };
    let scene = Scene {
        model: Mat4::from_translation(Vec3::Y),
        normal: Mat3::IDENTITY,
        materials: [Material {
            albedo: Vec4::new(0.8, 0.7, 0.6, 1.0),
            roughness: 0.5,
            metallic: 0.0,
            emissive: Vec3::ZERO,
        }; 4],
        light_count: 2,
        lights: vec![
            light(Vec3::new(1.0, 2.0, 3.0)),
            light(Vec3::new(-1.0, 2.0, 3.0)),
        ],
    };
    let particles = vec![
        Particle {
            position: Vec3::ONE,
            age: 0.0,
            velocity: Vec3::Y,
            mass: 0.1,
        };
        1000
    ];

    println!("=== buffers\n");
    show("camera", &camera)?;
    let bytes = show("scene", &scene)?;
    show("particles", &particles)?;

    // What a compute shader would have written back.
    let first = Scene::LAYOUT.offset_of("lights");
    let lights = Vec::<Light>::read_from(&bytes[first..])?;
    assert_eq!(lights, scene.lights);

    println!("=== naga\n\n{}", validate(MODULE)?);
    Ok(())
}

fn light(position: Vec3) -> Light {
    Light {
        position,
        radius: 10.0,
        color: Vec3::ONE,
        intensity: 3.0,
    }
}

/// Encodes a value as a program would into a mapped buffer, and prints the
/// first bytes.
fn show<T: WgslLayout>(name: &str, value: &T) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut bytes = vec![0; value.byte_len()];
    let len = value.write_into(&mut bytes)?;
    println!(
        "{name}: {}, {len} bytes, minimum binding size {}, {}",
        T::WGSL_TYPE,
        T::MIN_BINDING_SIZE,
        if T::ZERO_COPY {
            "one copy"
        } else {
            "member by member"
        },
    );
    for (i, row) in bytes.chunks(16).take(4).enumerate() {
        println!("{:>6}  {row:02x?}", i * 16);
    }
    println!();
    Ok(bytes)
}

/// Parses and validates a module with naga, and holds the offsets that naga
/// finds against ours.
fn validate(source: &str) -> Result<String, Box<dyn Error>> {
    use naga::valid::{Capabilities, ValidationFlags, Validator};

    let module =
        naga::front::wgsl::parse_str(source).map_err(|error| error.emit_to_string(source))?;
    Validator::new(ValidationFlags::all(), Capabilities::empty())
        .validate(&module)
        .map_err(|error| error.emit_to_string(source))?;
    let mut report = String::from("valid\n");
    for (_, ty) in module.types.iter() {
        if let (Some(name), naga::TypeInner::Struct { members, span }) = (&ty.name, &ty.inner) {
            let offsets: Vec<usize> = members.iter().map(|m| m.offset as usize).collect();
            let layout = match name.as_str() {
                "Camera" => Camera::LAYOUT,
                "Light" => Light::LAYOUT,
                "Material" => Material::LAYOUT,
                "Scene" => Scene::LAYOUT,
                "Particle" => Particle::LAYOUT,
                other => return Err(format!("a struct that no type of ours is: {other}").into()),
            };
            let ours: Vec<usize> = layout.members().iter().map(Member::offset).collect();
            assert_eq!((&offsets, *span as usize), (&ours, layout.size()), "{name}");
            report += &format!("{name}: offsets {offsets:?}, size {span}, as ours\n");
        }
    }
    Ok(report)
}
