#![no_main]
//! Values of every kind of type into buffers of arbitrary lengths.

#[allow(dead_code)]
#[path = "../bodies.rs"]
mod bodies;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| bodies::write(bytes, &mut bodies::Digest::new()));
