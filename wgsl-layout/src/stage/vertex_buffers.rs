//! The vertex buffers of a pipeline: `vertex_buffer_layout!`, `vertex_buffers!`.
//!
//! Owns: rules over several buffers, and what callers' graphics libraries call
//! the parts. Must not know: fields.

use super::limits;
use super::vertex_input::{VertexAttribute, VertexStepMode, WgslVertexInput};
use crate::message::Message;

/// A vertex buffer of a pipeline, see [`vertex_buffers!`](crate::vertex_buffers).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VertexBuffer {
    name: &'static str,
    array_stride: u64,
    step_mode: VertexStepMode,
    attributes: &'static [VertexAttribute],
}

impl VertexBuffer {
    /// The buffer that holds values of `T`.
    pub const fn of<T: WgslVertexInput>() -> Self {
        Self {
            name: T::INPUT.name,
            array_stride: T::ARRAY_STRIDE,
            step_mode: T::STEP_MODE,
            attributes: T::ATTRIBUTES,
        }
    }

    /// The WGSL name of the struct.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Bytes from one vertex to the next.
    pub const fn array_stride(&self) -> u64 {
        self.array_stride
    }

    /// For each vertex or for each instance.
    pub const fn step_mode(&self) -> VertexStepMode {
        self.step_mode
    }

    /// The attributes.
    pub const fn attributes(&self) -> &'static [VertexAttribute] {
        self.attributes
    }
}

/// The buffers, if a pipeline can have them together.
///
/// # Panics
///
/// If there are too many, or if two attributes have one location.
#[doc(hidden)]
#[track_caller]
pub const fn checked_buffers<const N: usize>(buffers: [VertexBuffer; N]) -> [VertexBuffer; N] {
    let mut message = Message::new();
    if N > limits::MAX_VERTEX_BUFFERS {
        message.push("a pipeline has at most 8 vertex buffers, these are ");
        message.push_number(N);
        panic!("{}", message.as_str());
    }
    let mut attributes = 0;
    let mut i = 0;
    while i < N {
        attributes += buffers[i].attributes.len();
        let mut j = 0;
        while j < i {
            if let Some(location) = shared_location(&buffers[j], &buffers[i]) {
                message.push("the vertex buffers `");
                message.push(buffers[j].name);
                message.push("` and `");
                message.push(buffers[i].name);
                message.push("` both have an attribute at location ");
                message.push_number(location as usize);
                message.push("\nhelp: `#[wgsl(location(");
                message.push_number(end(&buffers, i));
                message.push("))]` on the struct `");
                message.push(buffers[i].name);
                message.push("` numbers its fields from there on");
                panic!("{}", message.as_str());
            }
            j += 1;
        }
        i += 1;
    }
    if attributes > limits::MAX_VERTEX_ATTRIBUTES {
        message.push("a pipeline has at most 16 vertex attributes, these are ");
        message.push_number(attributes);
        panic!("{}", message.as_str());
    }
    buffers
}

/// One more than the highest location of the first `count` buffers.
const fn end(buffers: &[VertexBuffer], count: usize) -> usize {
    let mut end = 0;
    let mut i = 0;
    while i < count {
        let mut k = 0;
        while k < buffers[i].attributes.len() {
            let location = buffers[i].attributes[k].shader_location as usize;
            if location >= end {
                end = location + 1;
            }
            k += 1;
        }
        i += 1;
    }
    end
}

const fn shared_location(a: &VertexBuffer, b: &VertexBuffer) -> Option<u32> {
    let mut i = 0;
    while i < a.attributes.len() {
        let mut k = 0;
        while k < b.attributes.len() {
            if a.attributes[i].shader_location == b.attributes[k].shader_location {
                return Some(a.attributes[i].shader_location);
            }
            k += 1;
        }
        i += 1;
    }
    None
}

