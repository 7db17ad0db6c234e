//! Everything can be said, and cites a rule there is.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| ludi_fuzzing::target("words", bytes));
