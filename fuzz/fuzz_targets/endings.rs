//! A match ends in one of the ways it can end.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| ludi_fuzzing::target("endings", bytes));