/// The `VertexBufferLayout<'static>` of the caller's `wgpu` for a vertex input,
/// in const.
///
/// This crate does not depend on `wgpu`: the macro names `wgpu` where it is
/// used, or the path that stands in front of a `;`.
///
/// ```
/// # mod wgpu { wgsl_layout::__wgpu_stand_in!(); }
/// # mod gfx { pub(crate) use super::wgpu; }
/// use wgsl_layout::{WgslVertexInput, vertex_buffer_layout};
///
/// #[derive(WgslVertexInput)]
/// #[repr(C)]
/// struct Vertex {
///     position: [f32; 3],
///     uv: [f32; 2],
/// }
///
/// const LAYOUT: wgpu::VertexBufferLayout<'static> = vertex_buffer_layout!(Vertex);
/// const SAME: wgpu::VertexBufferLayout<'static> = vertex_buffer_layout!(gfx::wgpu; Vertex);
/// # fn main() {
/// assert_eq!(LAYOUT.array_stride, 20);
/// assert_eq!(SAME.attributes[1].offset, 12);
/// # }
/// ```
#[macro_export]
macro_rules! vertex_buffer_layout {
    (:: $($wgpu:ident)::+ ; $ty:ty) => {
        $crate::__vertex_buffer_layout!([:: $($wgpu)::+] $crate::stage::VertexBuffer::of::<$ty>())
    };
    ($($wgpu:ident)::+ ; $ty:ty) => {
        $crate::__vertex_buffer_layout!([$($wgpu)::+] $crate::stage::VertexBuffer::of::<$ty>())
    };
    ($ty:ty) => {
        $crate::__vertex_buffer_layout!([wgpu] $crate::stage::VertexBuffer::of::<$ty>())
    };
}

/// The vertex buffers of a pipeline, checked together in const: every location
/// once, at most 16 attributes in at most 8 buffers.
///
/// It is an array of [`VertexBuffer`](crate::stage::VertexBuffer); with a path
/// to `wgpu` and a `;` in front, an array of that crate's layouts.
///
/// ```
/// # mod wgpu { wgsl_layout::__wgpu_stand_in!(); }
/// use wgsl_layout::{WgslVertexInput, vertex_buffers};
///
/// #[derive(WgslVertexInput)]
/// struct Mesh {
///     position: [f32; 3],
/// }
/// #[derive(WgslVertexInput)]
/// #[wgsl(step = instance, location(1))]
/// struct Instance {
///     world: glam::Mat4,
/// }
///
/// const BUFFERS: [wgpu::VertexBufferLayout<'static>; 2] = vertex_buffers![wgpu; Mesh, Instance];
/// assert_eq!(BUFFERS[1].attributes[0].shader_location, 1);
/// assert_eq!(vertex_buffers![Mesh, Instance][1].attributes().len(), 4);
/// ```
///
/// ```compile_fail
/// use wgsl_layout::{WgslVertexInput, vertex_buffers};
///
/// #[derive(WgslVertexInput)]
/// struct Mesh {
///     position: [f32; 3],
/// }
/// vertex_buffers![Mesh, Mesh]; // both have location 0
/// ```
#[macro_export]
macro_rules! vertex_buffers {
    (:: $($wgpu:ident)::+ ; $($ty:ty),+ $(,)?) => {
        $crate::__vertex_buffers!([:: $($wgpu)::+] $($ty),+)
    };
    ($($wgpu:ident)::+ ; $($ty:ty),+ $(,)?) => {
        $crate::__vertex_buffers!([$($wgpu)::+] $($ty),+)
    };
    ($($ty:ty),+ $(,)?) => {{
        const COUNT: ::core::primitive::usize = [$(::core::stringify!($ty)),+].len();
        const BUFFERS: [$crate::stage::VertexBuffer; COUNT] =
            $crate::__private::checked_buffers([$($crate::stage::VertexBuffer::of::<$ty>()),+]);
        BUFFERS
    }};
}

#[doc(hidden)]
#[macro_export]
macro_rules! __vertex_buffers {
    ($wgpu:tt $($ty:ty),+) => {{
        const _: () = {
            $crate::__private::checked_buffers([$($crate::stage::VertexBuffer::of::<$ty>()),+]);
        };
        [$($crate::__vertex_buffer_layout!($wgpu $crate::stage::VertexBuffer::of::<$ty>())),+]
    }};
}

