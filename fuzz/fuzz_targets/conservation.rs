//! No component is lost or doubled.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| ludi_fuzzing::target("conservation", bytes));
