//! `WgslVertexInput`: the attributes of a struct that lies in a vertex buffer.
//!
//! Owns: the table of attributes. Must not know: which mistakes a table can
//! have (`vertex_check`), or how text is made.

use core::marker::PhantomData;

use super::shader_type::ShaderType;
use super::vertex_field::VertexFacts;
use super::vertex_format::VertexFormat;
use super::{limits, text};
use crate::encode::WriteError;
use crate::zero_copy;

/// One attribute of a vertex buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VertexAttribute {
    pub(crate) format: VertexFormat,
    pub(crate) offset: u64,
    pub(crate) shader_location: u32,
}

impl VertexAttribute {
    /// An attribute, to compare with.
    pub const fn new(format: VertexFormat, offset: u64, shader_location: u32) -> Self {
        Self {
            format,
            offset,
            shader_location,
        }
    }

    /// How it is stored.
    pub const fn format(&self) -> VertexFormat {
        self.format
    }

    /// Bytes from the start of the vertex.
    pub const fn offset(&self) -> u64 {
        self.offset
    }

    /// The number in `@location`.
    pub const fn shader_location(&self) -> u32 {
        self.shader_location
    }
}

/// When a vertex buffer moves on by one stride.
///
/// Specification: [`GPUVertexStepMode`](https://www.w3.org/TR/webgpu/#enumdef-gpuvertexstepmode).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VertexStepMode {
    /// For each vertex.
    Vertex,
    /// For each instance.
    Instance,
}

/// One field of a vertex input.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct VertexRow {
    pub(crate) name: &'static str,
    pub(crate) comment: &'static str,
    /// The type as the user spells it.
    pub(crate) rust_type: &'static str,
    pub(crate) rust_offset: usize,
    pub(crate) facts: VertexFacts,
    pub(crate) format: Option<VertexFormat>,
    pub(crate) shader_type: Option<ShaderType>,
    pub(crate) location: Option<u32>,
}

impl VertexRow {
    pub const fn new(
        name: &'static str,
        comment: &'static str,
        rust_type: &'static str,
        rust_offset: usize,
        facts: VertexFacts,
    ) -> Self {
        Self {
            name,
            comment,
            rust_type,
            rust_offset,
            facts,
            format: None,
            shader_type: None,
            location: None,
        }
    }

    #[must_use]
    pub const fn format(mut self, format: VertexFormat) -> Self {
        self.format = Some(format);
        self
    }

    #[must_use]
    pub const fn read_as(mut self, name: &str) -> Self {
        self.shader_type = Some(ShaderType::named(name));
        self
    }

    #[must_use]
    pub const fn location(mut self, location: u32) -> Self {
        self.location = Some(location);
        self
    }

    /// The format of a column; a stand-in for a type that has none, which is
    /// reported at the field.
    pub(crate) const fn attribute_format(&self) -> VertexFormat {
        match (self.format, self.facts.format()) {
            (Some(format), _) | (None, Some(format)) => format,
            (None, None) => VertexFormat::Float32,
        }
    }

    /// What the shader reads a column as.
    pub(crate) const fn column_type(&self) -> ShaderType {
        match self.shader_type {
            Some(ty) => ty,
            None => self.attribute_format().shader_type(),
        }
    }
}

/// A field that is no attribute.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct SkippedVertexField {
    pub(crate) rust_size: usize,
    /// Whether all of its bytes are initialised.
    pub(crate) plain: bool,
}

impl SkippedVertexField {
    pub const fn new(rust_size: usize, plain: bool) -> Self {
        Self { rust_size, plain }
    }
}

/// The table of a vertex input.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct VertexInput {
    pub(crate) name: &'static str,
    pub(crate) comment: &'static str,
    pub(crate) rows: &'static [VertexRow],
    pub(crate) skipped: &'static [SkippedVertexField],
    pub(crate) step_mode: VertexStepMode,
    /// The location of the first field.
    pub(crate) base: u32,
    /// The size of the Rust struct, if the vertices lie in the buffer as they
    /// lie in Rust.
    pub(crate) in_place: Option<usize>,
}

