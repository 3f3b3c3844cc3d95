//! A Vulkan device, through wgpu.
//!
//! Owns: adapters, buffers, dispatches and their failures. Must not know: what
//! the shaders are about.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use wgpu::{
    Adapter, BindGroupDescriptor, BindGroupEntry, Buffer, BufferDescriptor, BufferUsages,
    CommandEncoderDescriptor, ComputePassDescriptor, ComputePipelineDescriptor, Device,
    DeviceDescriptor, ErrorFilter, Features, Instance, InstanceDescriptor, Limits, MapMode,
    PollType, Queue, ShaderModuleDescriptor, ShaderSource,
};

use crate::shader::Job;

/// An open device.
#[derive(Debug)]
pub struct Gpu {
    device: Device,
    queue: Queue,
    /// Name, driver and kind of the adapter.
    pub description: String,
    /// Whether shaders may `enable f16;`.
    pub f16: bool,
    lost: Arc<Mutex<Option<String>>>,
}

/// What a dispatch left behind.
#[derive(Debug)]
pub struct Output {
    /// Binding 1.
    pub seen: Vec<u32>,
    /// Binding 3.
    pub destination: Vec<u8>,
}

/// The adapter that `WGSL_LAYOUT_ADAPTER` names (a part of its name or driver,
/// in any case), else the first one.
fn adapter() -> Result<Adapter, String> {
    let instance = Instance::new(InstanceDescriptor::new_without_display_handle());
    let adapters = pollster::block_on(instance.enumerate_adapters(wgpu::Backends::VULKAN));
    let names: Vec<String> = adapters.iter().map(describe).collect();
    let wanted = std::env::var("WGSL_LAYOUT_ADAPTER").unwrap_or_default();
    let found = names
        .iter()
        .position(|name| name.to_lowercase().contains(&wanted.to_lowercase()));
    match found {
        Some(i) => Ok(adapters.into_iter().nth(i).expect("it was just found")),
        None if wanted.is_empty() => Err(String::from("there is no Vulkan adapter")),
        None => Err(format!(
            "no Vulkan adapter is named `{wanted}`, only {names:?}"
        )),
    }
}

fn describe(adapter: &Adapter) -> String {
    let info = adapter.get_info();
    format!(
        "{} ({:?}), driver {} {}",
        info.name, info.device_type, info.driver, info.driver_info
    )
}

impl Gpu {
    /// Opens a device, or tells why there is none.
    ///
    /// # Errors
    ///
    /// If no adapter is there, or it gives no device.
    pub fn open() -> Result<Self, String> {
        let adapter = adapter()?;
        let f16 = adapter.features().contains(Features::SHADER_F16);
        let (device, queue) = pollster::block_on(adapter.request_device(&DeviceDescriptor {
            required_features: if f16 {
                Features::SHADER_F16
            } else {
                Features::empty()
            },
            required_limits: Limits::downlevel_defaults(),
            ..DeviceDescriptor::default()
        }))
        .map_err(|error| error.to_string())?;
        let lost = Arc::new(Mutex::new(None));
        let callback = Arc::clone(&lost);
        device.set_device_lost_callback(move |reason, message| {
            if let Ok(mut lost) = callback.lock() {
                *lost = Some(format!("{reason:?}: {message}"));
            }
        });
        Ok(Self {
            device,
            queue,
            description: describe(&adapter),
            f16,
            lost,
        })
    }

    /// As [`open`](Self::open), for a test: without a device it says that the
    /// test is skipped, and with `WGSL_LAYOUT_REQUIRE_GPU=1` it fails.
    ///
    /// # Panics
    ///
    /// If a device is required and there is none.
    pub fn open_or_skip(test: &str) -> Option<Self> {
        match Self::open() {
            Ok(gpu) => {
                println!("{test}: {}, f16: {}", gpu.description, gpu.f16);
                Some(gpu)
            }
            Err(reason) => {
                crate::skip(test, &reason);
                None
            }
        }
    }

    /// Runs a job and compares what comes back.
    ///
    /// # Errors
    ///
    /// If the text is refused, the device is lost, or a scalar differs.
    pub fn check(&self, job: &Job) -> Result<(), String> {
        let output = self.run(
            &job.text,
            job.expected.len(),
            &job.encoded,
            &job.given,
            job.uniform,
        )?;
        job.judge(&output.seen, &output.destination)
    }

