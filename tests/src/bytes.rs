//! Bytes of values.
//!
//! Owns: that all ways of encoding agree. Must not know: what is right.

use wgsl_layout::{CHUNK, WgslLayout};

/// The bytes of numbers, one after another.
#[must_use]
pub fn floats(values: &[f32]) -> Vec<u8> {
    values
        .iter()
        .flat_map(|value| value.to_le_bytes())
        .collect()
}

/// The bytes of a value. All ways of encoding have to give them: exactly as
/// long as `byte_len`, in chunks that follow each other, and nothing beyond.
///
/// # Panics
///
/// If they do not.
#[track_caller]
pub fn encoded<T: WgslLayout + ?Sized>(value: &T) -> Vec<u8> {
    let len = value.byte_len();
    let bytes = value.to_bytes();
    assert_eq!(bytes.len(), len);
    // At any address.
    for start in 0..4 {
        let mut room = vec![0x77; start + len + 5];
        assert_eq!(value.write_into(&mut room[start..]), Ok(len));
        assert_eq!(room[..start], [0x77; 4][..start]);
        assert_eq!(room[start..start + len], bytes);
        assert_eq!(room[start + len..], [0x77; 5]);
    }
    let mut streamed = Vec::new();
    let total = value.write_with(|offset, chunk| {
        assert_eq!(offset, streamed.len());
        assert!(!chunk.is_empty() && chunk.len() <= CHUNK);
        streamed.extend_from_slice(chunk);
    });
    assert_eq!(total, len);
    assert_eq!(streamed, bytes);
    bytes
}
