//! A type under test, with its generics gone.
//!
//! Owns: what is known of a type without a device. Must not know: devices.

use wgsl_layout::{Layout, WgslDecode, WgslLayout};

use crate::leaves::{Counter, Leaves};

/// A value in both of its forms.
#[derive(Debug)]
pub struct Sample {
    /// What `write_into` wrote.
    pub bytes: Vec<u8>,
    /// The bits of its scalars, in the order of the text.
    pub leaves: Vec<u32>,
}

/// Reads a value from bytes and gives the bits of its scalars.
pub type Decode = fn(&[u8]) -> Result<Vec<u32>, String>;

/// A type under test.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// Names it in failures.
    pub name: &'static str,
    /// `wgsl!` of the type alone.
    pub module: &'static str,
    /// `WGSL_TYPE`.
    pub ty: &'static str,
    /// `LAYOUT`.
    pub layout: &'static Layout,
    /// A value whose leaves begin at a number, with so many elements.
    pub sample: fn(u32, usize) -> Sample,
    /// `None` for a type that can only be encoded.
    pub decode: Option<Decode>,
}

impl Case {
    /// The numbers of elements to try: one number for a type of fixed footprint.
    #[must_use]
    pub fn lengths(&self) -> &'static [usize] {
        if self.layout.is_runtime_sized() {
            &[1, 4]
        } else {
            &[1]
        }
    }

    /// The name and the text, for a failure.
    #[must_use]
    pub fn describe(&self) -> String {
        format!(
            "{} ({})\n{}\n{}",
            self.name, self.ty, self.module, self.layout
        )
    }
}

/// [`Case::sample`] of `T`.
///
/// # Panics
///
/// If the encoder fails, writes another number of bytes than it said, or leaves
/// a byte as it was.
pub fn sample<T: WgslLayout + Leaves>(start: u32, elements: usize) -> Sample {
    let value = T::fill(&mut Counter::new(start, elements));
    let encode = |garbage: u8| {
        let mut bytes = vec![garbage; value.byte_len() + 16];
        let written = value.write_into(&mut bytes).expect("there is room");
        assert_eq!(written, value.byte_len());
        assert_eq!(bytes[written..], [garbage; 16], "wrote past its length");
        bytes.truncate(written);
        bytes
    };
    let bytes = encode(0xff);
    assert_eq!(bytes, encode(0x55), "bytes were left as they were");
    let mut leaves = Vec::new();
    value.collect(&mut leaves);
    Sample { bytes, leaves }
}

/// [`Case::decode`] of `T`.
///
/// # Errors
///
/// With the words of the decoder.
pub fn decode<T: WgslDecode + Leaves>(bytes: &[u8]) -> Result<Vec<u32>, String> {
    let value = T::read_from(bytes).map_err(|error| error.to_string())?;
    let mut leaves = Vec::new();
    value.collect(&mut leaves);
    Ok(leaves)
}

/// A `Vec` with a [`Case`] for each type.
#[macro_export]
macro_rules! cases {
    ($($ty:ty),* $(,)?) => {
        vec![$($crate::cases!(@one $ty, Some($crate::case::decode::<$ty>))),*]
    };
    (encode_only: $($ty:ty),* $(,)?) => {
        vec![$($crate::cases!(@one $ty, None)),*]
    };
    (@one $ty:ty, $decode:expr) => {
        $crate::case::Case {
            name: concat!(module_path!(), "::", stringify!($ty)),
            module: ::wgsl_layout::wgsl!($ty),
            ty: <$ty as ::wgsl_layout::WgslLayout>::WGSL_TYPE,
            layout: <$ty as ::wgsl_layout::WgslLayout>::LAYOUT,
            sample: $crate::case::sample::<$ty>,
            decode: $decode,
        }
    };
}
