//! A match ends, and until then somebody can act.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| ludi_fuzzing::target("ends", bytes));