impl VertexInput {
    pub const fn new(
        name: &'static str,
        comment: &'static str,
        rows: &'static [VertexRow],
        skipped: &'static [SkippedVertexField],
    ) -> Self {
        Self {
            name,
            comment,
            rows,
            skipped,
            step_mode: VertexStepMode::Vertex,
            base: 0,
            in_place: None,
        }
    }

    #[must_use]
    pub const fn step(mut self, step_mode: VertexStepMode) -> Self {
        self.step_mode = step_mode;
        self
    }

    #[must_use]
    pub const fn base(mut self, location: u32) -> Self {
        self.base = location;
        self
    }

    #[must_use]
    pub const fn in_place(mut self, rust_size: usize) -> Self {
        self.in_place = Some(rust_size);
        self
    }

    /// The location of the first column of a row: the one it asks for, else the
    /// one behind the row before.
    pub(crate) const fn location(&self, row: usize) -> u32 {
        let mut location = self.base;
        let mut i = 0;
        while i < self.rows.len() {
            if let Some(own) = self.rows[i].location {
                location = own;
            }
            if i == row {
                return location;
            }
            location = location.saturating_add(self.rows[i].facts.columns as u32);
            i += 1;
        }
        location
    }

    /// One more than the highest location.
    pub const fn end(&self) -> u32 {
        let mut end = self.base;
        let mut i = 0;
        while i < self.rows.len() {
            let last = self.location(i) + self.rows[i].facts.columns as u32;
            if last > end {
                end = last;
            }
            i += 1;
        }
        end
    }

    /// Where a row lies in the buffer, and how far its columns are apart.
    pub(crate) const fn place(&self, row: usize) -> (usize, usize) {
        let facts = &self.rows[row].facts;
        if self.in_place.is_some() {
            return (self.rows[row].rust_offset, facts.column_stride);
        }
        let mut end = 0_usize;
        let mut i = 0;
        loop {
            let format = self.rows[i].attribute_format();
            let start = end.next_multiple_of(format.offset_alignment());
            if i == row {
                return (start, format.size());
            }
            end = start + self.rows[i].facts.columns as usize * format.size();
            i += 1;
        }
    }

    /// Bytes from one vertex to the next.
    pub(crate) const fn stride(&self) -> usize {
        match self.in_place {
            Some(size) => size,
            None => match self.rows.len() {
                0 => 0,
                len => {
                    let row = &self.rows[len - 1];
                    let (offset, _) = self.place(len - 1);
                    let bytes = row.facts.columns as usize * row.attribute_format().size();
                    (offset + bytes).next_multiple_of(4)
                }
            },
        }
    }

    /// Whether the bytes of the Rust values are those of the buffer, all of
    /// them initialised.
    pub(crate) const fn is_plain(&self) -> bool {
        let Some(size) = self.in_place else {
            return false;
        };
        if cfg!(target_endian = "big") {
            return false;
        }
        let mut covered = 0;
        let mut i = 0;
        while i < self.rows.len() {
            if !self.rows[i].facts.is_whole() {
                return false;
            }
            covered += self.rows[i].facts.rust_size;
            i += 1;
        }
        let mut i = 0;
        while i < self.skipped.len() {
            if !self.skipped[i].plain {
                return false;
            }
            covered += self.skipped[i].rust_size;
            i += 1;
        }
        covered == size
    }
}

/// The attributes of a table, as many as there are locations on the largest
/// devices; what is beyond them is reported at the fields.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Attributes {
    list: [VertexAttribute; 2 * limits::MAX_VERTEX_ATTRIBUTES],
    len: usize,
}

impl Attributes {
    pub const fn of(input: &VertexInput) -> Self {
        let mut all = Self {
            list: [VertexAttribute::new(VertexFormat::Float32, 0, 0);
                2 * limits::MAX_VERTEX_ATTRIBUTES],
            len: 0,
        };
        let mut i = 0;
        while i < input.rows.len() {
            let (offset, step) = input.place(i);
            let mut column = 0;
            while column < input.rows[i].facts.columns && all.len < all.list.len() {
                all.list[all.len] = VertexAttribute::new(
                    input.rows[i].attribute_format(),
                    (offset + column as usize * step) as u64,
                    input.location(i) + column as u32,
                );
                all.len += 1;
                column += 1;
            }
            i += 1;
        }
        all
    }

