//! Derived stage interfaces in a pipeline that draws, and what `wgpu` says of
//! layouts and formats.

use std::mem::offset_of;

use wgsl_layout::stage::{ColorFormat, VertexFormat};
use wgsl_layout::{WgslVertexInput, vertex_buffer_layout};
use wgsl_layout_gpu_tests::browser::{self, Failure, Task};
use wgsl_layout_gpu_tests::device::Gpu;
use wgsl_layout_gpu_tests::skip;
use wgsl_layout_gpu_tests::stage::{self, Corner};

#[test]
fn draws_on_vulkan() {
    let Some(gpu) = Gpu::open_or_skip("stage") else {
        return;
    };
    assert_eq!(gpu.draw().unwrap(), stage::expected());
}

#[test]
fn draws_in_a_browser() {
    const TEST: &str = "draws_in_a_browser";
    let task = Task {
        text: stage::shader(),
        seen: 0,
        source: Vec::new(),
        given: Vec::new(),
        uniform: false,
        picture: Some(stage::picture()),
    };
    let (hello, outcomes) = match browser::run(|_| vec![task]) {
        Ok(outcome) => outcome,
        Err(Failure::Missing(reason)) => return skip(TEST, &reason),
        Err(Failure::Broken(reason)) => panic!("{reason}"),
    };
    println!("{TEST}: {}", hello.description);
    let (ids, colors) = outcomes[0].clone().unwrap();
    let pixels: Vec<([u8; 4], u32)> = colors
        .chunks_exact(4)
        .map(|color| [color[0], color[1], color[2], color[3]])
        .zip(ids)
        .collect();
    assert_eq!(pixels, stage::expected());
}

#[derive(WgslVertexInput)]
#[repr(C)]
struct Plain {
    position: [f32; 3],
    uv: [f32; 2],
    #[wgsl(format(unorm8x4))]
    tint: u32,
    ids: [i32; 4],
}

#[test]
fn layouts_are_those_of_vertex_attr_array_where_nothing_is_padded() {
    let theirs = wgpu::vertex_attr_array![
        0 => Float32x3, 1 => Float32x2, 2 => Unorm8x4, 3 => Sint32x4
    ];
    let ours = vertex_buffer_layout!(Plain);
    assert_eq!(ours.attributes, theirs);
    assert_eq!(ours.array_stride, size_of::<Plain>() as u64);
    assert_eq!(ours.step_mode, wgpu::VertexStepMode::Vertex);
}

#[test]
fn layouts_are_right_where_vertex_attr_array_is_wrong() {
    // It adds sizes, and misses the padding.
    let theirs = wgpu::vertex_attr_array![0 => Snorm8x2, 1 => Float32, 2 => Unorm16x2];
    assert_eq!(theirs[1].offset, 2);
    let ours = vertex_buffer_layout!(Corner);
    let formats = |attributes: &[wgpu::VertexAttribute]| -> Vec<wgpu::VertexFormat> {
        attributes
            .iter()
            .map(|attribute| attribute.format)
            .collect()
    };
    assert_eq!(formats(ours.attributes), formats(&theirs));
    let offsets: Vec<u64> = ours.attributes.iter().map(|a| a.offset).collect();
    assert_eq!(
        offsets,
        [
            offset_of!(Corner, corner) as u64,
            offset_of!(Corner, scale) as u64,
            offset_of!(Corner, cover) as u64,
        ]
    );
    assert_eq!(ours.array_stride, size_of::<Corner>() as u64);
}

/// Declared in an order that is not that of the locations.
#[derive(WgslVertexInput)]
#[repr(C)]
struct Reordered {
    #[wgsl(location(1))]
    uv: [f32; 2],
    #[wgsl(location(0))]
    position: [f32; 3],
}

#[test]
fn layouts_are_right_where_fields_are_reordered() {
    let theirs = wgpu::vertex_attr_array![0 => Float32x3, 1 => Float32x2];
    let ours = vertex_buffer_layout!(Reordered);
    let at = |attributes: &[wgpu::VertexAttribute], location| {
        let mut found = attributes.iter().filter(|a| a.shader_location == location);
        found.next().map(|attribute| attribute.offset)
    };
    assert_eq!(at(&theirs, 0), Some(0), "where `uv` lies");
    assert_eq!(at(ours.attributes, 0), Some(8));
    assert_eq!(at(ours.attributes, 1), Some(0));
}

#[test]
fn formats_are_those_of_wgpu() {
    let mut count = 0;
    for format in VertexFormat::ALL {
        // The one that wgpu 30 does not have.
        if *format == VertexFormat::Snorm10_10_10_2 {
            continue;
        }
        let theirs = wgsl_layout::__wgpu_vertex_format!([wgpu] * format);
        assert_eq!(format.size() as u64, theirs.size(), "{format:?}");
        assert_eq!(format!("{format:?}"), format!("{theirs:?}"));
        count += 1;
    }
    assert_eq!(count, 41);
}

#[test]
fn targets_are_those_of_wgpu() {
    for format in ColorFormat::ALL {
        let theirs = wgsl_layout::__wgpu_color_format!([wgpu] * format);
        assert_eq!(format!("{format:?}"), format!("{theirs:?}"));
        assert_eq!(
            Some(format.bytes_per_sample() as u32),
            theirs.target_pixel_byte_cost(),
            "{format:?}"
        );
        assert_eq!(
            Some(format.alignment_per_sample() as u32),
            theirs.target_component_alignment(),
            "{format:?}"
        );
        assert_eq!(format.shader_type().components(), theirs.components());
        let kind = match theirs.sample_type(None, None) {
            Some(wgpu::TextureSampleType::Float { .. }) => "f",
            Some(wgpu::TextureSampleType::Uint) => "u",
            Some(wgpu::TextureSampleType::Sint) => "i",
            other => panic!("{other:?}"),
        };
        let ours = format.shader_type().name();
        let letter = if ours.starts_with("vec") {
            &ours[4..]
        } else {
            &ours[..1]
        };
        assert_eq!(letter, kind, "{format:?}");
    }
}
