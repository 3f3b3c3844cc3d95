//! Arbitrary bytes and arbitrary room, as the fuzz targets have it, from a fixed
//! seed and on stable Rust.
//!
//! Each test prints a digest of all that came out, which is the same in every
//! build: the expected ones stand here, so running them in debug and in release
//! compares the two. `tests/fuzz/run.sh` does.

#[path = "../fuzz/bodies.rs"]
mod bodies;

use bodies::Digest;

/// What comes out of each test, in debug and in release.
const READ: u64 = 0x6660_9202_d957_2ecd;
const WRITE: u64 = 0x36fe_6a70_063c_6781;

const CHANGED: &str = "if the types of `bodies.rs` were changed, this is the new digest";

/// xorshift64*
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// Bytes of any length up to that of a few elements: any, often with zeros,
    /// since `NonZero` refuses them, or with none, or small numbers, since enums
    /// take little else.
    fn bytes(&mut self) -> Vec<u8> {
        let len = (self.next() >> 33) as usize % 1200;
        let zeros = self.next() >> 62;
        let byte = |random: &mut Self, i: usize| {
            let bits = random.next() >> 40;
            match zeros {
                3 if i.trailing_zeros() >= 2 => bits as u8 & 2,
                3 => 0,
                0 => bits as u8,
                1 if bits & 0x300 == 0 => 0,
                _ => bits as u8 | 1,
            }
        };
        (0..len).map(|i| byte(self, i)).collect()
    }
}

fn digest(seed: u64, body: fn(&[u8], &mut Digest)) -> u64 {
    let mut random = Random(seed);
    let mut digest = Digest::new();
    for _ in 0..400 {
        body(&random.bytes(), &mut digest);
    }
    let value = digest.value();
    println!("digest {value:#018x}");
    value
}

#[test]
fn any_bytes_are_a_value_or_an_error() {
    assert_eq!(digest(0x5eed_0001, bodies::read), READ, "{CHANGED}");
}

#[test]
fn any_room_is_enough_or_left_alone() {
    assert_eq!(digest(0x5eed_0002, bodies::write), WRITE, "{CHANGED}");
}
