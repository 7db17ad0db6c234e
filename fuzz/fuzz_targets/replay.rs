//! A log played again is the match, and so is its record.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| ludi_fuzzing::target("replay", bytes));