#[doc(hidden)]
#[macro_export]
macro_rules! __vertex_buffer_layout {
    ([$($wgpu:tt)+] $buffer:expr) => {{
        const BUFFER: $crate::stage::VertexBuffer = $buffer;
        const COUNT: ::core::primitive::usize = BUFFER.attributes().len();
        const ATTRIBUTES: [$($wgpu)+::VertexAttribute; COUNT] = {
            let mut attributes = [$($wgpu)+::VertexAttribute {
                format: $($wgpu)+::VertexFormat::Float32,
                offset: 0,
                shader_location: 0,
            }; COUNT];
            let mut i = 0;
            while i < COUNT {
                let attribute = BUFFER.attributes()[i];
                attributes[i].format = $crate::__wgpu_vertex_format!([$($wgpu)+] attribute.format());
                attributes[i].offset = attribute.offset();
                attributes[i].shader_location = attribute.shader_location();
                i += 1;
            }
            attributes
        };
        const LAYOUT: $($wgpu)+::VertexBufferLayout<'static> = $($wgpu)+::VertexBufferLayout {
            array_stride: BUFFER.array_stride(),
            step_mode: match BUFFER.step_mode() {
                $crate::stage::VertexStepMode::Vertex => $($wgpu)+::VertexStepMode::Vertex,
                $crate::stage::VertexStepMode::Instance => $($wgpu)+::VertexStepMode::Instance,
            },
            attributes: &ATTRIBUTES,
        };
        LAYOUT
    }};
}

/// The format in the caller's `wgpu`. It has `Snorm10_10_10_2` only in some
/// versions: where the glob brings it in, that hides the constant outside.
#[doc(hidden)]
#[macro_export]
macro_rules! __wgpu_vertex_format {
    ([$($wgpu:tt)+] $format:expr) => {
        match $format {
            $crate::stage::VertexFormat::Uint8 => $($wgpu)+::VertexFormat::Uint8,
            $crate::stage::VertexFormat::Uint8x2 => $($wgpu)+::VertexFormat::Uint8x2,
            $crate::stage::VertexFormat::Uint8x4 => $($wgpu)+::VertexFormat::Uint8x4,
            $crate::stage::VertexFormat::Sint8 => $($wgpu)+::VertexFormat::Sint8,
            $crate::stage::VertexFormat::Sint8x2 => $($wgpu)+::VertexFormat::Sint8x2,
            $crate::stage::VertexFormat::Sint8x4 => $($wgpu)+::VertexFormat::Sint8x4,
            $crate::stage::VertexFormat::Unorm8 => $($wgpu)+::VertexFormat::Unorm8,
            $crate::stage::VertexFormat::Unorm8x2 => $($wgpu)+::VertexFormat::Unorm8x2,
            $crate::stage::VertexFormat::Unorm8x4 => $($wgpu)+::VertexFormat::Unorm8x4,
            $crate::stage::VertexFormat::Snorm8 => $($wgpu)+::VertexFormat::Snorm8,
            $crate::stage::VertexFormat::Snorm8x2 => $($wgpu)+::VertexFormat::Snorm8x2,
            $crate::stage::VertexFormat::Snorm8x4 => $($wgpu)+::VertexFormat::Snorm8x4,
            $crate::stage::VertexFormat::Uint16 => $($wgpu)+::VertexFormat::Uint16,
            $crate::stage::VertexFormat::Uint16x2 => $($wgpu)+::VertexFormat::Uint16x2,
            $crate::stage::VertexFormat::Uint16x4 => $($wgpu)+::VertexFormat::Uint16x4,
            $crate::stage::VertexFormat::Sint16 => $($wgpu)+::VertexFormat::Sint16,
            $crate::stage::VertexFormat::Sint16x2 => $($wgpu)+::VertexFormat::Sint16x2,
            $crate::stage::VertexFormat::Sint16x4 => $($wgpu)+::VertexFormat::Sint16x4,
            $crate::stage::VertexFormat::Unorm16 => $($wgpu)+::VertexFormat::Unorm16,
            $crate::stage::VertexFormat::Unorm16x2 => $($wgpu)+::VertexFormat::Unorm16x2,
            $crate::stage::VertexFormat::Unorm16x4 => $($wgpu)+::VertexFormat::Unorm16x4,
            $crate::stage::VertexFormat::Snorm16 => $($wgpu)+::VertexFormat::Snorm16,
            $crate::stage::VertexFormat::Snorm16x2 => $($wgpu)+::VertexFormat::Snorm16x2,
            $crate::stage::VertexFormat::Snorm16x4 => $($wgpu)+::VertexFormat::Snorm16x4,
            $crate::stage::VertexFormat::Float16 => $($wgpu)+::VertexFormat::Float16,
            $crate::stage::VertexFormat::Float16x2 => $($wgpu)+::VertexFormat::Float16x2,
            $crate::stage::VertexFormat::Float16x4 => $($wgpu)+::VertexFormat::Float16x4,
            $crate::stage::VertexFormat::Float32 => $($wgpu)+::VertexFormat::Float32,
            $crate::stage::VertexFormat::Float32x2 => $($wgpu)+::VertexFormat::Float32x2,
            $crate::stage::VertexFormat::Float32x3 => $($wgpu)+::VertexFormat::Float32x3,
            $crate::stage::VertexFormat::Float32x4 => $($wgpu)+::VertexFormat::Float32x4,
            $crate::stage::VertexFormat::Uint32 => $($wgpu)+::VertexFormat::Uint32,
            $crate::stage::VertexFormat::Uint32x2 => $($wgpu)+::VertexFormat::Uint32x2,
            $crate::stage::VertexFormat::Uint32x3 => $($wgpu)+::VertexFormat::Uint32x3,
            $crate::stage::VertexFormat::Uint32x4 => $($wgpu)+::VertexFormat::Uint32x4,
            $crate::stage::VertexFormat::Sint32 => $($wgpu)+::VertexFormat::Sint32,
            $crate::stage::VertexFormat::Sint32x2 => $($wgpu)+::VertexFormat::Sint32x2,
            $crate::stage::VertexFormat::Sint32x3 => $($wgpu)+::VertexFormat::Sint32x3,
            $crate::stage::VertexFormat::Sint32x4 => $($wgpu)+::VertexFormat::Sint32x4,
            $crate::stage::VertexFormat::Unorm10_10_10_2 => $($wgpu)+::VertexFormat::Unorm10_10_10_2,
            $crate::stage::VertexFormat::Unorm8x4Bgra => $($wgpu)+::VertexFormat::Unorm8x4Bgra,
            $crate::stage::VertexFormat::Snorm10_10_10_2 => {
                #[allow(non_upper_case_globals, dead_code)]
                const Snorm10_10_10_2: $($wgpu)+::VertexFormat = $($wgpu)+::VertexFormat::Float32;
                {
                    #[allow(unused_imports)]
                    use $($wgpu)+::VertexFormat::*;
                    ::core::assert!(
                        Snorm10_10_10_2 as ::core::primitive::u32
                            != $($wgpu)+::VertexFormat::Float32 as ::core::primitive::u32,
                        "this version of `wgpu` has no vertex format `snorm10-10-10-2`"
                    );
                    Snorm10_10_10_2
                }
            }
            _ => ::core::panic!("this version of `wgpu` has no such vertex format"),
        }
    };
}

