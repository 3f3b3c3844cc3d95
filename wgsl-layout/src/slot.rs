//! `Slot`: a typed handle of one member, for updates of a part of a buffer.
//!
//! Owns: `slot!`. Must not know: how a path is followed, or how bytes are moved.

use core::fmt;
use core::marker::PhantomData;
use core::ops::Range;

use crate::decode::ReadError;
use crate::encode::WriteError;
use crate::footprint::FixedFootprint;
use crate::layout::path::{Names, resolve};
use crate::message::Message;
use crate::text;
use crate::traits::{WgslDecode, WgslLayout};

/// Where in the bytes of an `S` a value of type `T` lies. Made by
/// [`slot!`](crate::slot!), in const.
///
/// ```
/// use glam::Vec3;
/// use wgsl_layout::{Slot, WgslLayout, slot};
///
/// #[derive(WgslLayout)]
/// struct Light {
///     position: Vec3,
///     radius: f32,
///     color: Vec3,
/// }
///
/// #[derive(WgslLayout)]
/// struct Scene {
///     count: u32,
///     lights: Vec<Light>,
/// }
///
/// const COLOR: Slot<Scene, Vec3> = slot!(Scene, lights[2].color);
/// assert_eq!(COLOR.range(), 96..108);
///
/// let mut bytes = [0; 112];
/// COLOR.write_into(&mut bytes, &Vec3::ONE)?;
/// assert_eq!(COLOR.read_from(&bytes)?, Vec3::ONE);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub struct Slot<S: ?Sized, T> {
    offset: usize,
    types: PhantomData<fn(&S) -> &T>,
}

impl<S: ?Sized + WgslLayout, T: FixedFootprint> Slot<S, T> {
    /// `field` proves in Rust's terms what the path leads to; it is not called.
    #[doc(hidden)]
    #[track_caller]
    pub const fn new(_field: fn(&S) -> &T, path: &str) -> Self {
        let () = S::CHECKS;
        let place = resolve(S::LAYOUT, path, Names::Fields);
        if !place.layout.is_fallback() && !text::same_type(&place.layout, T::LAYOUT) {
            let mut message = Message::new();
            message.push("no slot of `");
            message.push(path);
            message.push("`: the field is a `");
            message.push(T::WGSL_TYPE);
            message.push("` by its type, but its struct has another type there in WGSL");
            panic!("{}", message.as_str());
        }
        Self {
            offset: place.offset,
            types: PhantomData,
        }
    }

    /// Bytes from the start of the `S` to the value.
    pub const fn offset(&self) -> usize {
        self.offset
    }

    /// SizeOf of the value's type, in bytes.
    pub const fn size(&self) -> usize {
        T::LAYOUT.size()
    }

    /// The bytes of the value within the bytes of the `S`.
    pub const fn range(&self) -> Range<usize> {
        self.offset..self.offset.saturating_add(self.size())
    }

    /// The type of the value as it is spelt in WGSL.
    pub const fn wgsl_type(&self) -> &'static str {
        T::WGSL_TYPE
    }

    /// Writes a value to its place in `bytes`, which are those of an `S`, and
    /// returns how many bytes that were. Other bytes are left as they are.
    ///
    /// # Errors
    ///
    /// If `bytes` end before the value does. Then nothing is written.
    pub fn write_into(&self, bytes: &mut [u8], value: &T) -> Result<usize, WriteError> {
        let available = bytes.len();
        match bytes.get_mut(self.range()) {
            Some(place) => value.write_into(place),
            None => Err(WriteError::new(self.range().end, available)),
        }
    }

    /// Reads the value from its place in `bytes`, which are those of an `S`.
    ///
    /// # Errors
    ///
    /// If `bytes` end before the value does, or are no value there.
    pub fn read_from(&self, bytes: &[u8]) -> Result<T, ReadError>
    where
        T: WgslDecode,
    {
        match bytes.get(self.range()) {
            Some(place) => T::read_from(place).map_err(|error| error.at(self.offset)),
            None => Err(ReadError::too_short(self.range().end, bytes.len())),
        }
    }
}

impl<S: ?Sized, T> Clone for Slot<S, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: ?Sized, T> Copy for Slot<S, T> {}

impl<S: ?Sized, T> fmt::Debug for Slot<S, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Slot")
            .field("offset", &self.offset)
            .finish_non_exhaustive()
    }
}

/// A [`Slot`](crate::Slot) of a type's member, by a path of Rust field names
/// and literal indices: `slot!(Scene, lights[2].color)`.
///
/// The path goes through `Vec`, `Box`, arrays, slices and nested structs as the
/// same path in Rust does, but not to a list as a whole, which has no fixed
/// size. A path that leads nowhere does not compile.
///
/// ```compile_fail
/// #[derive(wgsl_layout::WgslLayout)]
/// struct Light {
///     radius: f32,
/// }
/// const SLOT: wgsl_layout::Slot<Light, f32> = wgsl_layout::slot!(Light, radios);
/// ```
#[macro_export]
macro_rules! slot {
    ($ty:ty, [$index:expr] $($path:tt)*) => {
        $crate::Slot::<$ty, _>::new(
            |value: &$ty| &value[$index] $($path)*,
            ::core::stringify!([$index] $($path)*),
        )
    };
    ($ty:ty, $($path:tt)+) => {
        $crate::Slot::<$ty, _>::new(
            |value: &$ty| &value.$($path)+,
            ::core::stringify!($($path)+),
        )
    };
}
