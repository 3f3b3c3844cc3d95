//! `Member`: one row of a struct's table.
//!
//! Owns: what is known of a member, on both sides. Must not know: how offsets
//! are found (`aggregate`), or what is done with the row.

use super::Layout;
use crate::alignment::Alignment;
use crate::codec::Codec;
use crate::traits::Facts;

/// A member of a WGSL struct: one row of [`Layout::members`].
///
/// ```
/// use wgsl_layout::WgslLayout;
///
/// #[derive(WgslLayout)]
/// struct Light {
///     position: glam::Vec3,
///     radius: f32,
/// }
/// let radius = Light::LAYOUT.member("radius").unwrap();
/// assert_eq!((radius.offset(), radius.size(), radius.align()), (12, 4, 4));
/// assert_eq!(radius.wgsl_type(), "f32");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Member {
    pub(crate) name: &'static str,
    /// The name of the Rust field.
    pub(crate) field: &'static str,
    pub(crate) wgsl_type: &'static str,
    /// The text between the type of the member before and its own: `,` and the
    /// end of the line, lines of comment, then `    name: `. The derive knows it,
    /// and what a derive does is far cheaper than a const function.
    pub(crate) head: &'static str,
    pub(crate) layout: &'static Layout,
    pub(crate) codec: &'static Codec,
    /// Offset of the field in the Rust struct.
    pub(crate) rust_offset: usize,
    /// Offset of the member in the WGSL struct, filled in by `aggregate::place`.
    pub(crate) offset: usize,
    /// The argument of `@align`, where the user wrote one.
    pub(crate) align_attribute: Option<usize>,
    /// The argument of `@size`.
    pub(crate) size_attribute: Option<usize>,
}

impl Member {
    /// A row that has no offset yet.
    #[doc(hidden)]
    pub const fn new(
        name: &'static str,
        head: &'static str,
        rust_offset: usize,
        facts: &'static Facts,
    ) -> Self {
        Self {
            name,
            field: name,
            wgsl_type: facts.wgsl_type,
            head,
            layout: facts.layout,
            codec: facts.codec,
            rust_offset,
            offset: 0,
            align_attribute: None,
            size_attribute: None,
        }
    }

    /// The row of a field whose name is another one in Rust.
    #[doc(hidden)]
    #[must_use]
    pub const fn of_field(mut self, field: &'static str) -> Self {
        self.field = field;
        self
    }

    /// The row with `@align(bytes)`.
    #[doc(hidden)]
    #[must_use]
    pub const fn aligned(mut self, bytes: usize) -> Self {
        self.align_attribute = Some(bytes);
        self
    }

    /// The row with `@size(bytes)`.
    #[doc(hidden)]
    #[must_use]
    pub const fn sized(mut self, bytes: usize) -> Self {
        self.size_attribute = Some(bytes);
        self
    }

    /// The name in WGSL.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// OffsetOfMember: bytes from the start of the struct.
    pub const fn offset(&self) -> usize {
        self.offset
    }

    /// SizeOfMember in bytes: that of `@size` where it is given, else SizeOf of
    /// the type (with one element for a runtime-sized array).
    pub const fn size(&self) -> usize {
        match self.size_attribute {
            Some(bytes) if bytes > self.layout.size => bytes,
            _ => self.layout.size,
        }
    }

    /// AlignOfMember in bytes: that of `@align` where it is given, else AlignOf
    /// of the type.
    pub const fn align(&self) -> usize {
        self.alignment().get()
    }

    /// The type as it is spelt in WGSL.
    pub const fn wgsl_type(&self) -> &'static str {
        self.wgsl_type
    }

    /// The layout of the member's type, without `@align` and `@size`.
    pub const fn layout(&self) -> &'static Layout {
        self.layout
    }

    /// An `@align` below the type's alignment is a mistake that is reported at
    /// the field; the layout stays total and ignores it.
    pub(crate) const fn alignment(&self) -> Alignment {
        match self.align_attribute {
            Some(bytes) => Alignment::new(bytes).max(self.layout.alignment),
            None => self.layout.alignment,
        }
    }
}

/// What [`index_of`] says of a field that is nothing in WGSL.
pub(crate) const ABSENT: usize = usize::MAX;

/// Which row is that of a Rust field, in a struct where a field may be nothing.
#[doc(hidden)]
pub const fn index_of(layout: &Layout, field: &str) -> usize {
    let members = layout.members();
    let mut i = 0;
    while i < members.len() {
        if crate::text::equal(members[i].field.as_bytes(), field.as_bytes()) {
            return i;
        }
        i += 1;
    }
    ABSENT
}
