//! Whoever imagines a world does not peek at the true one.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| ludi_fuzzing::target("peeking", bytes));
