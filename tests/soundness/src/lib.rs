//! What the tests of this package share: bytes that look random.

/// Bytes that depend on `seed` only. No scalar of 4 of them is zero.
pub fn noise(seed: u32, len: usize) -> Box<[u8]> {
    let mut state = seed.wrapping_mul(0x9e37_79b9) | 1;
    let mut next = || {
        // Xorshift.
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        // A normal number, so that floats compare as their bytes do.
        ((state >> 24) as u8 & 0x3f) + 1
    };
    (0..len).map(|_| next()).collect()
}
