//! Derived types as rows of a table, for tests that go over many of them.
//!
//! Owns: what such a test asks of a type. Must not know: the answers.

use wgsl_layout::{Layout, ReadError, WgslDecode, WriteError};

/// A type of a corpus.
#[derive(Clone, Copy, Debug)]
pub struct Derived {
    /// What the corpus calls it.
    pub name: &'static str,
    /// `WgslLayout::LAYOUT`.
    pub layout: &'static Layout,
    /// `WgslLayout::WGSL_TYPE`.
    pub wgsl_type: &'static str,
    /// `WgslLayout::MIN_BINDING_SIZE`.
    pub min_binding_size: u64,
    /// The whole module that the type needs.
    pub module: &'static str,
}

/// A [`Derived`] of the given name and type.
#[macro_export]
macro_rules! derived {
    ($name:expr, $ty:ty) => {
        $crate::row::Derived {
            name: $name,
            layout: <$ty as ::wgsl_layout::WgslLayout>::LAYOUT,
            wgsl_type: <$ty as ::wgsl_layout::WgslLayout>::WGSL_TYPE,
            min_binding_size: <$ty as ::wgsl_layout::WgslLayout>::MIN_BINDING_SIZE.get(),
            module: ::wgsl_layout::wgsl!($ty),
        }
    };
}

/// A WGSL type in our spelling: `array<vec2<u32>,3>` is `array<vec2u, 3>`.
#[must_use]
pub fn spelling(wgsl: &str) -> String {
    let mut text = wgsl.replace(' ', "").replace(',', ", ");
    for (scalar, suffix) in [("f32", "f"), ("i32", "i"), ("u32", "u"), ("f16", "h")] {
        for rows in 2..=4 {
            text = text.replace(
                &format!("vec{rows}<{scalar}>"),
                &format!("vec{rows}{suffix}"),
            );
            for columns in 2..=4 {
                text = text.replace(
                    &format!("mat{columns}x{rows}<{scalar}>"),
                    &format!("mat{columns}x{rows}{suffix}"),
                );
            }
        }
    }
    text
}

/// A value of a type that the caller does not know.
pub trait Value {
    /// `WgslLayout::byte_len`.
    fn byte_len(&self) -> usize;
    /// `WgslLayout::write_into`.
    ///
    /// # Errors
    ///
    /// If there is too little room.
    fn write_into(&self, bytes: &mut [u8]) -> Result<usize, WriteError>;
    /// `WgslLayout::write_with`.
    fn write_with(&self, sink: &mut dyn FnMut(usize, &[u8])) -> usize;
    /// `WgslLayout::to_bytes`.
    fn to_bytes(&self) -> Vec<u8>;
    /// `WgslDecode::read_into`.
    ///
    /// # Errors
    ///
    /// If the bytes are not a value.
    fn read_into(&mut self, bytes: &[u8]) -> Result<(), ReadError>;
}

impl<T: WgslDecode> Value for T {
    fn byte_len(&self) -> usize {
        self.byte_len()
    }
    fn write_into(&self, bytes: &mut [u8]) -> Result<usize, WriteError> {
        self.write_into(bytes)
    }
    fn write_with(&self, sink: &mut dyn FnMut(usize, &[u8])) -> usize {
        self.write_with(sink)
    }
    fn to_bytes(&self) -> Vec<u8> {
        self.to_bytes()
    }
    fn read_into(&mut self, bytes: &[u8]) -> Result<(), ReadError> {
        self.read_into(bytes)
    }
}

/// How a value is read.
pub type Read = fn(&[u8]) -> Result<Box<dyn Value>, ReadError>;

/// `WgslDecode::read_from`.
///
/// # Errors
///
/// If the bytes are not a value.
pub fn read<T: WgslDecode + 'static>(bytes: &[u8]) -> Result<Box<dyn Value>, ReadError> {
    let value: Box<dyn Value> = Box::new(T::read_from(bytes)?);
    Ok(value)
}
