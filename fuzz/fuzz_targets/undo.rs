//! A step taken back leaves no trace.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| ludi_fuzzing::target("undo", bytes));
