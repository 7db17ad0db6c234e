//! What is legal is accepted, and nothing else.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| ludi_fuzzing::target("legality", bytes));
