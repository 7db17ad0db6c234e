//! What was sealed is changed unseen.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| ludi_fuzzing::target("unseen_change", bytes));
