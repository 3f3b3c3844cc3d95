#![no_main]
//! Arbitrary bytes into `read_from` and `read_into` of every kind of type.

#[allow(dead_code)]
#[path = "../bodies.rs"]
mod bodies;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| bodies::read(bytes, &mut bodies::Digest::new()));
