//! Draws the pipeline of `stage` on a Vulkan device, through wgpu.
//!
//! Owns: the pipeline, its targets and how they are read back. Must not know:
//! what is drawn.

use std::time::Duration;

use wgpu::{
    BufferDescriptor, BufferUsages, Color, CommandEncoderDescriptor, Extent3d, LoadOp, MapMode,
    Operations, PollType, RenderPassColorAttachment, RenderPassDescriptor,
    RenderPipelineDescriptor, ShaderModuleDescriptor, ShaderSource, StoreOp, TexelCopyBufferInfo,
    TexelCopyBufferLayout, Texture, TextureDescriptor, TextureDimension, TextureUsages,
    VertexState,
};
use wgsl_layout::{color_targets, vertex_buffers};

use crate::device::Gpu;
use crate::stage::{self, Corner, HEIGHT, Pixels, Quad, WIDTH};

/// Rows of a copy are this far apart.
const ROW: usize = wgpu::COPY_BYTES_PER_ROW_ALIGNMENT as usize;

impl Gpu {
    /// Draws, and reads the pixels of both targets.
    ///
    /// # Errors
    ///
    /// If the device does not answer.
    pub fn draw(&self) -> Result<Vec<([u8; 4], u32)>, String> {
        let (device, queue) = self.parts();
        let targets = color_targets!(Pixels);
        let pipeline = self.pipeline();
        let textures: Vec<Texture> = targets
            .iter()
            .flatten()
            .map(|target| {
                device.create_texture(&TextureDescriptor {
                    label: None,
                    size: EXTENT,
                    mip_level_count: 1,
                    sample_count: 1,
                    dimension: TextureDimension::D2,
                    format: target.format,
                    usage: TextureUsages::RENDER_ATTACHMENT | TextureUsages::COPY_SRC,
                    view_formats: &[],
                })
            })
            .collect();
        let views: Vec<_> = textures
            .iter()
            .map(|texture| texture.create_view(&wgpu::TextureViewDescriptor::default()))
            .collect();
        let attachments: Vec<_> = views
            .iter()
            .map(|view| {
                Some(RenderPassColorAttachment {
                    view,
                    depth_slice: None,
                    resolve_target: None,
                    ops: Operations {
                        load: LoadOp::Clear(Color::TRANSPARENT),
                        store: StoreOp::Store,
                    },
                })
            })
            .collect();
        let corners = self.buffer(&stage::corners(), BufferUsages::VERTEX);
        let quads = self.buffer(&stage::quads(), BufferUsages::VERTEX);
        let mut encoder = device.create_command_encoder(&CommandEncoderDescriptor::default());
        {
            let mut pass = encoder.begin_render_pass(&RenderPassDescriptor {
                color_attachments: &attachments,
                ..RenderPassDescriptor::default()
            });
            pass.set_pipeline(&pipeline);
            pass.set_vertex_buffer(0, corners.slice(..));
            pass.set_vertex_buffer(1, quads.slice(..));
            pass.draw(0..6, 0..2);
        }
        let copies: Vec<_> = textures
            .iter()
            .map(|texture| {
                let buffer = device.create_buffer(&BufferDescriptor {
                    label: None,
                    size: (ROW * HEIGHT) as u64,
                    usage: BufferUsages::MAP_READ | BufferUsages::COPY_DST,
                    mapped_at_creation: false,
                });
                encoder.copy_texture_to_buffer(
                    texture.as_image_copy(),
                    TexelCopyBufferInfo {
                        buffer: &buffer,
                        layout: TexelCopyBufferLayout {
                            offset: 0,
                            bytes_per_row: Some(ROW as u32),
                            rows_per_image: None,
                        },
                    },
                    EXTENT,
                );
                buffer
            })
            .collect();
        queue.submit([encoder.finish()]);
        for copy in &copies {
            // What goes wrong shows when the range is taken.
            copy.slice(..).map_async(MapMode::Read, |_| ());
        }
        device
            .poll(PollType::Wait {
                submission_index: None,
                timeout: Some(Duration::from_mins(1)),
            })
            .map_err(|error| format!("the device does not answer: {error}"))?;
        let mut bytes = Vec::new();
        for copy in &copies {
            let range = copy.slice(..).get_mapped_range();
            bytes.push(range.map_err(|error| error.to_string())?.to_vec());
        }
        let pixel = |target: &[u8], i: usize| -> [u8; 4] {
            let at = i / WIDTH * ROW + i % WIDTH * 4;
            [target[at], target[at + 1], target[at + 2], target[at + 3]]
        };
        Ok((0..WIDTH * HEIGHT)
            .map(|i| (pixel(&bytes[0], i), u32::from_le_bytes(pixel(&bytes[1], i))))
            .collect())
    }

    fn pipeline(&self) -> wgpu::RenderPipeline {
        let (device, _) = self.parts();
        let module = device.create_shader_module(ShaderModuleDescriptor {
            label: None,
            source: ShaderSource::Wgsl(stage::shader().into()),
        });
        device.create_render_pipeline(&RenderPipelineDescriptor {
            label: None,
            layout: None,
            vertex: VertexState {
                module: &module,
                entry_point: Some("vs"),
                compilation_options: wgpu::PipelineCompilationOptions::default(),
                buffers: &vertex_buffers![wgpu; Corner, Quad].map(Some),
            },
            primitive: wgpu::PrimitiveState::default(),
            depth_stencil: None,
            multisample: wgpu::MultisampleState::default(),
            fragment: Some(wgpu::FragmentState {
                module: &module,
                entry_point: Some("fs"),
                compilation_options: wgpu::PipelineCompilationOptions::default(),
                targets: &color_targets!(Pixels),
            }),
            multiview_mask: None,
            cache: None,
        })
    }
}

const EXTENT: Extent3d = Extent3d {
    width: WIDTH as u32,
    height: HEIGHT as u32,
    depth_or_array_layers: 1,
};