    pub const fn as_slice(&self) -> &[VertexAttribute] {
        self.list.split_at(self.len).0
    }
}

/// A Rust struct that lies in a vertex buffer, one value a vertex or an
/// instance.
///
/// Derive it, see [the derive](derive@crate::WgslVertexInput).
///
/// ```
/// use wgsl_layout::WgslVertexInput;
/// use wgsl_layout::stage::{VertexAttribute, VertexFormat};
///
/// #[derive(WgslVertexInput)]
/// #[repr(C)]
/// struct Vertex {
///     position: [f32; 3],
///     uv: [f32; 2],
/// }
///
/// assert_eq!(
///     Vertex::ATTRIBUTES,
///     [
///         VertexAttribute::new(VertexFormat::Float32x3, 0, 0),
///         VertexAttribute::new(VertexFormat::Float32x2, 12, 1),
///     ]
/// );
/// assert_eq!(Vertex::ARRAY_STRIDE, 20);
/// assert_eq!(
///     Vertex::WGSL,
///     "\
/// struct Vertex {
///     @location(0) position: vec3f,
///     @location(1) uv: vec2f,
/// }
/// "
/// );
/// ```
///
/// # Safety
///
/// It is implemented by the derive. An implementation by hand promises that the
/// table tells the truth about the fields of the struct.
///
/// Specification: [vertex state](https://www.w3.org/TR/webgpu/#vertex-state).
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a vertex input",
    label = "has no attributes",
    note = "if `{Self}` is a struct of yours, add `#[derive(WgslVertexInput)]` to its definition"
)]
#[allow(unsafe_code)]
pub unsafe trait WgslVertexInput: Sized {
    #[doc(hidden)]
    const INPUT: &'static VertexInput;

    #[doc(hidden)]
    const ALL_ATTRIBUTES: &'static Attributes = &Attributes::of(Self::INPUT);

    /// The attributes, in the order of the fields; a matrix has one for each
    /// column.
    const ATTRIBUTES: &'static [VertexAttribute] = Self::ALL_ATTRIBUTES.as_slice();

    /// Bytes from one vertex to the next: a multiple of 4, at most 2048.
    const ARRAY_STRIDE: u64 = Self::INPUT.stride() as u64;

    /// Whether there is a value for each vertex or for each instance.
    const STEP_MODE: VertexStepMode = Self::INPUT.step_mode;

    /// The struct as a vertex shader declares it, and for each matrix a
    /// function that puts it together from its columns.
    const WGSL: &'static str = text::vertex_input::<Self>();

    /// Whether the vertices lie in the buffer as they lie in Rust, which is so
    /// for a `#[repr(C)]` struct. Else they are packed.
    const IN_PLACE: bool = Self::INPUT.in_place.is_some();

    /// Writes vertices into the first bytes of `bytes`, each
    /// [`ARRAY_STRIDE`](Self::ARRAY_STRIDE) bytes with zeros between the
    /// attributes, and returns how many bytes that were.
    ///
    /// ```
    /// use wgsl_layout::WgslVertexInput;
    ///
    /// // Not `repr(C)`, hence packed: 12 bytes, then 4.
    /// #[derive(WgslVertexInput)]
    /// struct Vertex {
    ///     position: [f32; 3],
    ///     #[wgsl(format(unorm8x4))]
    ///     tint: [u8; 4],
    ///     #[wgsl(skip)]
    ///     selected: bool,
    /// }
    /// let vertices = [Vertex { position: [0.0; 3], tint: [1, 2, 3, 4], selected: true }];
    /// let mut bytes = [0xff; 20];
    /// assert_eq!(Vertex::write_vertices(&vertices, &mut bytes), Ok(16));
    /// assert_eq!(bytes[12..16], [1, 2, 3, 4]);
    /// ```
    ///
    /// # Errors
    ///
    /// If `bytes` is too short. Then nothing is written.
    fn write_vertices(vertices: &[Self], bytes: &mut [u8]) -> Result<usize, WriteError> {
        let needed = vertices.len() * Self::INPUT.stride();
        let available = bytes.len();
        let Some(room) = bytes.get_mut(..needed) else {
            return Err(WriteError::new(needed, available));
        };
        write_rows(vertices, room);
        Ok(needed)
    }