/// Types named and shaped as those of `wgpu`, for examples.
#[doc(hidden)]
#[macro_export]
macro_rules! __wgpu_stand_in {
    ($($newer:ident)?) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum VertexFormat {
            Uint8, Uint8x2, Uint8x4, Sint8, Sint8x2, Sint8x4, Unorm8, Unorm8x2, Unorm8x4, Snorm8, Snorm8x2, Snorm8x4, Uint16, Uint16x2, Uint16x4, Sint16, Sint16x2, Sint16x4, Unorm16, Unorm16x2, Unorm16x4, Snorm16, Snorm16x2, Snorm16x4, Float16, Float16x2, Float16x4, Float32, Float32x2, Float32x3, Float32x4, Uint32, Uint32x2, Uint32x3, Uint32x4, Sint32, Sint32x2, Sint32x3, Sint32x4, Unorm10_10_10_2, Unorm8x4Bgra,
            $($newer,)?
        }
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum VertexStepMode {
            Vertex,
            Instance,
        }
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct VertexAttribute {
            pub format: VertexFormat,
            pub offset: u64,
            pub shader_location: u32,
        }
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct VertexBufferLayout<'a> {
            pub array_stride: u64,
            pub step_mode: VertexStepMode,
            pub attributes: &'a [VertexAttribute],
        }
    };
}