    /// Runs a module with the bindings of [`Job`].
    ///
    /// # Errors
    ///
    /// If the text is refused or the device is lost.
    pub fn run(
        &self,
        text: &str,
        seen: usize,
        source: &[u8],
        given: &[u32],
        uniform: bool,
    ) -> Result<Output, String> {
        let validation = self.device.push_error_scope(ErrorFilter::Validation);
        let memory = self.device.push_error_scope(ErrorFilter::OutOfMemory);
        let internal = self.device.push_error_scope(ErrorFilter::Internal);
        let output = self.dispatch(text, seen, source, given, uniform);
        let errors: Vec<String> = [internal, memory, validation]
            .into_iter()
            .filter_map(|scope| pollster::block_on(scope.pop()))
            .map(|error| error.to_string())
            .collect();
        // A lost device makes buffers invalid, which is not what went wrong.
        let lost = self.lost.lock().map_err(|error| error.to_string())?;
        match (&*lost, errors.first()) {
            (Some(reason), _) => Err(format!("the device is lost: {reason}")),
            (None, Some(error)) => Err(error.clone()),
            (None, None) => output,
        }
    }

    /// What pictures are drawn with.
    pub(crate) fn parts(&self) -> (&Device, &Queue) {
        (&self.device, &self.queue)
    }

    pub(crate) fn buffer(&self, contents: &[u8], usage: BufferUsages) -> Buffer {
        // A buffer has a multiple of 4 bytes; a struct of one f16 has 2.
        let mut contents = contents.to_vec();
        contents.resize(contents.len().next_multiple_of(4).max(4), 0);
        let buffer = self.device.create_buffer(&BufferDescriptor {
            label: None,
            size: contents.len() as u64,
            usage: usage | BufferUsages::COPY_DST,
            mapped_at_creation: false,
        });
        self.queue.write_buffer(&buffer, 0, &contents);
        buffer
    }

    fn dispatch(
        &self,
        text: &str,
        seen: usize,
        source: &[u8],
        given: &[u32],
        uniform: bool,
    ) -> Result<Output, String> {
        let module = self.device.create_shader_module(ShaderModuleDescriptor {
            label: None,
            source: ShaderSource::Wgsl(text.into()),
        });
        let pipeline = self
            .device
            .create_compute_pipeline(&ComputePipelineDescriptor {
                label: None,
                layout: None,
                module: &module,
                entry_point: None,
                compilation_options: wgpu::PipelineCompilationOptions::default(),
                cache: None,
            });
        let given: Vec<u8> = given.iter().flat_map(|word| word.to_le_bytes()).collect();
        let storage = BufferUsages::STORAGE;
        let back = storage | BufferUsages::COPY_SRC;
        let mut buffers = vec![
            self.buffer(source, storage),
            self.buffer(&vec![0xff; seen * 4], back),
            self.buffer(&given, storage),
            self.buffer(&vec![0xff; source.len()], back),
        ];
        if uniform {
            buffers.push(self.buffer(source, BufferUsages::UNIFORM));
        }
        let entries: Vec<BindGroupEntry<'_>> = buffers
            .iter()
            .enumerate()
            .map(|(binding, buffer)| BindGroupEntry {
                binding: binding as u32,
                resource: buffer.as_entire_binding(),
            })
            .collect();
        let group = self.device.create_bind_group(&BindGroupDescriptor {
            label: None,
            layout: &pipeline.get_bind_group_layout(0),
            entries: &entries,
        });
        let mut encoder = self
            .device
            .create_command_encoder(&CommandEncoderDescriptor::default());
        {
            let mut pass = encoder.begin_compute_pass(&ComputePassDescriptor::default());
            pass.set_pipeline(&pipeline);
            pass.set_bind_group(0, &group, &[]);
            pass.dispatch_workgroups(1, 1, 1);
        }
        let readable: Vec<Buffer> = [&buffers[1], &buffers[3]]
            .into_iter()
            .map(|buffer| {
                let copy = self.device.create_buffer(&BufferDescriptor {
                    label: None,
                    size: buffer.size(),
                    usage: BufferUsages::MAP_READ | BufferUsages::COPY_DST,
                    mapped_at_creation: false,
                });
                encoder.copy_buffer_to_buffer(buffer, 0, &copy, 0, buffer.size());
                copy
            })
            .collect();
        self.queue.submit([encoder.finish()]);
        for buffer in &readable {
            // What goes wrong shows when the range is taken.
            buffer.slice(..).map_async(MapMode::Read, |_| ());
        }
        self.device
            .poll(PollType::Wait {
                submission_index: None,
                timeout: Some(Duration::from_mins(1)),
            })
            .map_err(|error| format!("the device does not answer: {error}"))?;
        let bytes = |buffer: &Buffer| {
            let range = buffer.slice(..).get_mapped_range();
            range
                .map(|range| range.to_vec())
                .map_err(|error| error.to_string())
        };
        let mut destination = bytes(&readable[1])?;
        destination.truncate(source.len());
        Ok(Output {
            seen: bytes(&readable[0])?
                .chunks_exact(4)
                .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
                .collect(),
            destination,
        })
    }
}