    /// The bytes that [`write_vertices`](Self::write_vertices) writes.
    #[cfg(feature = "alloc")]
    fn to_vertex_bytes(vertices: &[Self]) -> alloc::vec::Vec<u8> {
        let mut bytes = alloc::vec![0; vertices.len() * Self::INPUT.stride()];
        write_rows(vertices, &mut bytes);
        bytes
    }

    /// The bytes of the buffer in place, without a copy.
    ///
    /// It compiles only for `#[repr(C)]` structs without padding; the error
    /// comes from a build, not from `cargo check`.
    ///
    /// ```
    /// use wgsl_layout::WgslVertexInput;
    ///
    /// #[derive(WgslVertexInput)]
    /// #[repr(C)]
    /// struct Vertex {
    ///     tint: [u8; 4],
    ///     id: u32,
    /// }
    /// let vertices = [Vertex { tint: [1, 2, 3, 4], id: 5 }];
    /// assert_eq!(Vertex::vertex_bytes(&vertices), [1, 2, 3, 4, 5, 0, 0, 0]);
    /// ```
    ///
    /// ```compile_fail
    /// use wgsl_layout::WgslVertexInput;
    ///
    /// #[derive(WgslVertexInput)]
    /// #[repr(C)]
    /// struct Vertex {
    ///     id: u8, // three bytes of padding
    ///     position: [f32; 3],
    /// }
    /// Vertex::vertex_bytes(&[Vertex { id: 0, position: [0.0; 3] }]);
    /// ```
    fn vertex_bytes(vertices: &[Self]) -> &[u8] {
        const {
            assert!(
                Self::INPUT.is_plain(),
                "the bytes of this Rust type are not those of the vertex buffer: it has padding, or no `#[repr(C)]`\n\
                 help: use `write_vertices`, or fill the padding with fields that are skipped"
            );
        }
        // They are there, by the assertion.
        zero_copy::bytes_of_vertices(vertices).unwrap_or_default()
    }

    /// Never called: borrows every field as the type that its row was made
    /// from.
    #[doc(hidden)]
    fn __vertex_fields(&self) {}
}

/// Fills `bytes` with as many vertices as it has strides.
fn write_rows<T: WgslVertexInput>(vertices: &[T], bytes: &mut [u8]) {
    let stride = const { T::INPUT.stride() };
    if stride == 0 {
        return;
    }
    if let Some(plain) = zero_copy::bytes_of_vertices(vertices) {
        let len = bytes.len().min(plain.len());
        bytes[..len].copy_from_slice(&plain[..len]);
        return;
    }
    for (vertex, out) in vertices.iter().zip(bytes.chunks_exact_mut(stride)) {
        out.fill(0);
        for (i, row) in T::INPUT.rows.iter().enumerate() {
            let (offset, step) = T::INPUT.place(i);
            for column in 0..usize::from(row.facts.columns) {
                let to = out.get_mut(offset + column * step..);
                let from = zero_copy::column_of_vertex(vertex, i, column);
                if let (Some(to), Some(from)) = (to, from) {
                    let len = from.len().min(to.len());
                    to[..len].copy_from_slice(&from[..len]);
                    if cfg!(target_endian = "big") {
                        to[..len]
                            .chunks_exact_mut(usize::from(row.facts.lane))
                            .for_each(<[u8]>::reverse);
                    }
                }
            }
        }
    }
}

/// Tells whether all bytes of a `T` are initialised, by way of which constant
/// `PlainOf::<T>::PLAIN` finds.
#[doc(hidden)]
pub struct PlainOf<T>(PhantomData<T>);

impl<T: bytemuck::NoUninit> PlainOf<T> {
    /// No byte of the type is padding.
    pub const PLAIN: bool = true;
}

/// What `PlainOf` falls back to.
#[doc(hidden)]
pub trait NotPlain {
    const PLAIN: bool = false;
}

impl<T> NotPlain for PlainOf<T> {}
